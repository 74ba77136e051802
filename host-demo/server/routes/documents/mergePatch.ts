import type { DocumentData } from '../../../../src/api/cloudStore/schema.ts';
import { invalidRequest } from '../../refusal.ts';

const DEEPEST = 32;

const isObject = (value: unknown): value is DocumentData =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Applies a JSON merge patch (RFC 7396, section 2). Throws 400 when it is nested too deeply. */
export const mergePatch = (target: unknown, patch: DocumentData, depth = 0): DocumentData => {
  if (depth > DEEPEST) throw invalidRequest(`patch: nested deeper than ${DEEPEST}`);
  const merged = new Map<string, unknown>(isObject(target) ? Object.entries(target) : []);
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) merged.delete(name);
    else merged.set(name, isObject(value) ? mergePatch(merged.get(name), value, depth + 1) : value);
  }
  return Object.fromEntries(merged);
};
