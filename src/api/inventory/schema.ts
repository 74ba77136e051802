import * as v from 'valibot';
import { id, looseNumber } from '../wire.ts';

/** GET /availability?product_id=1,2: what each warehouse holds, in base units. */
export const availabilityAnswer = v.object({
  success: v.literal(true),
  availability: v.array(
    v.object({ product_id: id, warehouse_id: id, warehouse_name: v.string(), quantity: looseNumber }),
  ),
});
