import { notificationsCodec } from '../../api/notifications/notificationsCodec.ts';
import type { CustomerDocuments } from '../documents/customerDocuments.ts';
import type { Portal } from '../portal.ts';
import { createNotificationsStore, type NotificationsStore } from './notificationsStore.ts';

/** Opens the locally stored notifications and synchronises them until `close`. */
export const openNotifications = (
  portal: Portal,
  documents: CustomerDocuments,
): { notifications: NotificationsStore; close(): void } => {
  const document = documents.open({
    name: 'notifications',
    codec: notificationsCodec,
    occasion: 'Keeping the notifications',
  });
  const notifications = createNotificationsStore(document, portal.clock.now);
  document.start();
  return {
    notifications,
    close() {
      document.stop();
      notifications.stop();
    },
  };
};
