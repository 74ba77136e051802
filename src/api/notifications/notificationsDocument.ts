import * as v from 'valibot';
import {
  type KindChoices,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '../../domain/notifications/kinds.ts';
import { type Notification, sortNewestFirst } from '../../domain/notifications/notification.ts';
import type { JsonObject } from '../../sync/rules/cloudStore.ts';
import { fromWireKind, toWireKind } from './kindNames.ts';
import { notificationMessage, notificationsDocument } from './schema.ts';

export type NotificationsData = {
  /** Newest first. */
  readonly notifications: readonly Notification[];
  readonly kinds: KindChoices;
};

const readMessage = (id: string, json: unknown): Notification | null => {
  const parsed = v.safeParse(notificationMessage, json);
  if (!parsed.success || parsed.output.delete || parsed.output.body === '') return null;
  const { kind, title, body, date, is_read, updated_at, transaction_id, product_id } = parsed.output;
  return {
    id,
    kind: fromWireKind(kind),
    title,
    body,
    date,
    isRead: is_read,
    updatedAt: updated_at,
    transactionId: transaction_id,
    productId: product_id,
  };
};

export const readNotifications = (data: JsonObject): NotificationsData => {
  const { messages, kinds } = v.parse(notificationsDocument, data);
  const found = Object.entries(messages).flatMap(([id, json]) => readMessage(id, json) ?? []);
  const chosen = NOTIFICATION_KINDS.flatMap((kind) => {
    const isOn = kinds[toWireKind(kind)];
    return typeof isOn === 'boolean' ? [[kind, isOn] as const] : [];
  });
  return { notifications: sortNewestFirst(found), kinds: Object.fromEntries(chosen) };
};

export const readPatch = (id: string, isRead: boolean, updatedAt: string): JsonObject => ({
  messages: { [id]: { is_read: isRead, updated_at: updatedAt } },
});

/** A deleted message stays in the document, so that no other session restores it. */
export const deletePatch = (id: string, updatedAt: string): JsonObject => ({
  messages: { [id]: { delete: true, updated_at: updatedAt } },
});

export const kindPatch = (kind: NotificationKind, isOn: boolean): JsonObject => ({
  kinds: { [toWireKind(kind)]: isOn },
});
