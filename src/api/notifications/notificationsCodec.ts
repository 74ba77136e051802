import type { DocumentCodec } from '../../domain/cloudStore/documentCodec.ts';
import type { Notification } from '../../domain/notifications/notification.ts';
import { deletePatch, readNotifications, readPatch } from './notificationsDocument.ts';

/** `updatedAt` is ISO 8601. */
export type NotificationChange = { id: string; updatedAt: string } & (
  | { kind: 'read'; isRead: boolean }
  | { kind: 'remove' }
);

export const notificationsCodec: DocumentCodec<readonly Notification[], NotificationChange> = {
  decode: readNotifications,
  apply: (notifications, change) =>
    change.kind === 'remove'
      ? notifications.filter(({ id }) => id !== change.id)
      : notifications.map((notification) =>
          notification.id === change.id
            ? { ...notification, isRead: change.isRead, updatedAt: change.updatedAt }
            : notification,
        ),
  encode: (change) =>
    change.kind === 'remove'
      ? deletePatch(change.id, change.updatedAt)
      : readPatch(change.id, change.isRead, change.updatedAt),
  reconcile: () => ({}),
};
