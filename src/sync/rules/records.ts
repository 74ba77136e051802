/** Why a database of records didn't do what it was asked. `lost`: another writer was faster. */
export type RecordsFailure = 'unreachable' | 'unauthenticated' | 'refused' | 'lost' | 'other';

export class RecordsError extends Error {
  override readonly name = 'RecordsError';
  readonly failure: RecordsFailure;

  constructor(failure: RecordsFailure, message: string = failure) {
    super(message);
    this.failure = failure;
  }
}

/** Dates are kept as points in time, which other records can't be told from otherwise. */
type RecordFields = Readonly<Record<string, string | number | Date>>;

export type RecordsTransaction = {
  read(path: string): Promise<unknown>;
  set(path: string, record: RecordFields): void;
  /** Of a record that exists. */
  update(path: string, fields: RecordFields): void;
};

/** What a listener of changes hears. `isCurrent`: the database has said that there are no more; false while it can't be heard. */
export type RecordsNews = { added: readonly unknown[]; isCurrent: boolean };

/** A database of records at paths (Firestore), as much of it as the log of changes needs. Rejects with {@link RecordsError}. */
export type Records = {
  read(path: string): Promise<unknown>;
  /** Records of a collection whose `revision` is larger, in its order. */
  readAfter(collection: string, revision: number): Promise<readonly unknown[]>;
  /** One attempt: all or nothing, and only when nothing that it has read has changed. Reaches the database on its own way. */
  transact<Result>(action: (transaction: RecordsTransaction) => Promise<Result>): Promise<Result>;
  /** Those of `readAfter`, and all that are added later, until the returned function is called or it has ended by itself. */
  listenAfter(
    collection: string,
    revision: number,
    onNews: (news: RecordsNews) => void,
    onEnd: (error: unknown) => void,
  ): () => void;
};
