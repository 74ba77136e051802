import { createStore, type StoreApi } from 'zustand/vanilla';
import type { KindChoices, NotificationKind } from '../../domain/notifications/kinds.ts';
import type { Notification } from '../../domain/notifications/notification.ts';
import type { SyncStatus } from '../../sync/engine/documentView.ts';
import { createOpener } from '../openOnce.ts';
import type { PushService } from '../push/pushService.ts';

/** A customer's notifications, newest first, in memory and in the cloud store (rules: Notifications). */
export type NotificationsState = {
  notifications: readonly Notification[];
  kinds: KindChoices;
  sync: SyncStatus;
  /** Whether the cloud store has been read; before, there may be more. */
  known: boolean;
};

/** Numbers in the header, 0 until loaded, and the newest unread notification that came since; null before one has come. */
export type HeaderCounts = { unread: number; toApprove: number; latest: Notification | null };

/** Opened notifications. `push`: the pushes on this device; null when the company sends none. */
export type OpenNotifications = {
  setRead(id: string, isRead: boolean): void;
  remove(id: string): void;
  choose(kind: NotificationKind, isOn: boolean): void;
  push: PushService | null;
  close(): void;
};

export type NotificationsService = {
  state: StoreApi<NotificationsState>;
  counts: StoreApi<HeaderCounts>;
  open(): Promise<OpenNotifications | null>;
  opened(): OpenNotifications | null;
  dispose(): void;
};

type Options = {
  isVisitor: boolean;
  load(): Promise<(state: StoreApi<NotificationsState>) => OpenNotifications>;
};

export const createNotificationsService = ({ isVisitor, load }: Options): NotificationsService => {
  const state = createStore<NotificationsState>(() => ({
    notifications: [],
    kinds: {},
    sync: 'saving',
    known: false,
  }));
  const opener = createOpener({
    isVisitor,
    load: async () => {
      const openNotifications = await load();
      return () => openNotifications(state);
    },
  });
  return {
    state,
    counts: createStore<HeaderCounts>(() => ({ unread: 0, toApprove: 0, latest: null })),
    open: opener.open,
    opened: opener.current,
    dispose: opener.dispose,
  };
};
