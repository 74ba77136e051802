import type { DocumentName, JsonObject } from '../../domain/cloudStore/cloudStore.ts';
import { combinePatches } from '../../domain/cloudStore/mergePatch.ts';
import type { LocalStore } from '../../platform/storage.ts';
import { isObject, readJson } from './localJson.ts';
import { createStoredBase, type StoredBase } from './storedBase.ts';

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
  /** Keeps this tab's own changes, and states that the tab is alive; an empty patch leaves nothing behind. */
  keep(pending: JsonObject): void;
  /** Keeps this tab's own changes for whichever tab comes next, and writes what waits. */
  leave(pending: JsonObject): void;
  /** The changes of other tabs, oldest first. */
  ofOthers(): JsonObject;
  /** Takes over the changes of tabs that are gone, oldest first. Those of live tabs stay theirs: they will send them. */
  adopt(): JsonObject;
};

type Kept = { key: string; heldUntil: number; patch: JsonObject };

export const createLocalCopy = ({ local, name, owner, writer, now }: LocalCopyOptions): LocalCopy => {
  const base = createStoredBase(local, `${name}.${owner}`);
  const prefix = `${name}.${owner}.pending.`;
  const ownKey = prefix + writer;

  const keptByOthers = (): Kept[] =>
    local
      .keys(prefix)
      .filter((key) => key !== ownKey)
      .map((key) => {
        const saved = readJson(local.read(key));
        const patch = isObject(saved?.patch) ? saved.patch : {};
        return { key, heldUntil: Number(saved?.heldUntil ?? 0), patch };
      })
      .toSorted((one, other) => one.heldUntil - other.heldUntil);

  const save = (pending: JsonObject, heldUntil: number) => {
    if (Object.keys(pending).length === 0) local.remove(ownKey);
    else local.write(ownKey, JSON.stringify({ heldUntil, patch: pending }));
  };

  return {
    base,
    keep: (pending) => save(pending, now() + HOLD),
    leave(pending) {
      save(pending, 0);
      base.flush();
    },
    ofOthers: () => keptByOthers().reduce<JsonObject>((all, { patch }) => combinePatches(all, patch), {}),
    adopt() {
      const left = keptByOthers().filter(({ heldUntil }) => heldUntil <= now());
      for (const { key } of left) local.remove(key);
      return left.reduce<JsonObject>((all, { patch }) => combinePatches(all, patch), {});
    },
  };
};
