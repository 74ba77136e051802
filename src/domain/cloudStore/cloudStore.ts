/** JSON as it lies in a document. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** The documents the portal keeps for a customer (specification §7, cloud store). */
export type DocumentName = 'transaction' | 'favourites' | 'notifications' | 'devices' | 'preferences';

export type StoredDocument = { revision: number; data: JsonObject };

/**
 * The cloud store: one document of each name per company, host alias and e-mail. A port, since there are two real
 * stores behind it: the back office's own, and Firestore. Every change is a JSON merge patch (RFC 7396).
 */
export type CloudStore = {
  /** A document that was never written is empty, with revision 0. Rejects when it can't be reached. */
  read(name: DocumentName): Promise<StoredDocument>;
  /** Answers with the document's new revision. Rejects when it can't be reached; sending the same patch again is safe. */
  patch(name: DocumentName, patch: JsonObject): Promise<number>;
  /** Hears the changes that other open sessions make, and `onGap` when some may have been missed. */
  watch(onChange: (change: DocumentChange) => void, onGap: () => void): () => void;
};

export type DocumentChange = { name: DocumentName; revision: number; patch: JsonObject };
