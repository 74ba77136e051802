import type { Database } from '../database/schema.ts';
import type { CustomerDocuments } from '../routes/documents/customerDocuments.ts';
import { createFirebaseSignIn, type FirebaseSignIn } from './firebaseSignIn.ts';
import { createFirestoreDocuments } from './firestoreDocuments.ts';
import { createFirestoreLogs, type FirestoreLogs } from './firestoreLogs.ts';
import type { FirestoreOptions } from './firestoreOptions.ts';
import { createFirestoreRecords } from './firestoreRecords.ts';
import { createGoogleCalls } from './googleCalls.ts';

type Parts = {
  database: Database;
  clock: () => Date;
  logWarning: (error: unknown, message: string) => void;
};

export const createFirestore = (
  options: FirestoreOptions,
  { database, clock, logWarning }: Parts,
): { logs: FirestoreLogs; documents: CustomerDocuments; signIn: FirebaseSignIn } => {
  const calls = createGoogleCalls(options, clock);
  const logs = createFirestoreLogs(createFirestoreRecords(calls, options), clock);
  return {
    logs,
    documents: createFirestoreDocuments({ database, logs, logWarning }),
    signIn: createFirebaseSignIn(calls, options, clock),
  };
};
