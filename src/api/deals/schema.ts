import * as v from 'valibot';
import { id, looseText, requestText } from '../wire.ts';
import { lenientList, looseNumber } from '../wireValues.ts';

/**
 * A deal. `conditionsType` ALL needs every condition, ANY one of them; unknown types are read as ALL, the stricter one. A
 * condition's quantity counts base units of product `id`. Dates are yyyy-mm-dd; without `date_to` the deal has no end.
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

export const dealsRequest = v.object({
  clientIdentifier: v.union([v.string(), v.number()]),
  salesRep: requestText,
  source: v.literal('WO'),
});
export const dealsResponse = v.object({ success: v.literal(true), result: lenientList(dealWire) });
