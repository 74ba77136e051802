import { successResponse } from '../access/schema.ts';
import type { Http } from '../calls.ts';
import type { SendPaymentLinkRequest } from './requestSchema.ts';

/** E-mails the link that pays an invoice to its customer, if there is one; the answer is the same. Throws {@link CallError}. */
export const sendPaymentLink = async (http: Http, body: SendPaymentLinkRequest): Promise<void> => {
  await http.send({
    service: 'api',
    method: 'POST',
    path: '/payment_links/send',
    body,
    response: successResponse,
    auth: 'none',
  });
};
