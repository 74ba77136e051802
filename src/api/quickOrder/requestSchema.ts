import * as v from 'valibot';
import { CODES_PER_CALL } from './schema.ts';

// Apart from the responses: only the back end checks requests, the portal takes their types.

/** POST /products/by_codes; changes nothing. */
export const codesRequest = v.object({
  codes: v.pipe(
    v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
    v.minLength(1),
    v.maxLength(CODES_PER_CALL),
  ),
});
export type CodesRequest = v.InferInput<typeof codesRequest>;
