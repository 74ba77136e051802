import * as v from 'valibot';
import type { JsonObject } from '../../domain/cloudStore/cloudStore.ts';
import { type Notification, sortNewestFirst } from '../../domain/notifications/notification.ts';
import { notificationMessage, notificationsDocument } from './schema.ts';

const readMessage = (id: string, json: unknown): Notification | null => {
  const parsed = v.safeParse(notificationMessage, json);
  if (!parsed.success || parsed.output.delete || parsed.output.body === '') return null;
  const { body, date, is_read, updated_at, transaction_id } = parsed.output;
  return { id, body, date, isRead: is_read, updatedAt: updated_at, transactionId: transaction_id };
};

export const readNotifications = (data: JsonObject): Notification[] => {
  const { messages } = v.parse(notificationsDocument, data);
  return sortNewestFirst(Object.entries(messages).flatMap(([id, json]) => readMessage(id, json) ?? []));
};

export const readPatch = (id: string, isRead: boolean, updatedAt: string): JsonObject => ({
  messages: { [id]: { is_read: isRead, updated_at: updatedAt } },
});

/** A deleted message stays in the document, so that no other session restores it. */
export const deletePatch = (id: string, updatedAt: string): JsonObject => ({
  messages: { [id]: { delete: true, updated_at: updatedAt } },
});
