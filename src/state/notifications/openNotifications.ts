import type { StoreApi } from 'zustand/vanilla';
import { notificationsCodec } from '../../api/notifications/notificationsCodec.ts';
import type { CustomerDocuments } from '../documents/customerDocuments.ts';
import type { PortalContext } from '../portal.ts';
import type { NotificationsState, OpenNotifications } from './notificationsService.ts';

/** Opens the locally stored notifications and synchronises them until `close`. */
export const openNotifications = (
  { clock, documents }: Pick<PortalContext, 'clock'> & { documents: CustomerDocuments },
  state: StoreApi<NotificationsState>,
): OpenNotifications => {
  const document = documents.open({
    name: 'notifications',
    codec: notificationsCodec,
    occasion: 'Keeping the notifications',
  });
  const now = () => new Date(clock.now()).toISOString();
  const show = () => {
    const { value, status, restored } = document.state.getState();
    state.setState({ ...value, sync: status, known: restored });
  };
  show();
  const stopReading = document.state.subscribe(show);
  document.start();
  return {
    setRead: (id, isRead) => document.change({ kind: 'read', id, isRead, updatedAt: now() }),
    remove: (id) => document.change({ kind: 'remove', id, updatedAt: now() }),
    choose: (chosen, isOn) => document.change({ kind: 'choose', chosen, isOn }),
    close() {
      document.stop();
      stopReading();
    },
  };
};
