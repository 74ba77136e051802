import * as v from 'valibot';
import { id, looseText } from '../wire.ts';
import { lenientList, looseNumber } from '../wireValues.ts';

export const availabilityResponse = v.object({
  success: v.literal(true),
  availability: lenientList(
    v.object({ product_id: id, warehouse_id: id, warehouse_name: looseText, quantity: looseNumber }),
  ),
});

/** GET /inventory_capture/products?customer_id, sorted by name. */
export const captureProductsResponse = v.object({
  success: v.literal(true),
  products: lenientList(
    v.object({ product_id: id, name: looseText, code: looseText, remark: looseText, photourl: looseText }),
  ),
});

/** `captured_at` is ISO. `repeated`: the number was known, and this is the stored result. */
export const captureResponse = v.object({
  success: v.literal(true),
  capture: v.object({ capture_number: v.string(), captured_at: v.string(), line_count: v.number() }),
  repeated: v.boolean(),
});
