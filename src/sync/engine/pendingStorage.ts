import { readJson } from '../../platform/localJson.ts';
import type { LocalStore } from '../../platform/storage.ts';
import type { JsonObject } from '../rules/cloudStore.ts';
import { isJsonObject } from '../rules/isJsonObject.ts';

const MAX_UNANSWERED = 5;

/** A change that the cloud store hasn't confirmed. Keys sort in the order of the changes. */
export type PendingChange = { key: string; patch: JsonObject; before: JsonObject | null };

export const createPendingStorage = (local: LocalStore, prefix: string) => {
  const keyPrefix = `${prefix}.pending.`;
  const unansweredKey = `${prefix}.unanswered`;

  const unanswered = (): JsonObject[] => {
    const saved = readJson(local.read(unansweredKey))?.patches;
    return Array.isArray(saved) ? saved.filter(isJsonObject) : [];
  };

  return {
    read: (): PendingChange[] =>
      local.keys(keyPrefix).flatMap((storedKey) => {
        const saved = readJson(local.read(storedKey));
        const key = storedKey.slice(keyPrefix.length);
        if (!isJsonObject(saved?.patch)) return [];
        return [{ key, patch: saved.patch, before: isJsonObject(saved.before) ? saved.before : null }];
      }),
    write: ({ key, patch, before }: PendingChange): boolean =>
      local.write(keyPrefix + key, JSON.stringify({ patch, before })),
    remove(keys: readonly string[]): void {
      for (const key of keys) local.remove(keyPrefix + key);
    },
    unanswered,
    /** Remembers a sent patch, because it may be stored although no response arrives. */
    addUnanswered(patch: JsonObject): void {
      const patches = [...unanswered(), patch].slice(-MAX_UNANSWERED);
      local.write(unansweredKey, JSON.stringify({ patches }));
    },
    forgetUnanswered(): void {
      local.remove(unansweredKey);
    },
  };
};
