import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { createFirestore } from './firestore/createFirestore.ts';
import { copyToFirestore } from './firestore/moveDocuments.ts';
import { createDocumentStore } from './routes/documents/documentStore.ts';
import type { ServerOptions } from './serverOptions.ts';

export const openDocuments = (
  app: FastifyInstance,
  { firestore }: ServerOptions,
  { messages, ...parts }: Pick<Context, 'database' | 'messages' | 'clock' | 'logWarning'>,
): Pick<Context, 'documents' | 'firebaseSignIn'> => {
  const opened = firestore ? createFirestore(firestore, parts) : null;
  app.decorate('copyToFirestore', async () => {
    if (opened) await copyToFirestore({ database: parts.database, logs: opened.logs });
  });
  if (!opened) return { documents: createDocumentStore(parts.database, messages), firebaseSignIn: null };
  const { documents, signIn } = opened;
  return { documents, firebaseSignIn: signIn };
};
