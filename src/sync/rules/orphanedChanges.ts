import type { Json, JsonObject } from './cloudStore.ts';
import { applyPatch, isObject } from './mergePatch.ts';
import { isSameJson } from './sameJson.ts';

/**
 * A change whose tab was closed. `before` holds the previous values; null when unknown. `unanswered` are patches that
 * were sent without a response; the cloud store applied one of them, or none.
 */
export type OrphanedChange = {
  patch: JsonObject;
  before: JsonObject | null;
  unanswered: readonly JsonObject[];
};

/** The document's values at the paths of a patch; null where there is none. */
export function valuesUnder(document: JsonObject, patch: JsonObject): JsonObject {
  const values: JsonObject = {};
  for (const [key, value] of Object.entries(patch)) {
    const current = document[key];
    values[key] = isObject(value) && isObject(current) ? valuesUnder(current, value) : (current ?? null);
  }
  return values;
}

const toRecords = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

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
 * The part of an orphaned change that still applies to the current document. What another session changed since is
 * newer and stays. A record (a line, a list) is applied completely or not at all.
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
    const currentValue = current[field];
    if (isObject(value) && Object.keys(value).length > 0) {
      const records = unchangedEntries(
        value,
        knownStates.map((known) => toRecords(known[field])),
        toRecords(currentValue),
      );
      if (Object.keys(records).length > 0) applicable[field] = records;
    } else if (knownStates.some((known) => isSameJson(known[field], currentValue))) applicable[field] = value;
  }
  return applicable;
}
