import type { Http } from '../calls.ts';
import { type CaptureRequest, captureAnswer } from './schema.ts';

/** What was counted, in base units as decimal texts. `number` is the count's own and makes a repeat safe. */
export type Capture = {
  customerId: number;
  number: string;
  lines: readonly { productId: number; quantity: string }[];
};

/**
 * POST {api}/inventory_capture: stores a count once; a repeat of its number is answered with the first result. Answers when
 * it was stored, ISO. Throws {@link CallError}: code `incomplete` when a product has no number, `number_taken`, `not_yours`.
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
    answer: captureAnswer,
    repeatable: true,
  });
  return capture.captured_at;
};
