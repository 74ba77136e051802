import * as v from 'valibot';
import { id, looseText } from '../wire.ts';
import { looseId, looseNumber } from '../wireValues.ts';

/**
 * What the customer bought of a product last: `units` is a unit code, empty for single pieces, `unit_of_measure` its name.
 * `date`: yyyy-mm-dd. `times`: the customer's documents with the product.
 */
export const lastPurchaseWire = v.object({
  product_id: id,
  quantity: looseNumber,
  units: looseText,
  unit_of_measure: looseText,
  date: looseText,
  times: looseId,
});
export type LastPurchaseWire = v.InferOutput<typeof lastPurchaseWire>;
