import * as v from 'valibot';
import { flag, looseText } from '../wire.ts';

export const notificationKind = v.picklist([
  'order_status',
  'approval_waiting',
  'approval_decided',
  'invoice_due',
  'invoice_overdue',
  'back_in_stock',
  'price_drop',
  'deal',
]);
export type NotificationKindWire = v.InferOutput<typeof notificationKind>;

/** `delete` removes the message on every device. `product_id` and `transaction_id` are what it is about. */
export const notificationMessage = v.object({
  kind: v.fallback(v.nullish(notificationKind, null), null),
  title: looseText,
  body: looseText,
  date: looseText,
  is_read: flag,
  updated_at: looseText,
  delete: flag,
  transaction_id: looseText,
  product_id: v.fallback(v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1)), null), null),
});

/** Absent: the default of the kind. */
const choice = v.fallback(v.nullish(v.boolean(), null), null);

const kindChoices = v.fallback(
  v.optional(
    v.object({
      order_status: choice,
      approval_waiting: choice,
      approval_decided: choice,
      invoice_due: choice,
      invoice_overdue: choice,
      back_in_stock: choice,
      price_drop: choice,
      deal: choice,
    }),
    {},
  ),
  {} as Record<NotificationKindWire, null>,
);

/** The document `notifications` of the cloud store: messages by id, and the kinds that the customer has switched on or off. */
export const notificationsDocument = v.object({
  messages: v.fallback(v.optional(v.record(v.string(), v.unknown()), {}), {}),
  kinds: kindChoices,
});
