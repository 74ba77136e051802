import type { DocumentCodec } from '../../domain/cloudStore/documentCodec.ts';
import type { Notification } from '../../domain/notifications/notification.ts';
import { deletePatch, readNotifications, readPatch } from './notificationsDocument.ts';

/** `at` is an ISO date and time. */
export type NotificationChange = { id: string; at: string } & (
  | { kind: 'read'; isRead: boolean }
  | { kind: 'remove' }
);

/** The notifications of the cloud store, newest first. */
export const notificationsCodec: DocumentCodec<readonly Notification[], NotificationChange> = {
  decode: readNotifications,
  apply: (notifications, change) =>
    change.kind === 'remove'
      ? notifications.filter(({ id }) => id !== change.id)
      : notifications.map((each) =>
          each.id === change.id ? { ...each, isRead: change.isRead, updatedAt: change.at } : each,
        ),
  encode: (change) =>
    change.kind === 'remove'
      ? deletePatch(change.id, change.at)
      : readPatch(change.id, change.isRead, change.at),
  reconcile: () => ({}),
};
