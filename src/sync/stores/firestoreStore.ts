import { CallError, type CallFailure } from '../../api/callError.ts';
import type { CloudStore, DocumentName } from '../rules/cloudStore.ts';
import { RecordsError, type RecordsFailure } from '../rules/records.ts';
import { readLog } from './firestoreReading.ts';
import { watchLogs } from './firestoreWatching.ts';
import { createLogWriter, type WritingOptions } from './firestoreWriting.ts';

const FAILURES: Record<RecordsFailure, CallFailure> = {
  unreachable: 'network',
  unauthenticated: 'unauthorized',
  refused: 'forbidden',
  lost: 'server',
  other: 'server',
};

const asCallError = (error: unknown): unknown =>
  error instanceof RecordsError ? new CallError(FAILURES[error.failure], { message: error.message }) : error;

const failAsCall = <Result>(result: Promise<Result>): Promise<Result> =>
  result.catch((error: unknown) => {
    throw asCallError(error);
  });

export type FirestoreStoreOptions = Omit<WritingOptions, 'read'>;

export const createFirestoreStore = (options: FirestoreStoreOptions): CloudStore => {
  const { records, alias, email, writer, now } = options;
  const written = new Map<DocumentName, number>();
  const read = (name: DocumentName) =>
    readLog(records, { alias, email, name, atLeast: written.get(name) ?? 0 });
  const append = createLogWriter({ ...options, read });
  const known = new Map<DocumentName, number>();
  let watching: ReturnType<typeof watchLogs> | null = null;

  return {
    async read(name) {
      const document = await failAsCall(read(name));
      known.set(name, document.revision);
      watching?.from(name, document.revision);
      return document;
    },
    async patch(name, patch) {
      const revision = await failAsCall(append(name, patch));
      written.set(name, Math.max(revision, written.get(name) ?? 0));
      return revision;
    },
    watch(onChange, onGap) {
      const mine = watchLogs({ records, alias, email, writer, now, onChange, onGap });
      watching = mine;
      for (const [name, revision] of known) mine.from(name, revision);
      return () => {
        mine.stop();
        if (watching === mine) watching = null;
      };
    },
  };
};
