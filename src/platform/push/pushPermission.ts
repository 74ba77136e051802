import { installWay } from '../installing.ts';

export const pushPermission = (): NotificationPermission =>
  'Notification' in globalThis ? Notification.permission : 'denied';

/** Opens the browser's question; it must be called by a press. */
export const askPushPermission = (): Promise<NotificationPermission> => Notification.requestPermission();

/** Calls back when the customer changes the answer in the browser's settings. Returns what ends that. */
export const watchPushPermission = (changed: () => void): (() => void) => {
  const ended = new AbortController();
  const watch = async () => {
    const status = await navigator.permissions?.query({ name: 'notifications' });
    status?.addEventListener('change', changed, { signal: ended.signal });
  };
  watch().catch(() => undefined);
  return () => ended.abort();
};

export const isPushCapable = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

export const mustBeInstalledForPush = (): boolean => installWay() === 'ios';
