import type { JsonObject } from './cloudStore.ts';

export type DecodedDocument<Value> = { readonly document: JsonObject; readonly value: Value };

/** Only documents of the browser's storage, the cloud store and other tabs are decoded. */
export type DocumentCodec<Value, Change> = {
  /** Reuses parts of the previous value where the document didn't change. */
  decode(document: JsonObject, previous: DecodedDocument<Value> | null): Value;
  apply(value: Value, change: Change): Value;
  encode(change: Change): JsonObject;
  /** A patch that corrects a cloud document, sent before unsent changes: a missing number or list, or another client's lines. */
  reconcile(document: JsonObject): JsonObject;
};
