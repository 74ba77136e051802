import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useWorkspace } from '../useWorkspace.ts';
import type { NotificationsState, NotificationsStore } from './notificationsStore.ts';

const unopened = createStore<NotificationsState>(() => ({ notifications: [], sync: 'saving', known: false }));

/**
 * Opens the notifications for the dialog. `failed`: the code could not be loaded, or the cloud store can't be reached and
 * none are stored locally; `retry` tries again.
 */
export const useNotifications = () => {
  const { openNotifications } = useWorkspace();
  const [store, setStore] = useState<NotificationsStore | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  useEffect(() => {
    openNotifications().then(setStore, () => setFailed(attempt));
  }, [openNotifications, attempt]);
  const { notifications, known, sync } = useStore(store?.state ?? unopened);
  const isUnheard = !known && notifications.length === 0 && (sync === 'offline' || sync === 'refused');
  return {
    notifications,
    isPending: !known && notifications.length === 0,
    failed: failed === attempt || isUnheard,
    retry: () => setAttempt((before) => before + 1),
    setRead: (id: string, isRead: boolean) => store?.setRead(id, isRead),
    remove: (id: string) => store?.remove(id),
  };
};
