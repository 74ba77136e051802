import * as v from 'valibot';
import { transactionSummaryWire } from '../orders/transactionSchema.ts';
import { id, looseText } from '../wire.ts';
import { lenientList } from '../wireValues.ts';

/** Specification §9 defines 0; the others are this portal's own. */
export const PENDING = 0;
export const APPROVED = 1;
export const REFUSED = 2;

export const approversResponse = v.object({
  success: v.literal(true),
  portal_users: lenientList(v.object({ id, email: v.string(), client_name: looseText })),
});

/** `sent`: the number of e-mails that this call sent; 0 for a repeat. */
export const statusEmailResponse = v.object({ success: v.literal(true), sent: v.number() });

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
