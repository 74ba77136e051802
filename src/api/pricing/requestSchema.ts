import * as v from 'valibot';
import { CODE_MAX_LENGTH, limitedText, NAME_MAX_LENGTH, requestNumber } from '../requestValues.ts';
import { id } from '../wire.ts';
import { priceSource } from './schema.ts';

// Apart from the responses: only the back end checks requests, the portal takes their types.

/** POST /pricesRules/bat. */
export const priceRulesRequest = v.object({
  clientIdentifier: v.union([v.pipe(v.string(), v.maxLength(CODE_MAX_LENGTH)), v.number()]),
  source: priceSource,
  orderProducts: v.pipe(
    v.array(v.object({ id, quantity: requestNumber, prodIdentifier: limitedText(NAME_MAX_LENGTH) })),
    v.minLength(1),
    v.maxLength(500),
  ),
});
