import type { Http } from '../calls.ts';
import { statusEmailResponse } from './schema.ts';

export type StatusEmail = {
  emails: readonly string[];
  status: 0 | 1 | 2;
  orderId: string;
};

/** The back office sends each status once per approver, however often this is called. */
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
