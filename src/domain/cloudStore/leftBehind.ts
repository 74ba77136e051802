import type { Json, JsonObject } from './cloudStore.ts';
import { applyPatch, isObject } from './mergePatch.ts';

/**
 * Changes that a tab left behind, with what stood in their places when it made them; null: it isn't known. `unanswered`: what
 * it had sent of them without hearing an answer; the cloud store took any one of these patches, or none.
 */
export type LeftBehind = {
  patch: JsonObject;
  before: JsonObject | null;
  unanswered: readonly JsonObject[];
};

/** What stands in a document where a patch would write; null where there is nothing. */
export function valuesUnder(document: JsonObject, patch: JsonObject): JsonObject {
  const values: JsonObject = {};
  for (const [key, value] of Object.entries(patch)) {
    const now = document[key];
    values[key] = isObject(value) && isObject(now) ? valuesUnder(now, value) : (now ?? null);
  }
  return values;
}

/** Whether two values say the same: the order of fields says nothing, and absent is null. */
function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, at) => isSame(value, other[at]));
  if (isObject(one) && isObject(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
      isSame(one[key], other[key]),
    );
  return (one ?? null) === (other ?? null);
}

const recordsOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

/** The entries of a patch in whose places stands what the tab knew of. */
function untouched(patch: JsonObject, known: readonly JsonObject[], now: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(patch).filter(([key]) => known.some((was) => isSame(was[key], now[key]))),
  );
}

/**
 * What of the changes that a tab left behind is still meant. It may be long ago: whatever another session changed since is the
 * newer intent and stays; what the tab itself had sent is no other's. A record (a line, a list; an entry of a field of the
 * document) is taken as a whole: half of one intent and half of another is nobody's.
 */
export function stillMeant({ patch, before, unanswered }: LeftBehind, document: JsonObject): JsonObject {
  if (before === null) return patch;
  const known = [before, ...unanswered.map((sent) => valuesUnder(applyPatch(before, sent), patch))];
  const now = valuesUnder(document, patch);
  const meant: JsonObject = {};
  for (const [field, value] of Object.entries(patch)) {
    const is = now[field];
    if (isObject(value) && Object.keys(value).length > 0) {
      const records = untouched(
        value,
        known.map((was) => recordsOf(was[field])),
        recordsOf(is),
      );
      if (Object.keys(records).length > 0) meant[field] = records;
    } else if (known.some((was) => isSame(was[field], is))) meant[field] = value;
  }
  return meant;
}
