import { confirmLeaving } from '../../platform/leaveGuard.ts';
import type { LocalStore } from '../../platform/storage.ts';
import type { JsonObject } from '../rules/cloudStore.ts';
import { combinePatches } from '../rules/mergePatch.ts';
import { type OrphanedChange, valuesUnder } from '../rules/orphanedChanges.ts';
import { createPendingStorage, type PendingChange } from './pendingStorage.ts';

type Options = {
  local: LocalStore;
  /** The document and whose it is; the beginning of the local keys. */
  prefix: string;
  tab: string;
  /** ms since the epoch. */
  now(): number;
};

const byKey = (one: PendingChange, other: PendingChange): number => (one.key < other.key ? -1 : 1);

/** Each key names its tab. `time`: ms since the epoch; 0 is in front of all others. */
const createKeys = (tab: string) => {
  let counter = 0;
  return {
    newKey(time: number): string {
      counter += 1;
      return `${time.toString(36).padStart(9, '0')}-${counter.toString(36).padStart(5, '0')}-${tab}`;
    },
    isOwn: (key: string): boolean => key.endsWith(`-${tab}`),
  };
};

/**
 * The unconfirmed changes of one document, of all tabs of this browser: each under a key of its own in local storage, so that
 * no tab overwrites another's. The tab that makes a change adds it, the tab that sends it removes
 * it. Where the browser refuses to store one, it asks before the page is left, until it is sent.
 */
export const createPendingQueue = ({ local, prefix, tab, now }: Options) => {
  const { newKey, isOwn } = createKeys(tab);
  const storage = createPendingStorage(local, prefix);
  const changes = new Map<string, PendingChange>();
  /** Another tab's message about a change may arrive after the message that it was sent. */
  const removed = new Set<string>();
  let stopGuarding = () => {};

  const inOrder = (): PendingChange[] => [...changes.values()].toSorted(byKey);

  const store = (change: PendingChange): void => {
    changes.set(change.key, change);
    const isStored = storage.write(change);
    stopGuarding();
    stopGuarding = isStored ? () => {} : confirmLeaving(local);
  };

  const forget = (keys: readonly string[]): void => {
    for (const key of keys) {
      changes.delete(key);
      removed.add(key);
    }
    if (changes.size === 0) stopGuarding();
  };

  const remove = (keys: readonly string[]): void => {
    forget(keys);
    storage.remove(keys);
  };

  return {
    inOrder,
    isEmpty: () => changes.size === 0,
    /** Reads what all tabs, open or closed, have stored; returns the keys of the other tabs' changes. */
    load(): string[] {
      for (const change of storage.read()) {
        if (!changes.has(change.key) && !removed.has(change.key)) changes.set(change.key, change);
      }
      return [...changes.keys()].filter((key) => !isOwn(key));
    },
    /**
     * Stores a change of this tab. It joins the tab's last one where no other tab's follows that and it isn't being sent
     * (`sending`): then the joined change replaces it under a new key, because the writing tab may be sending the old one.
     */
    add(patch: JsonObject, document: JsonObject, sending: readonly string[]) {
      const last = inOrder().at(-1);
      const joined = last && isOwn(last.key) && !sending.includes(last.key) ? last : null;
      const patchToStore = joined ? combinePatches(joined.patch, patch) : patch;
      const added = { key: newKey(now()), patch: patchToStore, before: valuesUnder(document, patchToStore) };
      store(added);
      if (joined) remove([joined.key]);
      return { added: [added], removed: joined ? [joined.key] : [] };
    },
    /** Replaces some changes by one in front of all others; an empty patch only removes them. */
    replaceFirst(keys: readonly string[], patch: JsonObject, document: JsonObject) {
      const isEmpty = Object.keys(patch).length === 0;
      const added = isEmpty ? [] : [{ key: newKey(0), patch, before: valuesUnder(document, patch) }];
      for (const change of added) store(change);
      remove(keys);
      return { added, removed: [...keys] };
    },
    /** The cloud store has confirmed these; the previous values of the remaining changes are stored again. */
    taken(keys: readonly string[], document: JsonObject): void {
      for (const change of inOrder()) {
        if (!keys.includes(change.key)) store({ ...change, before: valuesUnder(document, change.patch) });
      }
      remove(keys);
    },
    /** Follows another tab's message; that tab has stored or removed its changes itself. */
    follow({ added, removed: gone }: { added: readonly PendingChange[]; removed: readonly string[] }): void {
      for (const change of added) if (!removed.has(change.key)) changes.set(change.key, change);
      forget(gone);
    },
    asOrphan: ({ patch, before }: PendingChange): OrphanedChange => ({
      patch,
      before,
      unanswered: storage.unanswered(),
    }),
    startSending: storage.addUnanswered,
    forgetUnanswered: storage.forgetUnanswered,
    /** The customer has logged out: leaving the page needs no confirmation any more. */
    close: () => stopGuarding(),
  };
};

export type PendingQueue = ReturnType<typeof createPendingQueue>;
