import type { BrowserContext, Page, Worker } from 'playwright/test';
import { startPushService, type TestPushService } from '../../tests/support/pushService.ts';
import { test as base } from './installedBrowser.ts';
import { expect } from './journey.ts';
import { stack } from './stacks.ts';

type Shown = { title: string; body: string; lang: string; tag: string };

/**
 * A browser with pushes. Only the call that gets an address of the browser's own service is replaced, because that is on the internet:
 * addresses are of the service on this machine. What is sent there is delivered to the portal's real service worker.
 */
export const test = base.extend<{ service: TestPushService; pushBrowser: BrowserContext }>({
  service: async ({ browserName: _ }, use) => {
    const service = await startPushService({ port: stack.pushes });
    await use(service);
    await service.close();
  },
  pushBrowser: async ({ browserWithProfile, service }, use) => {
    await browserWithProfile.grantPermissions(['notifications']);
    /** By origin, as a browser has them. */
    const subscriptions = new Map<string, ReturnType<TestPushService['subscribe']>>();
    await browserWithProfile.exposeBinding('pushAddress', ({ frame }, action: 'get' | 'add' | 'remove') => {
      const { origin } = new URL(frame.url());
      const before = subscriptions.get(origin);
      if (action === 'get') return before ?? null;
      if (before) service.forget(before.endpoint);
      subscriptions.delete(origin);
      if (action === 'remove') return null;
      const added = service.subscribe();
      subscriptions.set(origin, added);
      return added;
    });
    await browserWithProfile.addInitScript(() => {
      type Address = { endpoint: string; p256dh: string; auth: string };
      const call = Reflect.get(window, 'pushAddress') as (action: string) => Promise<Address | null>;
      const decode = (text: string) =>
        Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
          letter.charCodeAt(0),
        ).buffer;
      const subscriptionOf = (address: Address | null) =>
        address && {
          endpoint: address.endpoint,
          options: { applicationServerKey: null, userVisibleOnly: true },
          getKey: (name: 'p256dh' | 'auth') => decode(address[name]),
          toJSON: () => ({
            endpoint: address.endpoint,
            keys: { p256dh: address.p256dh, auth: address.auth },
          }),
          unsubscribe: async () => {
            await call('remove');
            return true;
          },
        };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => subscriptionOf(await call('get')),
        subscribe: async () => subscriptionOf(await call('add')),
      });
    });
    await use(browserWithProfile);
  },
});

/** The service worker of a page's origin. */
export const workerOf = async (page: Page): Promise<Worker> => {
  const { origin } = new URL(page.url());
  const isOwn = (worker: Worker) => worker.url().startsWith(origin);
  return page.context().serviceWorkers().find(isOwn) ?? page.context().waitForEvent('serviceworker', isOwn);
};

/**
 * Until the page has a service worker, and notes the number that it shows on the icon, which can't be read, and how many
 * notifications the system has taken.
 */
export const untilWorkerRuns = async (page: Page): Promise<void> => {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const worker = await workerOf(page);
  await worker.evaluate(() => {
    Object.assign(navigator, {
      setAppBadge: async (count: number) => {
        Reflect.set(globalThis, 'badge', count);
      },
    });
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const show = registration.showNotification.bind(registration);
    Reflect.set(globalThis, 'taken', 0);
    registration.showNotification = async (...notification) => {
      await show(...notification);
      Reflect.set(globalThis, 'taken', Reflect.get(globalThis, 'taken') + 1);
    };
  });
};

const takenNotifications = async (page: Page): Promise<number> =>
  (await workerOf(page)).evaluate(() => Reflect.get(globalThis, 'taken'));

/** The number on the icon, as the service worker has set it last. */
export const badgeOf = async (page: Page): Promise<unknown> =>
  (await workerOf(page)).evaluate(() => Reflect.get(globalThis, 'badge'));

/**
 * Gives what a push service has got to the page's service worker, as the browser does, until the system shows the notification:
 * Chromium forgets one that it is still showing when a page asks for the notifications.
 */
export const deliver = async (page: Page, message: object): Promise<void> => {
  const { origin } = new URL(page.url());
  const taken = await takenNotifications(page);
  const session = await page.context().newCDPSession(page);
  const { promise, resolve } = Promise.withResolvers<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted);
    if (own) resolve(own.registrationId);
  });
  await session.send('ServiceWorker.enable');
  const data = JSON.stringify(message);
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await promise, data });
  await session.detach();
  await expect.poll(() => takenNotifications(page)).toBe(taken + 1);
};

/** What the system shows. */
export const shownNotifications = (page: Page): Promise<Shown[]> =>
  page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map(({ title, body, lang, tag }) => ({ title, body, lang, tag }));
  });

/** A click on the newest notification. */
const click = async (worker: Worker): Promise<void> =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const { NotificationEvent } = globalThis as unknown as { NotificationEvent: typeof Event };
    const [notification] = (await registration.getNotifications()).toReversed();
    if (!notification) throw new Error('no notification is shown');
    dispatchEvent(new NotificationEvent('notificationclick', { notification } as EventInit));
  });

export const clickNotification = async (page: Page): Promise<void> => click(await workerOf(page));

/** What a click opens in a new tab; a browser lets only a real click do so. */
export const openedByClick = async (worker: Worker): Promise<string> => {
  const opened = worker.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const { clients } = globalThis as unknown as { clients: object };
        Object.assign(clients, { openWindow: async (url: string) => resolve(url) });
      }),
  );
  await click(worker);
  return opened;
};

/** The browser gives its origin another address, and tells the service worker. */
export const changeAddress = (
  worker: Worker,
  address: ReturnType<TestPushService['subscribe']>,
): Promise<void> =>
  worker.evaluate(({ endpoint, p256dh, auth }) => {
    const { ExtendableEvent } = globalThis as unknown as { ExtendableEvent: typeof Event };
    const newSubscription = { toJSON: () => ({ endpoint, keys: { p256dh, auth } }) };
    dispatchEvent(Object.assign(new ExtendableEvent('pushsubscriptionchange'), { newSubscription }));
  }, address);

export const FIREBASE_TOKEN = 'token-of-firebase';

/** The company of a page sends its pushes with Firebase, whose two services are on the internet, and are played here. */
export const sendWithFirebase = async (page: Page): Promise<void> => {
  await page.route('**/company', async (route) => {
    const response = await route.fetch();
    const { company, ...rest } = await response.json();
    const push = {
      kind: 'fcm',
      public_key: 'BPublicKeyOfTheInstallation',
      api_key: 'AIza',
      app_id: '1:1234:web:abcd',
      project_id: 'orders',
      messaging_sender_id: '1234',
    };
    await route.fulfill({ response, json: { ...rest, company: { ...company, push } } });
  });
  await page.route('https://firebaseinstallations.googleapis.com/**', (route) =>
    route.fulfill({
      json: {
        name: 'projects/orders/installations/abcdefghijklmnopqrstuv',
        fid: 'abcdefghijklmnopqrstuv',
        refreshToken: 'refresh',
        authToken: { token: 'auth', expiresIn: '604800s' },
      },
    }),
  );
  await page.route('https://fcmregistrations.googleapis.com/**', (route) =>
    route.fulfill({ json: { name: 'projects/orders/registrations/1', token: FIREBASE_TOKEN } }),
  );
};
