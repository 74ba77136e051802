import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Notification } from '../../domain/notifications/notification.ts';
import type { SyncStatus } from '../documents/documentView.ts';
import { createOpener } from '../openOnce.ts';

/** A customer's notifications, newest first, in memory and in the cloud store (specification §4, Notifications). */
export type NotificationsState = {
  notifications: readonly Notification[];
  sync: SyncStatus;
  /** Whether the cloud store has been read; before, there may be more. */
  known: boolean;
};

/** Numbers in the header; 0 until loaded. */
export type HeaderCounts = { unread: number; toApprove: number };

type NotificationActions = {
  setRead(id: string, isRead: boolean): void;
  remove(id: string): void;
};

export type NotificationsService = NotificationActions & {
  /** Empty until opened. */
  state: StoreApi<NotificationsState>;
  /** What the header says of notifications and approvals. */
  counts: StoreApi<HeaderCounts>;
  /** Opens the notifications, once; false for visitors. Rejects when their code can't be loaded, and can be called again. */
  open(): Promise<boolean>;
  dispose(): void;
};

/** Opened notifications. */
export type OpenNotifications = NotificationActions & { close(): void };

type Options = {
  isVisitor: boolean;
  /** Loads the code that opens the notifications, and what it needs. */
  load(): Promise<(state: StoreApi<NotificationsState>) => OpenNotifications>;
};

/** Notifications that are opened behind the first screen. */
export const createNotificationsService = ({ isVisitor, load }: Options): NotificationsService => {
  const state = createStore<NotificationsState>(() => ({ notifications: [], sync: 'saving', known: false }));
  const opener = createOpener({
    isVisitor,
    load: async () => {
      const openNotifications = await load();
      return () => openNotifications(state);
    },
  });
  return {
    state,
    counts: createStore<HeaderCounts>(() => ({ unread: 0, toApprove: 0 })),
    open: opener.open,
    setRead: (id, isRead) => opener.current()?.setRead(id, isRead),
    remove: (id) => opener.current()?.remove(id),
    dispose: opener.dispose,
  };
};
