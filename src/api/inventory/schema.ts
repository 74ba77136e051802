import * as v from 'valibot';
import { id, looseText } from '../wire.ts';
import { looseNumber, rowsOf, sentNumber } from '../wireValues.ts';

/** GET /availability?product_id=1,2: what each warehouse holds, in base units. */
export const availabilityAnswer = v.object({
  success: v.literal(true),
  availability: rowsOf(
    v.object({ product_id: id, warehouse_id: id, warehouse_name: looseText, quantity: looseNumber }),
  ),
});

/** GET /inventory_capture/products?customer_id: what this customer counts, by name. */
export const captureProductsAnswer = v.object({
  success: v.literal(true),
  products: rowsOf(
    v.object({ product_id: id, name: looseText, code: looseText, remark: looseText, photourl: looseText }),
  ),
});

/** POST /inventory_capture: a count for every one of these products, zero allowed; `capture_number` makes a repeat safe. */
export const captureRequest = v.object({
  customer_id: id,
  capture_number: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  lines: v.pipe(
    v.array(v.object({ product_id: id, quantity: sentNumber })),
    v.minLength(1),
    v.maxLength(5000),
  ),
});
export type CaptureRequest = v.InferInput<typeof captureRequest>;

/** `captured_at` is ISO; `repeated`: the number was known already, and this is what was stored then. */
export const captureAnswer = v.object({
  success: v.literal(true),
  capture: v.object({ capture_number: v.string(), captured_at: v.string(), line_count: v.number() }),
  repeated: v.boolean(),
});
