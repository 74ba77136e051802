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

type NotificationActions = {
  setRead(id: string, isRead: boolean): void;
  remove(id: string): void;
  /** Switches a kind on or off, on all devices of the customer. */
  choose(kind: NotificationKind, isOn: boolean): void;
};

export type NotificationsService = NotificationActions & {
  /** Empty until opened. */
  state: StoreApi<NotificationsState>;
  counts: StoreApi<HeaderCounts>;
  /** Opens the notifications, once; false for visitors. Rejects when their code can't be loaded, and can be called again. */
  open(): Promise<boolean>;
  /** Opens the notifications with the pushes on this device; null when the company sends none, and for visitors. Rejects as `open`. */
  openPush(): Promise<PushService | null>;
  dispose(): void;
};

/** Opened notifications. `push`: the pushes on this device; null when the company sends none. */
export type OpenNotifications = NotificationActions & { push: PushService | null; close(): void };

type Options = {
  isVisitor: boolean;
  load(): Promise<(state: StoreApi<NotificationsState>) => OpenNotifications>;
};

/** Notifications that are opened behind the first screen. */
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
    openPush: async () => ((await opener.open()) && opener.current()?.push) || null,
    setRead: (id, isRead) => opener.current()?.setRead(id, isRead),
    remove: (id) => opener.current()?.remove(id),
    choose: (kind, isOn) => opener.current()?.choose(kind, isOn),
    dispose: opener.dispose,
  };
};
