import * as v from 'valibot';
import { transactionSummaryWire } from '../orders/schema.ts';
import { id, looseText } from '../wire.ts';
import { rowsOf } from '../wireValues.ts';

/** What an order's approval stands at (specification §9 names 0; 1 and 2 are this portal's own). */
const PENDING = 0;
const APPROVED = 1;
const REFUSED = 2;

/** GET /b2bportal/users-for-approval: who may approve what the caller orders. */
export const approversAnswer = v.object({
  success: v.literal(true),
  portal_users: rowsOf(v.object({ id, email: v.string(), client_name: looseText })),
});

/** POST /b2bportal/sendOrderStatusEmail: who is told, and of what; `order_id` says which order it is about. */
export const statusEmailRequest = v.object({
  emails: v.pipe(v.array(v.pipe(v.string(), v.trim(), v.email())), v.minLength(1), v.maxLength(50)),
  status: v.picklist([PENDING, APPROVED, REFUSED]),
  order_id: v.string(),
});
/** `sent` counts the mails that this very call wrote: 0 for a repeat. */
export const statusEmailAnswer = v.object({ success: v.literal(true), sent: v.number() });

/** GET /b2bportal/orders-for-approval?page&page_size: what waits for the caller, oldest first. */
export const waitingAnswer = v.object({
  success: v.literal(true),
  total: v.number(),
  orders: v.array(
    v.object({
      ...transactionSummaryWire.entries,
      client_name: looseText,
      sub_customer_name: looseText,
      /** The e-mail of who placed it. */
      requested_by: looseText,
    }),
  ),
});

/** POST /b2bportal/orders/{id}/approval; answered with the order as it is then. */
export const decisionRequest = v.object({
  approval_status: v.picklist([APPROVED, REFUSED]),
  comment: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000)), ''),
});
export type DecisionRequest = v.InferInput<typeof decisionRequest>;
