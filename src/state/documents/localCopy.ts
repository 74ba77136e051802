import type { DocumentName, JsonObject } from '../../domain/cloudStore/cloudStore.ts';
import { type LeftBehind, valuesUnder } from '../../domain/cloudStore/leftBehind.ts';
import { combinePatches } from '../../domain/cloudStore/mergePatch.ts';
import { confirmLeaving } from '../../platform/leaveGuard.ts';
import type { LocalStore } from '../../platform/storage.ts';
import { isObject, readJson } from './localJson.ts';
import { createStoredBase, type StoredBase } from './storedBase.ts';

/** Of the patches that were sent in vain so many are remembered. */
const MOST_UNANSWERED = 5;
/** For how long a tab's own changes are left to it without a sign of life, ms; hidden tabs give one a minute. */
const HOLD = 150_000;

export type LocalCopyOptions = {
  local: LocalStore;
  name: DocumentName;
  /** Whose document it is. */
  owner: string;
  /** This open tab. */
  writer: string;
  /** ms since the epoch. */
  now(): number;
};

/** What the browser keeps of a document: what the cloud store last held, and each tab's changes that it hasn't taken yet. */
export type LocalCopy = {
  base: StoredBase;
  /**
   * Keeps this tab's own changes, and states that the tab is alive; an empty patch leaves nothing behind. Where the browser
   * refuses to keep them, it asks before the page is left, until they are sent.
   */
  keep(pending: JsonObject): void;
  /** Keeps this tab's own changes for whichever tab comes next, and writes what waits. */
  leave(pending: JsonObject): void;
  /** Keeps a patch that is sent, and with it that it is perhaps taken though no answer comes. */
  sends(patch: JsonObject): void;
  /** The cloud store was heard: it is known what it took. */
  isHeard(): void;
  /** The changes of other tabs, oldest first. */
  ofOthers(): JsonObject;
  /** Whether tabs that are gone left changes behind. Those of live tabs stay theirs: they will send them. */
  isToAdopt(): boolean;
  /** Takes over the changes of tabs that are gone, oldest first. */
  adopt(): LeftBehind[];
};

type Kept = LeftBehind & { key: string; heldUntil: number };

export const createLocalCopy = ({ local, name, owner, writer, now }: LocalCopyOptions): LocalCopy => {
  const base = createStoredBase(local, `${name}.${owner}`);
  let letGo = () => {};
  let unanswered: JsonObject[] = [];
  const prefix = `${name}.${owner}.pending.`;
  const ownKey = prefix + writer;

  const keptByOthers = (): Kept[] =>
    local
      .keys(prefix)
      .filter((key) => key !== ownKey)
      .map((key) => {
        const saved = readJson(local.read(key));
        const patch = isObject(saved?.patch) ? saved.patch : {};
        const before = isObject(saved?.before) ? saved.before : null;
        const unanswered = Array.isArray(saved?.unanswered) ? saved.unanswered.filter(isObject) : [];
        return { key, heldUntil: Number(saved?.heldUntil ?? 0), patch, before, unanswered };
      })
      .toSorted((one, other) => one.heldUntil - other.heldUntil);

  /** Answers whether leaving the page loses nothing. */
  const save = (pending: JsonObject, heldUntil: number): boolean => {
    if (Object.keys(pending).length === 0) {
      local.remove(ownKey);
      return true;
    }
    const before = valuesUnder(base.get().data, pending);
    return local.write(ownKey, JSON.stringify({ heldUntil, patch: pending, before, unanswered }));
  };

  const left = () => keptByOthers().filter(({ heldUntil }) => heldUntil <= now());

  const keep = (pending: JsonObject): void => {
    const isKept = save(pending, now() + HOLD);
    letGo();
    letGo = isKept ? () => {} : confirmLeaving();
  };

  return {
    base,
    keep,
    leave(pending) {
      save(pending, 0);
      base.flush();
      letGo();
    },
    sends(patch) {
      unanswered = [...unanswered, patch].slice(-MOST_UNANSWERED);
      keep(patch);
    },
    isHeard() {
      unanswered = [];
    },
    ofOthers: () => keptByOthers().reduce<JsonObject>((all, { patch }) => combinePatches(all, patch), {}),
    isToAdopt: () => left().length > 0,
    adopt: () =>
      left().map(({ key, ...changes }) => {
        local.remove(key);
        return changes;
      }),
  };
};
