import type { Http } from '../calls.ts';
import { statusEmailAnswer } from './schema.ts';

export type StatusEmail = {
  /** Approvers of the customer's. */
  emails: readonly string[];
  /** As in `APPROVAL`: 0 asks for approval. */
  status: 0 | 1 | 2;
  orderId: string;
};

/**
 * POST {api}/b2bportal/sendOrderStatusEmail: tells approvers where an order stands; each is told once of each status, however
 * often it is sent. Throws {@link CallError}.
 */
export const sendOrderStatusEmail = async (
  http: Http,
  { emails, status, orderId }: StatusEmail,
): Promise<void> => {
  await http.send({
    service: 'api',
    method: 'POST',
    path: '/b2bportal/sendOrderStatusEmail',
    body: { emails, status, order_id: orderId },
    answer: statusEmailAnswer,
    repeatable: true,
  });
};
