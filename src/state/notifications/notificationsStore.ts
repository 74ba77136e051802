import { createStore, type StoreApi } from 'zustand/vanilla';
import { deletePatch, readNotifications, readPatch } from '../../api/notifications/notificationsDocument.ts';
import type { JsonObject } from '../../domain/cloudStore/cloudStore.ts';
import type { Notification } from '../../domain/notifications/notification.ts';
import type { DocumentSync, SyncStatus } from '../documents/documentSync.ts';

/** A customer's notifications, newest first, kept here and in the cloud store alike (specification §4, Notifications). */
export type NotificationsState = {
  notifications: readonly Notification[];
  sync: SyncStatus;
  /** Whether the cloud store has been heard; until then there may be others than those that this browser knows. */
  known: boolean;
};

export type NotificationsStore = {
  state: StoreApi<NotificationsState>;
  setRead(id: string, isRead: boolean): void;
  remove(id: string): void;
  stop(): void;
};

/** `now` in ms since the epoch. */
export const createNotificationsStore = (document: DocumentSync, now: () => number): NotificationsStore => {
  const at = () => new Date(now()).toISOString();
  let last: { data: JsonObject; notifications: readonly Notification[] } | null = null;
  const notificationsIn = (data: JsonObject) => {
    if (last?.data !== data) last = { data, notifications: readNotifications(data) };
    return last.notifications;
  };
  const read = (): NotificationsState => {
    const { data, status, restored } = document.state.getState();
    return { notifications: notificationsIn(data), sync: status, known: restored };
  };
  const state = createStore<NotificationsState>(read);
  const stop = document.state.subscribe(() => state.setState(read()));
  return {
    state,
    setRead: (id, isRead) => document.change(readPatch(id, isRead, at())),
    remove: (id) => document.change(deletePatch(id, at())),
    stop,
  };
};
