import type { Json, JsonObject } from './cloudStore.ts';
import { applyPatch, isObject } from './mergePatch.ts';
import { isSameJson } from './sameJson.ts';

/**
 * A change whose tab is gone. `before`: what stood in its places when it was made; null: unknown. `unanswered`: patches that
 * were sent without an answer; the cloud store took any one of them, or none.
 */
export type OrphanedChange = {
  patch: JsonObject;
  before: JsonObject | null;
  unanswered: readonly JsonObject[];
};

/** What stands in a document where a patch would write; null where there is nothing. */
export function valuesUnder(document: JsonObject, patch: JsonObject): JsonObject {
  const values: JsonObject = {};
  for (const [key, value] of Object.entries(patch)) {
    const current = document[key];
    values[key] = isObject(value) && isObject(current) ? valuesUnder(current, value) : (current ?? null);
  }
  return values;
}

const recordsOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

/** The entries of a patch in whose places stands one of the states that the tab knew. */
function unchangedEntries(
  patch: JsonObject,
  knownStates: readonly JsonObject[],
  current: JsonObject,
): JsonObject {
  return Object.fromEntries(
    Object.entries(patch).filter(([key]) =>
      knownStates.some((known) => isSameJson(known[key], current[key])),
    ),
  );
}

/**
 * What of an orphaned change still applies to the document as it was just read. It may be old: whatever another session
 * changed since is the newer intent and stays. A record (a line, a list; an entry of a field of the document) is taken as a
 * whole: half of one intent and half of another is nobody's.
 */
export function applicablePatch(
  { patch, before, unanswered }: OrphanedChange,
  document: JsonObject,
): JsonObject {
  if (before === null) return patch;
  const knownStates = [before, ...unanswered.map((sent) => valuesUnder(applyPatch(before, sent), patch))];
  const current = valuesUnder(document, patch);
  const applicable: JsonObject = {};
  for (const [field, value] of Object.entries(patch)) {
    const now = current[field];
    if (isObject(value) && Object.keys(value).length > 0) {
      const records = unchangedEntries(
        value,
        knownStates.map((known) => recordsOf(known[field])),
        recordsOf(now),
      );
      if (Object.keys(records).length > 0) applicable[field] = records;
    } else if (knownStates.some((known) => isSameJson(known[field], now))) applicable[field] = value;
  }
  return applicable;
}
