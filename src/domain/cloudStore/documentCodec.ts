import type { JsonObject } from './cloudStore.ts';

/** A document with the value that it was decoded to. */
export type DecodedDocument<Value> = { readonly document: JsonObject; readonly value: Value };

/**
 * How a document of the cloud store becomes a typed value, and a typed change a merge patch. Documents are decoded only when
 * they come from elsewhere: the browser's storage, the cloud store, another tab.
 */
export type DocumentCodec<Value, Change> = {
  /** Reuses what was decoded before wherever the document still says the same. */
  decode(document: JsonObject, previous: DecodedDocument<Value> | null): Value;
  /** The value after a change of this tab. */
  apply(value: Value, change: Change): Value;
  /** The merge patch of a change; empty where nothing changes. */
  encode(change: Change): JsonObject;
  /**
   * What must be corrected in a document as the cloud store holds it before unsent changes go on top: a number that it lacks,
   * what is another customer's. An empty patch: nothing.
   */
  reconcile(document: JsonObject): JsonObject;
};
