import type { JsonObject } from '../../domain/cloudStore/cloudStore.ts';
import { combinePatches } from '../../domain/cloudStore/mergePatch.ts';
import { type OrphanedChange, valuesUnder } from '../../domain/cloudStore/orphanedChanges.ts';
import { confirmLeaving } from '../../platform/leaveGuard.ts';
import type { LocalStore } from '../../platform/storage.ts';
import { isObject, readJson } from './localJson.ts';

/** Of the patches that were sent without an answer so many are remembered. */
const MAX_UNANSWERED = 5;

/** A change that the cloud store hasn't taken yet. Keys sort in the order of the changes. */
export type PendingChange = { key: string; patch: JsonObject; before: JsonObject | null };

type Options = {
  local: LocalStore;
  /** The document and whose it is; the beginning of the local keys. */
  prefix: string;
  /** Names this open tab. */
  tab: string;
  /** ms since the epoch. */
  now(): number;
};

/**
 * The changes of one document that the cloud store hasn't taken yet, of all tabs of this browser: each under a key of its own
 * in local storage, so that no tab writes over another's. The tab that makes a change adds it, the tab that sends it removes
 * it. Where the browser refuses to store one, it asks before the page is left, until it is sent.
 */
export const createPendingQueue = ({ local, prefix, tab, now }: Options) => {
  const keyPrefix = `${prefix}.pending.`;
  const unansweredKey = `${prefix}.unanswered`;
  const changes = new Map<string, PendingChange>();
  /** Another tab's message about a change may come after the one that it was sent. */
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
      if (!isObject(saved?.patch)) return [];
      return [{ key, patch: saved.patch, before: isObject(saved.before) ? saved.before : null }];
    });

  const unanswered = (): JsonObject[] => {
    const saved = readJson(local.read(unansweredKey))?.patches;
    return Array.isArray(saved) ? saved.filter(isObject) : [];
  };

  return {
    inOrder,
    isEmpty: () => changes.size === 0,
    /** Takes in what other tabs, open or gone, have stored; answers with the keys of theirs. */
    load(): string[] {
      for (const change of stored()) {
        if (!changes.has(change.key) && !removed.has(change.key)) changes.set(change.key, change);
      }
      return [...changes.keys()].filter((key) => !isOwn(key));
    },
    /**
     * Stores a change of this tab. It joins the tab's last one where no other tab's follows that and it isn't being sent
     * (`sending`): then the joined change replaces it under a new key, since whoever sends may be sending the old one.
     */
    add(patch: JsonObject, document: JsonObject, sending: readonly string[]) {
      const last = inOrder().at(-1);
      const joined = last && isOwn(last.key) && !sending.includes(last.key) ? last : null;
      const whole = joined ? combinePatches(joined.patch, patch) : patch;
      const added = { key: newKey(now()), patch: whole, before: valuesUnder(document, whole) };
      store(added);
      if (joined) remove([joined.key]);
      return { added: [added], removed: joined ? [joined.key] : [] };
    },
    /** Puts one change in front of all others in the place of some; an empty patch only removes those. */
    replaceFirst(keys: readonly string[], patch: JsonObject, document: JsonObject) {
      const isEmpty = Object.keys(patch).length === 0;
      const added = isEmpty ? [] : [{ key: newKey(0), patch, before: valuesUnder(document, patch) }];
      for (const change of added) store(change);
      remove(keys);
      return { added, removed: [...keys] };
    },
    /** The cloud store has taken these; the others were made knowing them, so what stood in their places is written anew. */
    taken(keys: readonly string[], document: JsonObject): void {
      for (const change of inOrder()) {
        if (!keys.includes(change.key)) store({ ...change, before: valuesUnder(document, change.patch) });
      }
      remove(keys);
    },
    /** What another tab said of its changes, which it has stored or removed itself. */
    follow({ added, removed: gone }: { added: readonly PendingChange[]; removed: readonly string[] }): void {
      for (const change of added) if (!removed.has(change.key)) changes.set(change.key, change);
      forget(gone);
    },
    /** A change as one whose tab is gone. */
    asOrphan: ({ patch, before }: PendingChange): OrphanedChange => ({
      patch,
      before,
      unanswered: unanswered(),
    }),
    /** Remembers a patch that is sent, since it may be taken though no answer comes. */
    startSending(patch: JsonObject): void {
      const patches = [...unanswered(), patch].slice(-MAX_UNANSWERED);
      local.write(unansweredKey, JSON.stringify({ patches }));
    },
    /** The cloud store answered: what it took is known. */
    forgetUnanswered(): void {
      local.remove(unansweredKey);
    },
    /** The page is left on purpose: it isn't asked about any more. */
    close: () => stopGuarding(),
  };
};

export type PendingQueue = ReturnType<typeof createPendingQueue>;
