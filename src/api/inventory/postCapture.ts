import type { Http } from '../calls.ts';
import type { CaptureRequest } from './requestSchema.ts';
import { captureResponse } from './schema.ts';

/** The counts, as decimal texts in base units. `number` is the idempotency key. */
export type Capture = {
  customerId: number;
  number: string;
  lines: readonly { productId: number; quantity: string }[];
};

/**
 * A repeat with the same number returns the first result. Returns the ISO time of storage. Error codes: `incomplete`
 * when a product has no count, `number_taken`, `not_yours`.
 */
export const postCapture = async (http: Http, { customerId, number, lines }: Capture): Promise<string> => {
  const body: CaptureRequest = {
    customer_id: customerId,
    capture_number: number,
    lines: lines.map(({ productId, quantity }) => ({ product_id: productId, quantity })),
  };
  const { capture } = await http.send({
    service: 'api',
    method: 'POST',
    path: '/inventory_capture',
    body,
    response: captureResponse,
    repeatable: true,
  });
  return capture.captured_at;
};
