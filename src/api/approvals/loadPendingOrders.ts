import type { PendingOrder } from '../../domain/history/approval.ts';
import type { Http } from '../calls.ts';
import { toSummary } from '../history/toTransaction.ts';
import { pendingOrdersResponse } from './pendingOrdersSchema.ts';

export const loadPendingOrders = async (
  http: Http,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ total: number; orders: PendingOrder[] }> => {
  const { total, orders } = await http.send({
    service: 'api',
    method: 'GET',
    path: '/b2bportal/orders-for-approval',
    query: { page, page_size: pageSize },
    response: pendingOrdersResponse,
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
