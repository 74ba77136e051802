import type { Http } from '../calls.ts';
import { statusEmailResponse } from './schema.ts';

export type StatusEmail = {
  /** E-mails of approvers. */
  emails: readonly string[];
  /** As in `APPROVAL`; 0 asks for approval. */
  status: 0 | 1 | 2;
  orderId: string;
};

/**
 * POST {api}/b2bportal/sendOrderStatusEmail: informs approvers about an order's status. The back office sends each status
 * once per approver, however often this is called. Throws {@link CallError}.
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
    response: statusEmailResponse,
    repeatable: true,
  });
};
