import type { JsonObject } from './cloudStore.ts';
import { isObject } from './mergePatch.ts';
import { utf8Length } from './utf8Length.ts';

const sizeOf = (patch: JsonObject): number => utf8Length(JSON.stringify(patch));

const splitEntry = (entry: JsonObject, largest: number): JsonObject[] | null => {
  if (sizeOf(entry) <= largest) return [entry];
  const [[key, value] = ['', null]] = Object.entries(entry);
  const frame = sizeOf({ [key]: {} }) - 2;
  if (!isObject(value) || Object.keys(value).length === 0) return null;
  return splitPatch(value, largest - frame)?.map((piece) => ({ [key]: piece })) ?? null;
};

/**
 * A merge patch as several of at most so many bytes of JSON, which give the same document one after the other. A record stays whole
 * where it fits. Null: a single value is too large.
 */
export function splitPatch(patch: JsonObject, largest: number): JsonObject[] | null {
  if (sizeOf(patch) <= largest) return [patch];
  const pieces: JsonObject[] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const [key, value] of Object.entries(patch)) {
    const split = splitEntry({ [key]: value }, largest);
    if (!split) return null;
    const [first = {}] = split;
    // Without its braces, with a comma.
    const more = sizeOf(first) - 1;
    const last = pieces.at(-1);
    if (split.length === 1 && last && bytes + more <= largest) {
      pieces.splice(-1, 1, { ...last, [key]: value });
      bytes += more;
    } else {
      pieces.push(...split);
      bytes = sizeOf(split.at(-1) ?? {});
    }
  }
  return pieces;
}
