import type { Json } from './cloudStore.ts';
import { isObject } from './mergePatch.ts';

/** The order of fields doesn't matter, and absent equals null. */
export function isSameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, index) => isSameJson(value, b[index]));
  if (isObject(a) && isObject(b))
    return (
      Object.entries(a).every(([key, value]) => isSameJson(value, b[key])) &&
      Object.entries(b).every(([key, value]) => key in a || value === null)
    );
  return (a ?? null) === (b ?? null);
}
