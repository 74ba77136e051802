import { readJson } from '../../platform/localJson.ts';
import type { LocalStore } from '../../platform/storage.ts';
import { whenIdle } from '../../platform/whenIdle.ts';
import type { JsonObject, StoredDocument } from '../rules/cloudStore.ts';
import { isJsonObject } from '../rules/isJsonObject.ts';
import { applyPatch } from '../rules/mergePatch.ts';

/** Patches are stored beside the document up to this length, characters; then the document is written again. */
const MAX_PATCHES_LENGTH = 50_000;

export type StoredBase = {
  get(): StoredDocument;
  /** Whether the cloud store held exactly this; otherwise it isn't stored. */
  isExact(): boolean;
  /** Sets the document as it was read; it is written when the browser is idle. */
  set(base: StoredDocument): void;
  /** Applies a patch; a patch that skips revisions is written only after the document was read again. */
  follow(revision: number, patch: JsonObject): void;
  flush(): void;
};

type Since = { from: number; revision: number; patches: JsonObject[] };

/**
 * A cart of 1,000 lines is a million characters: too much to write at every change. The document stands under one key, and
 * the patches that followed it under another. Patches that don't follow the document that is there count for nothing: the
 * cloud store has what they say, and the next reading brings it.
 */
export const createStoredBase = (
  local: LocalStore,
  key: string,
  mayWrite: () => boolean = () => true,
): StoredBase => {
  const documentKey = `${key}.base`;
  const sinceKey = `${key}.since`;
  let waiting: StoredDocument | null = null;
  let cancelWrite = () => {};

  const readSince = (): Since | null => {
    const saved = readJson(local.read(sinceKey));
    if (!saved || !Array.isArray(saved.patches)) return null;
    const { from, revision, patches } = saved;
    return { from: Number(from), revision: Number(revision), patches: patches.filter(isJsonObject) };
  };

  const writeSince = (since: Since): boolean => {
    const text = JSON.stringify(since);
    if (text.length > MAX_PATCHES_LENGTH) return false;
    local.write(sinceKey, text);
    return true;
  };

  const write = () => {
    if (!waiting) return;
    const { revision } = waiting;
    local.write(documentKey, JSON.stringify(waiting));
    writeSince({ from: revision, revision, patches: [] });
    waiting = null;
  };

  const wait = (base: StoredDocument) => {
    if (!mayWrite()) return;
    if (!waiting) cancelWrite = whenIdle(write);
    waiting = base;
  };

  const storePatch = (base: StoredDocument, patch: JsonObject) => {
    if (!mayWrite()) return;
    const since = waiting ? null : readSince();
    if (since?.revision === base.revision) return;
    const follows = since?.revision === base.revision - 1;
    const patches = [...(since?.patches ?? []), patch];
    if (!since || !follows || !writeSince({ from: since.from, revision: base.revision, patches })) wait(base);
  };

  const read = (): StoredDocument => {
    const saved = readJson(local.read(documentKey));
    if (!isJsonObject(saved?.data)) return { revision: 0, data: {} };
    const base = { revision: Number(saved.revision ?? 0), data: saved.data };
    const since = readSince();
    if (since?.from !== base.revision) return base;
    return { revision: since.revision, data: since.patches.reduce(applyPatch, base.data) };
  };

  let current = read();
  let isExact = true;
  return {
    get: () => current,
    isExact: () => isExact,
    set(base) {
      current = base;
      isExact = true;
      if (waiting || readSince()?.revision !== base.revision) wait(base);
    },
    follow(revision, patch) {
      isExact &&= revision === current.revision + 1;
      current = { revision, data: applyPatch(current.data, patch) };
      if (isExact) storePatch(current, patch);
    },
    flush() {
      cancelWrite();
      write();
    },
  };
};
