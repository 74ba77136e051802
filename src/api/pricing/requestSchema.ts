import * as v from 'valibot';
import { id, requestText } from '../wire.ts';
import { requestNumber } from '../wireValues.ts';
import { priceSource } from './schema.ts';

// Apart from the responses: only the back end checks requests, the portal takes their types.

/** POST /pricesRules/bat. */
export const priceRulesRequest = v.object({
  clientIdentifier: v.union([v.string(), v.number()]),
  source: priceSource,
  orderProducts: v.pipe(
    v.array(v.object({ id, quantity: requestNumber, prodIdentifier: requestText })),
    v.minLength(1),
    v.maxLength(500),
  ),
});
