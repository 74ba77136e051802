import type { PushSettings } from '../../domain/push/pushDevice.ts';
import type { PushProvider } from './pushProvider.ts';
import { registeredWorker } from './registeredWorker.ts';

type FirebaseSettings = Extract<PushSettings, { kind: 'firebase' }>;

const APP = 'push';

export const createFirebasePush = ({ publicKey, project }: FirebaseSettings): PushProvider => {
  const connect = async () => {
    const [code, worker] = await Promise.all([
      import(/* webpackChunkName: "firebase" */ './firebaseMessaging.ts'),
      registeredWorker(),
    ]);
    // Gives the app that is there already.
    const app = code.initializeApp(project, APP);
    return { code, worker, messaging: code.getMessaging(app) };
  };
  const subscribe = async () => {
    const { code, worker, messaging } = await connect();
    const token = await code.getToken(messaging, {
      vapidKey: publicKey,
      serviceWorkerRegistration: worker,
    });
    return { kind: 'firebase', token } as const;
  };
  return {
    subscribe,
    async current() {
      const subscription = await (await registeredWorker()).pushManager.getSubscription();
      // Firebase keeps the token of a subscription, and renews it when it must.
      return subscription ? subscribe() : null;
    },
    async unsubscribe() {
      const { code, worker, messaging } = await connect();
      await code.deleteToken(messaging).catch(() => false);
      const subscription = await worker.pushManager.getSubscription();
      await subscription?.unsubscribe();
    },
  };
};
