import * as v from 'valibot';
import { id, looseText } from '../wire.ts';
import { lenientList, looseNumber, requestNumber } from '../wireValues.ts';

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

/** POST /inventory_capture; `capture_number` is the idempotency key. */
export const captureRequest = v.object({
  customer_id: id,
  capture_number: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  lines: v.pipe(
    v.array(v.object({ product_id: id, quantity: requestNumber })),
    v.minLength(1),
    v.maxLength(5000),
  ),
});
export type CaptureRequest = v.InferInput<typeof captureRequest>;

/** `captured_at` is ISO. `repeated`: the number was known, and this is the stored result. */
export const captureResponse = v.object({
  success: v.literal(true),
  capture: v.object({ capture_number: v.string(), captured_at: v.string(), line_count: v.number() }),
  repeated: v.boolean(),
});
