import { createStore, type StoreApi } from 'zustand/vanilla';
import type { NotificationChange } from '../../api/notifications/notificationsCodec.ts';
import type { Notification } from '../../domain/notifications/notification.ts';
import type { DocumentSync } from '../documents/documentSync.ts';
import type { SyncStatus } from '../documents/documentView.ts';

/** A customer's notifications, newest first, in memory and in the cloud store (specification §4, Notifications). */
export type NotificationsState = {
  notifications: readonly Notification[];
  sync: SyncStatus;
  /** Whether the cloud store has been read; before, there may be more. */
  known: boolean;
};

export type NotificationsStore = {
  state: StoreApi<NotificationsState>;
  setRead(id: string, isRead: boolean): void;
  remove(id: string): void;
  stop(): void;
};

/** `now` in ms since the epoch. */
export const createNotificationsStore = (
  document: DocumentSync<readonly Notification[], NotificationChange>,
  now: () => number,
): NotificationsStore => {
  const at = () => new Date(now()).toISOString();
  const read = (): NotificationsState => {
    const { value, status, restored } = document.state.getState();
    return { notifications: value, sync: status, known: restored };
  };
  const state = createStore<NotificationsState>(read);
  const stop = document.state.subscribe(() => state.setState(read()));
  return {
    state,
    setRead: (id, isRead) => document.change({ kind: 'read', id, isRead, at: at() }),
    remove: (id) => document.change({ kind: 'remove', id, at: at() }),
    stop,
  };
};
