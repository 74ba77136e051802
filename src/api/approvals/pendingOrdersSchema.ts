import * as v from 'valibot';
import { transactionSummaryWire } from '../history/transactionSchema.ts';
import { looseText } from '../wire.ts';

/** GET /b2bportal/orders-for-approval?page&page_size: the orders that wait for the caller, oldest first. */
export const pendingOrdersResponse = v.object({
  success: v.literal(true),
  total: v.number(),
  orders: v.array(
    v.object({
      ...transactionSummaryWire.entries,
      client_name: looseText,
      sub_customer_name: looseText,
      requested_by: looseText,
    }),
  ),
});
