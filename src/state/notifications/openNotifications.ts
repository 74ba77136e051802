import type { StoreApi } from 'zustand/vanilla';
import { notificationsCodec } from '../../api/notifications/notificationsCodec.ts';
import type { Customer } from '../../domain/access/customer.ts';
import type { CustomerDocuments } from '../../sync/engine/customerDocuments.ts';
import type { PortalContext } from '../portal.ts';
import { openPush } from '../push/openPush.ts';
import type { NotificationsState, OpenNotifications } from './notificationsService.ts';

type Dependencies = { portal: PortalContext; customer: Customer | null; documents: CustomerDocuments };

export const openNotifications = (
  { portal, customer, documents }: Dependencies,
  state: StoreApi<NotificationsState>,
): OpenNotifications => {
  const document = documents.open({
    name: 'notifications',
    codec: notificationsCodec,
    occasion: 'Keeping the notifications',
  });
  const now = () => new Date(portal.clock.now()).toISOString();
  const show = () => {
    const { value, status, restored } = document.state.getState();
    state.setState({ ...value, sync: status, known: restored });
  };
  show();
  const stopReading = document.state.subscribe(show);
  document.start();
  return {
    push: customer && openPush(portal, customer, documents),
    setRead: (id, isRead) => document.change({ kind: 'read', id, isRead, updatedAt: now() }),
    remove: (id) => document.change({ kind: 'remove', id, updatedAt: now() }),
    choose: (chosen, isOn) => document.change({ kind: 'choose', chosen, isOn }),
    close() {
      document.stop();
      stopReading();
    },
  };
};
