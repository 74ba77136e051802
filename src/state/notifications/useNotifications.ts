import { useStore } from 'zustand';
import type { NotificationKind } from '../../domain/notifications/kinds.ts';
import { useOpening } from '../useOpening.ts';
import { useNotificationsService } from './useNotificationsService.ts';

/**
 * Opens the notifications for the dialog and for their settings. `failed`: the code could not be loaded, or the cloud store can't be reached and
 * none are stored locally; `retry` tries again.
 */
export const useNotifications = () => {
  const { state, open, opened } = useNotificationsService();
  const { failed, retry } = useOpening(open, 'Opening the notifications');
  const { notifications, kinds, known, sync } = useStore(state);
  const isUnheard = !known && notifications.length === 0 && (sync === 'offline' || sync === 'refused');
  return {
    notifications,
    isPending: !known && notifications.length === 0,
    failed: failed || isUnheard,
    retry,
    setRead: (id: string, isRead: boolean) => opened()?.setRead(id, isRead),
    remove: (id: string) => opened()?.remove(id),
    kinds,
    /** Whether the choice of kinds has been read. */
    known,
    choose: (kind: NotificationKind, isOn: boolean) => opened()?.choose(kind, isOn),
  };
};
