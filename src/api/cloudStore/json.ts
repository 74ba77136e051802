import * as v from 'valibot';
import type { JsonObject } from '../../domain/cloudStore/cloudStore.ts';

/** The schema checks only that it is an object, because it was parsed from JSON. */
export const json = v.custom<JsonObject>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);
