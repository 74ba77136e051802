import type { JsonObject, StoredDocument } from './cloudStore.ts';
import { applyPatch } from './mergePatch.ts';

/** The document after these changes, in their order. Null: the change between two of them is missing. Older ones don't count. */
export const foldChanges = (
  base: StoredDocument,
  changes: readonly { revision: number; patch: JsonObject }[],
): StoredDocument | null => {
  let { revision, data } = base;
  for (const change of changes) {
    if (change.revision <= revision) continue;
    if (change.revision !== revision + 1) return null;
    data = applyPatch(data, change.patch);
    revision = change.revision;
  }
  return { revision, data };
};
