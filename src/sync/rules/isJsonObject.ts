import type { JsonObject } from './cloudStore.ts';

/** Of values that were parsed from JSON or cloned from it: what is in an object isn't checked. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
