import type { DocumentData } from '../../../../src/sync/stores/schema.ts';

const isObject = (value: unknown): value is DocumentData =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Applies a JSON merge patch (RFC 7396, section 2). */
export const mergePatch = (target: unknown, patch: DocumentData): DocumentData => {
  const merged = new Map<string, unknown>(isObject(target) ? Object.entries(target) : []);
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) merged.delete(name);
    else merged.set(name, isObject(value) ? mergePatch(merged.get(name), value) : value);
  }
  return Object.fromEntries(merged);
};
