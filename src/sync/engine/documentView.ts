import { createStore, type StoreApi } from 'zustand/vanilla';
import type { JsonObject } from '../rules/cloudStore.ts';
import type { DecodedDocument, DocumentCodec } from '../rules/documentCodec.ts';
import { applyPatch } from '../rules/mergePatch.ts';
import { isSameJson } from '../rules/sameJson.ts';
import type { PendingQueue } from './pendingQueue.ts';
import type { StoredBase } from './storedBase.ts';

/**
 * `saved`: the cloud store has everything; `saving`: being sent; `offline`: stored in this browser, sent once online;
 * `refused`: stored in this browser, rejected by the cloud store, sent again with the next change.
 */
export type SyncStatus = 'saved' | 'saving' | 'offline' | 'refused';

export type SyncedDocument<Value> = {
  value: Value;
  status: SyncStatus;
  /** Whether the cloud store has been read since the page was loaded. */
  restored: boolean;
  /** Whether the cloud store's document is known, now or from an earlier visit. */
  isKnown: boolean;
};

export const isEmptyPatch = (patch: JsonObject): boolean => Object.keys(patch).length === 0;

const applyAll = (document: JsonObject, patches: readonly JsonObject[]): JsonObject =>
  patches.reduce((data, patch) => (isEmptyPatch(patch) ? data : applyPatch(data, patch)), document);

/** The typed value of a document with its unsent changes; decoded again only when the document changed. */
export const createDocumentView = <Value, Change>(
  codec: DocumentCodec<Value, Change>,
  base: StoredBase,
  queue: PendingQueue,
) => {
  const decode = (previous: DecodedDocument<Value> | null): DecodedDocument<Value> => {
    const { data } = base.get();
    const document = applyAll(data, [codec.reconcile(data), ...queue.inOrder().map(({ patch }) => patch)]);
    const isSame = previous !== null && isSameJson(previous.document, document);
    return { document, value: isSame ? previous.value : codec.decode(document, previous) };
  };
  let decoded = decode(null);
  const isKnown = () => !isEmptyPatch(base.get().data);
  const state: StoreApi<SyncedDocument<Value>> = createStore<SyncedDocument<Value>>(() => ({
    value: decoded.value,
    status: 'saving',
    restored: false,
    isKnown: isKnown(),
  }));
  return {
    state,
    update(changes: Partial<SyncedDocument<Value>> = {}) {
      decoded = decode(decoded);
      state.setState({ value: decoded.value, isKnown: isKnown(), ...changes });
    },
    apply(change: Change, patch: JsonObject) {
      decoded = { document: applyPatch(decoded.document, patch), value: codec.apply(decoded.value, change) };
      const isOffline = state.getState().status === 'offline';
      state.setState({ value: decoded.value, status: isOffline ? 'offline' : 'saving' });
    },
  };
};
