import type { Json } from './cloudStore.ts';
import { isObject } from './mergePatch.ts';

/** Whether two values say the same: the order of fields says nothing, and absent is null. */
export function isSameJson(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, at) => isSameJson(value, other[at]));
  if (isObject(one) && isObject(other))
    return (
      Object.entries(one).every(([key, value]) => isSameJson(value, other[key])) &&
      Object.entries(other).every(([key, value]) => key in one || value === null)
    );
  return (one ?? null) === (other ?? null);
}
