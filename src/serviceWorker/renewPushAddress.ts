import { addDevicePatch, addressText } from '../api/push/devicePatch.ts';
import { hexDigest } from '../platform/hexDigest.ts';
import { subscriptionAddress } from '../platform/push/subscriptionAddress.ts';
import {
  type PageMessage,
  PUSH_CACHE,
  PUSH_RENEWAL,
  type PushRenewal,
} from '../platform/serviceWorkerMessage.ts';

declare const self: ServiceWorkerGlobalScope;

/** The event as the Push API has it (W3C), which TypeScript doesn't know. */
type Change = ExtendableEvent & {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
};

const renewedSubscription = async ({
  newSubscription,
  oldSubscription,
}: Change): Promise<PushSubscription | null> => {
  const key = oldSubscription?.options.applicationServerKey;
  if (newSubscription || !key) return newSubscription ?? null;
  return self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
};

const sendJson = (method: 'POST' | 'PATCH', url: string, headers: Record<string, string>, body: unknown) =>
  fetch(url, {
    method,
    credentials: 'include',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** With the session cookie, as a page that starts. */
const register = async (renewal: PushRenewal, subscription: PushSubscription): Promise<void> => {
  const headers = { 'x-company': renewal.company };
  const session: unknown = await (await sendJson('POST', renewal.refresh, headers, {})).json();
  const token = typeof session === 'object' && session !== null && 'token' in session ? session.token : null;
  if (typeof token !== 'string') return;
  const address = subscriptionAddress(subscription);
  const id = await hexDigest(addressText(address));
  const device = { id, address, sessionId: renewal.sessionId, lastSeen: Date.now() };
  const patch = addDevicePatch(device, renewal.device);
  const authorised = { ...headers, authorization: `Bearer ${token}` };
  await sendJson('PATCH', renewal.devices, authorised, { writer: 'service-worker', patch });
};

/**
 * The browser has changed or ended the push address. An open page registers the new one; without a page it is done here, for the device
 * that was registered. A failure is made up for with the next visit.
 */
export const renewPushAddress = async (change: Change): Promise<void> => {
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (page) {
    const message: PageMessage = { kind: 'renew-push' };
    page.postMessage(message);
    return;
  }
  const kept = await (await caches.open(PUSH_CACHE)).match(PUSH_RENEWAL);
  const subscription = await renewedSubscription(change);
  if (!kept || !subscription) return;
  await register(await kept.json(), subscription);
};
