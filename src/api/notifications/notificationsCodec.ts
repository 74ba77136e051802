import type { NotificationKind } from '../../domain/notifications/kinds.ts';
import type { Notification } from '../../domain/notifications/notification.ts';
import type { DocumentCodec } from '../../sync/rules/documentCodec.ts';
import {
  deletePatch,
  kindPatch,
  type NotificationsData,
  readNotifications,
  readPatch,
} from './notificationsDocument.ts';

/** `updatedAt` is ISO 8601. */
export type NotificationChange =
  | { kind: 'read'; id: string; updatedAt: string; isRead: boolean }
  | { kind: 'remove'; id: string; updatedAt: string }
  | { kind: 'choose'; chosen: NotificationKind; isOn: boolean };

type MessageChange = Exclude<NotificationChange, { kind: 'choose' }>;

const applyToMessages = (notifications: readonly Notification[], change: MessageChange) =>
  change.kind === 'remove'
    ? notifications.filter(({ id }) => id !== change.id)
    : notifications.map((notification) =>
        notification.id === change.id
          ? { ...notification, isRead: change.isRead, updatedAt: change.updatedAt }
          : notification,
      );

export const notificationsCodec: DocumentCodec<NotificationsData, NotificationChange> = {
  decode: readNotifications,
  apply: (data, change) =>
    change.kind === 'choose'
      ? { ...data, kinds: { ...data.kinds, [change.chosen]: change.isOn } }
      : { ...data, notifications: applyToMessages(data.notifications, change) },
  encode(change) {
    switch (change.kind) {
      case 'remove':
        return deletePatch(change.id, change.updatedAt);
      case 'read':
        return readPatch(change.id, change.isRead, change.updatedAt);
      case 'choose':
        return kindPatch(change.chosen, change.isOn);
    }
  },
  reconcile: () => ({}),
};
