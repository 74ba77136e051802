import { confirmLeaving } from '../../platform/leaveGuard.ts';
import { readJson } from '../../platform/localJson.ts';
import type { LocalStore } from '../../platform/storage.ts';
import type { JsonObject } from '../rules/cloudStore.ts';
import { isJsonObject } from '../rules/isJsonObject.ts';
import { combinePatches } from '../rules/mergePatch.ts';
import { type OrphanedChange, valuesUnder } from '../rules/orphanedChanges.ts';

/** Patches that were sent without a response: so many are remembered. */
const MAX_UNANSWERED = 5;

/** A change that the cloud store hasn't confirmed. Keys sort in the order of the changes. */
export type PendingChange = { key: string; patch: JsonObject; before: JsonObject | null };

type Options = {
  local: LocalStore;
  /** The document and whose it is; the beginning of the local keys. */
  prefix: string;
  tab: string;
  /** ms since the epoch. */
  now(): number;
};

/**
 * The unconfirmed changes of one document, of all tabs of this browser: each under a key of its own in local storage, so that
 * no tab overwrites another's. The tab that makes a change adds it, the tab that sends it removes
 * it. Where the browser refuses to store one, it asks before the page is left, until it is sent.
 */
export const createPendingQueue = ({ local, prefix, tab, now }: Options) => {
  const keyPrefix = `${prefix}.pending.`;
  const unansweredKey = `${prefix}.unanswered`;
  const changes = new Map<string, PendingChange>();
  /** Another tab's message about a change may arrive after the message that it was sent. */
  const removed = new Set<string>();
  let counter = 0;
  let stopGuarding = () => {};

  const newKey = (time: number): string => {
    counter += 1;
    return `${time.toString(36).padStart(9, '0')}-${counter.toString(36).padStart(5, '0')}-${tab}`;
  };
  const isOwn = (key: string): boolean => key.endsWith(`-${tab}`);
  const inOrder = (): PendingChange[] =>
    [...changes.values()].toSorted((one, other) => (one.key < other.key ? -1 : 1));

  const store = (change: PendingChange): void => {
    const { key, patch, before } = change;
    changes.set(key, change);
    const isStored = local.write(keyPrefix + key, JSON.stringify({ patch, before }));
    stopGuarding();
    stopGuarding = isStored ? () => {} : confirmLeaving();
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
    for (const key of keys) local.remove(keyPrefix + key);
  };

  const stored = (): PendingChange[] =>
    local.keys(keyPrefix).flatMap((storedKey) => {
      const saved = readJson(local.read(storedKey));
      const key = storedKey.slice(keyPrefix.length);
      if (!isJsonObject(saved?.patch)) return [];
      return [{ key, patch: saved.patch, before: isJsonObject(saved.before) ? saved.before : null }];
    });

  const unanswered = (): JsonObject[] => {
    const saved = readJson(local.read(unansweredKey))?.patches;
    return Array.isArray(saved) ? saved.filter(isJsonObject) : [];
  };

  return {
    inOrder,
    isEmpty: () => changes.size === 0,
    /** Reads what all tabs, open or closed, have stored; returns the keys of the other tabs' changes. */
    load(): string[] {
      for (const change of stored()) {
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
    /** A change whose tab was closed. */
    asOrphan: ({ patch, before }: PendingChange): OrphanedChange => ({
      patch,
      before,
      unanswered: unanswered(),
    }),
    /** Remembers a sent patch, because it may be stored although no response arrives. */
    startSending(patch: JsonObject): void {
      const patches = [...unanswered(), patch].slice(-MAX_UNANSWERED);
      local.write(unansweredKey, JSON.stringify({ patches }));
    },
    forgetUnanswered(): void {
      local.remove(unansweredKey);
    },
    /** The customer has logged out: leaving the page needs no confirmation any more. */
    close: () => stopGuarding(),
  };
};

export type PendingQueue = ReturnType<typeof createPendingQueue>;
