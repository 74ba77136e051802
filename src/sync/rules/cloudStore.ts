export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** The documents of a customer. `devices`: those that get pushes. Nothing is kept in `preferences`. */
export type DocumentName =
  | 'transaction'
  | 'favourites'
  | 'quick_order'
  | 'notifications'
  | 'devices'
  | 'preferences';

export type StoredDocument = { revision: number; data: JsonObject };

/** Implemented over the back office's /documents. Changes are JSON merge patches (RFC 7396). */
export type CloudStore = {
  /** A new document is empty with revision 0. Rejects when the store can't be reached. */
  read(name: DocumentName): Promise<StoredDocument>;
  /** Returns the new revision. Rejects when the store can't be reached or refuses the patch; repeating a patch is safe. */
  patch(name: DocumentName, patch: JsonObject): Promise<number>;
  /** Subscribes to changes of all documents by other writers, also by the back office; `onGap`: changes may have been missed. */
  watch(onChange: (change: DocumentChange) => void, onGap: () => void): () => void;
};

/** Without a patch the document must be read again. */
export type DocumentChange = { name: DocumentName; revision: number; patch: JsonObject | null };
