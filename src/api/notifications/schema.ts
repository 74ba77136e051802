import * as v from 'valibot';
import { flag, looseText } from '../wire.ts';

/** `delete` removes the message on every device (specification §7, cloud store). */
export const notificationMessage = v.object({
  body: looseText,
  date: looseText,
  is_read: flag,
  updated_at: looseText,
  delete: flag,
  transaction_id: looseText,
});

/** The document `notifications` of the cloud store: messages by id. */
export const notificationsDocument = v.object({
  messages: v.fallback(v.optional(v.record(v.string(), v.unknown()), {}), {}),
});
