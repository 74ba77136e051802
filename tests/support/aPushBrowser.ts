import { vi } from 'vitest';

/** A browser with pushes; `answer`: what the customer says to its question. */
export const aPushBrowser = ({
  permission = 'default' as NotificationPermission,
  answer = 'granted' as NotificationPermission,
} = {}) => {
  const state = { permission, asked: 0, subscription: null as PushSubscription | null };
  const subscribe = async (): Promise<PushSubscription> => {
    state.subscription = {
      endpoint: 'https://push.test/1',
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint: 'https://push.test/1', keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: async () => {
        state.subscription = null;
        return true;
      },
    } as unknown as PushSubscription;
    return state.subscription;
  };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return state.permission;
    },
    requestPermission: async () => {
      state.asked += 1;
      state.permission = answer;
      return answer;
    },
  });
  vi.stubGlobal('caches', { open: async () => ({ put: async () => undefined }), delete: async () => true });
  const ready = Promise.resolve({
    pushManager: { getSubscription: async () => state.subscription, subscribe },
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { ready } });
  return Object.assign(state, { subscribe });
};

/** The browser has no pushes again; globals are restored after each test. */
export const endPushBrowser = (): void => void Reflect.deleteProperty(navigator, 'serviceWorker');

/** What a company answers that sends standard pushes. */
export const WEB_PUSH = { kind: 'web_push', public_key: 'BPub' };
