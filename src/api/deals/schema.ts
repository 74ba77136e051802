import * as v from 'valibot';
import { id, looseText, sentText } from '../wire.ts';
import { looseNumber, rowsOf } from '../wireValues.ts';

/**
 * A deal (specification §3): what to buy for it. `conditionsType` ALL wants every condition met, ANY one of them; a type that
 * isn't known is read as ALL, which promises least. A condition's quantity counts base units of the product `id`. What the
 * deal brings is not said here but lies in the products' own price rules. Days are yyyy-mm-dd; no `date_to`: it doesn't end.
 */
const dealWire = v.object({
  id,
  name: v.string(),
  description: looseText,
  conditionsType: v.fallback(v.picklist(['ALL', 'ANY']), 'ALL'),
  conditions: v.array(v.object({ id, quantity: looseNumber })),
  date_from: v.optional(v.nullable(v.string()), null),
  date_to: v.optional(v.nullable(v.string()), null),
});
export type DealWire = v.InferInput<typeof dealWire>;

/** POST /promos/list (specification §7). The source of promotions is always WO; `clientIdentifier` is the client's id or code. */
export const dealsRequest = v.object({
  clientIdentifier: v.union([v.string(), v.number()]),
  salesRep: sentText,
  source: v.literal('WO'),
});
export const dealsAnswer = v.object({ success: v.literal(true), result: rowsOf(dealWire) });
