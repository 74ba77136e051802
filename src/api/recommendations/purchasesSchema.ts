import * as v from 'valibot';
import { id, looseText } from '../wire.ts';
import { lenientList, looseId, looseNumber } from '../wireValues.ts';

/** GET /products/purchases; `units` is a unit code, empty for single pieces, `unit_of_measure` its name. `date`: yyyy-mm-dd. */
export const lastPurchasesResponse = v.object({
  success: v.literal(true),
  purchases: lenientList(
    v.object({
      product_id: id,
      quantity: looseNumber,
      units: looseText,
      unit_of_measure: looseText,
      date: looseText,
      times: looseId,
    }),
  ),
});
