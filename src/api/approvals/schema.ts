import * as v from 'valibot';
import { transactionSummaryWire } from '../orders/transactionSchema.ts';
import { id, looseText } from '../wire.ts';
import { lenientList } from '../wireValues.ts';

/** Specification §9 defines 0; the others are this portal's own. */
const PENDING = 0;
const APPROVED = 1;
const REFUSED = 2;

export const approversResponse = v.object({
  success: v.literal(true),
  portal_users: lenientList(v.object({ id, email: v.string(), client_name: looseText })),
});

/** POST /b2bportal/sendOrderStatusEmail. */
export const statusEmailRequest = v.object({
  emails: v.pipe(v.array(v.pipe(v.string(), v.trim(), v.email())), v.minLength(1), v.maxLength(50)),
  status: v.picklist([PENDING, APPROVED, REFUSED]),
  order_id: v.string(),
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

/** POST /b2bportal/orders/{id}/approval; the response is the order after the decision. */
export const decisionRequest = v.object({
  approval_status: v.picklist([APPROVED, REFUSED]),
  comment: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000)), ''),
});
export type DecisionRequest = v.InferInput<typeof decisionRequest>;
