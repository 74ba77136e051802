import * as v from 'valibot';
import type { JsonObject } from '../../domain/cloudStore/cloudStore.ts';
import { type Notification, newestFirst } from '../../domain/notifications/notification.ts';
import { notificationMessage, notificationsDocument } from './schema.ts';

const readMessage = (id: string, json: unknown): Notification | null => {
  const parsed = v.safeParse(notificationMessage, json);
  if (!parsed.success || parsed.output.delete || parsed.output.body === '') return null;
  const { body, date, is_read, updated_at, transaction_id } = parsed.output;
  return { id, body, date, isRead: is_read, updatedAt: updated_at, transactionId: transaction_id };
};

/** The notifications of a document, newest first. Deleted ones, and what can't be read, are left out. */
export const readNotifications = (data: JsonObject): Notification[] => {
  const { messages } = v.parse(notificationsDocument, data);
  return newestFirst(Object.entries(messages).flatMap(([id, json]) => readMessage(id, json) ?? []));
};

/** The patch that marks one read or unread; `at` is an ISO date and time. */
export const readPatch = (id: string, isRead: boolean, at: string): JsonObject => ({
  messages: { [id]: { is_read: isRead, updated_at: at } },
});

/** The patch that deletes one: it stays in the document, marked, so that no other session brings it back. */
export const deletePatch = (id: string, at: string): JsonObject => ({
  messages: { [id]: { delete: true, updated_at: at } },
});
