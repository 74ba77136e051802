import type { Firestore, Query, Transaction } from 'firebase/firestore';
import {
  type Records,
  RecordsError,
  type RecordsFailure,
  type RecordsTransaction,
} from '../../sync/rules/records.ts';
import { codeOf } from './firebaseError.ts';
import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  where,
} from './firebaseFirestore.ts';

/** Source: google.rpc.Code, as Firestore names them, and what Firebase says when it can't renew its token. */
const FAILURES: Readonly<Record<string, RecordsFailure>> = {
  unavailable: 'unreachable',
  'deadline-exceeded': 'unreachable',
  cancelled: 'unreachable',
  unauthenticated: 'unauthenticated',
  'permission-denied': 'refused',
  'invalid-argument': 'refused',
  aborted: 'lost',
  'failed-precondition': 'lost',
  'already-exists': 'lost',
  'network-request-failed': 'unreachable',
  'user-token-expired': 'unauthenticated',
  'user-disabled': 'unauthenticated',
};

const asRecordsError = (error: unknown): unknown => {
  const code = codeOf(error);
  if (code === null) return error;
  return new RecordsError(FAILURES[code] ?? 'other', String(error));
};

const failAsRecords = <Result>(result: Promise<Result>): Promise<Result> =>
  result.catch((error: unknown) => {
    throw asRecordsError(error);
  });

const transactionOf = (store: Firestore, transaction: Transaction): RecordsTransaction => ({
  read: async (path) => (await failAsRecords(transaction.get(doc(store, path)))).data() ?? null,
  set: (path, record) => void transaction.set(doc(store, path), record),
  update: (path, fields) => void transaction.update(doc(store, path), fields),
});

/** Firestore as a database of records. Repeats nothing by itself: who asks knows what a lost race is. */
export const createFirestoreRecords = (store: Firestore): Records => {
  const after = (path: string, revision: number): Query =>
    query(collection(store, path), where('revision', '>', revision), orderBy('revision'));
  return {
    read: async (path) => (await failAsRecords(getDocFromServer(doc(store, path)))).data() ?? null,
    async readAfter(path, revision) {
      const { docs } = await failAsRecords(getDocsFromServer(after(path, revision)));
      return docs.map((record) => record.data());
    },
    transact: (action) =>
      failAsRecords(
        runTransaction(store, (transaction) => action(transactionOf(store, transaction)), { maxAttempts: 1 }),
      ),
    listenAfter: (path, revision, onNews, onEnd) =>
      onSnapshot(
        after(path, revision),
        // Else nothing says that the database has answered when nothing was added.
        { includeMetadataChanges: true },
        (snapshot) =>
          onNews({
            added: snapshot
              .docChanges()
              .flatMap(({ type, doc: record }) => (type === 'added' ? [record.data()] : [])),
            isCurrent: !snapshot.metadata.fromCache,
          }),
        (error) => onEnd(new RecordsError(FAILURES[error.code] ?? 'other', error.message)),
      ),
  };
};
