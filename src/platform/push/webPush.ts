import type { PushProvider } from './pushProvider.ts';
import { registeredWorker } from './registeredWorker.ts';
import { subscriptionAddress } from './subscriptionAddress.ts';

const toBase64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Browsers before 2023 don't tell the key. */
const isFor = ({ options }: PushSubscription, publicKey: string): boolean => {
  const key = options?.applicationServerKey;
  return !key || toBase64Url(key) === publicKey;
};

/** Standard pushes (RFC 8030) by the browser's own service. `publicKey`: the VAPID key, base64url. */
export const createWebPush = (publicKey: string): PushProvider => {
  const manager = async () => (await registeredWorker()).pushManager;
  const current = async () => {
    const subscription = await (await manager()).getSubscription();
    return subscription && isFor(subscription, publicKey) ? subscriptionAddress(subscription) : null;
  };
  const unsubscribe = async () => {
    const subscription = await (await manager()).getSubscription();
    await subscription?.unsubscribe();
  };
  return {
    current,
    unsubscribe,
    async subscribe() {
      const address = await current();
      if (address) return address;
      // A browser refuses another key while it has a subscription.
      await unsubscribe();
      return subscriptionAddress(
        await (await manager()).subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }),
      );
    },
  };
};
