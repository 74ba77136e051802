import { successResponse } from '../access/schema.ts';
import type { Http } from '../calls.ts';

/** Ends a link that pays an invoice, and all others that pay it. Repeatable. Throws {@link CallError}. */
export const revokePaymentLink = async (http: Http, payment_link_id: string): Promise<void> => {
  await http.send({
    service: 'api',
    method: 'POST',
    path: '/payment_links/revoke',
    body: { payment_link_id },
    response: successResponse,
    repeatable: true,
  });
};
