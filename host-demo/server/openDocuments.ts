import type { Context } from './context.ts';
import { createFirestore } from './firestore/createFirestore.ts';
import { createDocumentStore } from './routes/documents/documentStore.ts';
import type { ServerOptions } from './serverOptions.ts';

/** The customers' documents in the chosen cloud store: the database, or Firestore. */
export const openDocuments = (
  { firestore }: ServerOptions,
  { messages, ...parts }: Pick<Context, 'database' | 'messages' | 'clock' | 'logWarning'>,
): Pick<Context, 'documents' | 'firebaseSignIn'> => {
  if (!firestore) return { documents: createDocumentStore(parts.database, messages), firebaseSignIn: null };
  const { documents, signIn } = createFirestore(firestore, parts);
  return { documents, firebaseSignIn: signIn };
};
