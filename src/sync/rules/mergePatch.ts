import type { Json, JsonObject } from './cloudStore.ts';

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Applies a JSON merge patch (RFC 7396): null removes a field, objects merge, everything else replaces. */
export const applyPatch = (document: JsonObject, patch: JsonObject): JsonObject => {
  const result: JsonObject = { ...document };
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key];
    else if (isObject(value)) {
      const before = result[key];
      result[key] = applyPatch(isObject(before) ? before : {}, value);
    } else result[key] = value;
  }
  return result;
};

/**
 * Combines two patches into one. It differs from applying both in one case, which RFC 7396 can't express: an object in
 * `second` that follows a removal, or a plain value, in `first` merges into the document's value instead of replacing
 * it. To replace, a patch must name every field, and set absent ones to null.
 */
export const combinePatches = (first: JsonObject, second: JsonObject): JsonObject => {
  const result: JsonObject = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const before = result[key];
    result[key] = isObject(value) && isObject(before) ? combinePatches(before, value) : value;
  }
  return result;
};
