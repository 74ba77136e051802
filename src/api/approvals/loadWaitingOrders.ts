import type { WaitingOrder } from '../../domain/orders/approval.ts';
import type { Http } from '../calls.ts';
import { toSummary } from '../orders/toTransaction.ts';
import { waitingAnswer } from './schema.ts';

/**
 * GET {api}/b2bportal/orders-for-approval: what waits for this approver, oldest first. `page` counts from 1, at most 100 a page.
 * Throws {@link CallError}, code `not_approver` for who may not approve.
 */
export const loadWaitingOrders = async (
  http: Http,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ total: number; orders: WaitingOrder[] }> => {
  const { total, orders } = await http.send({
    service: 'api',
    method: 'GET',
    path: '/b2bportal/orders-for-approval',
    query: { page, page_size: pageSize },
    answer: waitingAnswer,
  });
  return {
    total,
    orders: orders.map((wire) => ({
      ...toSummary(wire),
      clientName: wire.client_name,
      subCustomerName: wire.sub_customer_name,
      requestedBy: wire.requested_by,
    })),
  };
};
