import * as v from 'valibot';
import { orderNumberText, requestNumber } from '../requestValues.ts';
import { id } from '../wire.ts';

// Apart from the responses: only the back end checks requests, the portal takes their types.

/** POST /inventory_capture; `capture_number` is the idempotency key. */
export const captureRequest = v.object({
  customer_id: id,
  capture_number: orderNumberText,
  lines: v.pipe(
    v.array(v.object({ product_id: id, quantity: requestNumber })),
    v.minLength(1),
    v.maxLength(5000),
  ),
});
export type CaptureRequest = v.InferInput<typeof captureRequest>;
