import { devices, type Page } from 'playwright/test';
import { findBell } from './support/bell.ts';
import { chooseGroundShipping } from './support/checkoutSections.ts';
import { EACH_LANGUAGE, tagOf } from './support/combinations.ts';
import {
  expect,
  expectAccessible,
  openAs,
  PORTAL,
  portalOf,
  SHELL,
  send,
  tokenOf,
} from './support/journey.ts';
import {
  addProduct,
  heading,
  type Journey,
  openCheckout,
  placeButton,
  readOrderNumber,
} from './support/journeySteps.ts';
import { layoutProblems } from './support/layoutProblems.ts';
import { newCustomer } from './support/newCustomer.ts';
import { BUILDS_PORTAL, createBuildServer } from './support/portalBuilds.ts';
import {
  badgeOf,
  changeAddress,
  clickNotification,
  deliver,
  FIREBASE_TOKEN,
  openedByClick,
  sendWithFirebase,
  shownNotifications,
  test,
  untilWorkerRuns,
  workerOf,
} from './support/pushBrowser.ts';
import { LOCALES, translatorFor } from './support/translations.ts';

/** The devices that a customer's document has. */
const devicesOf = async (email: string, tenant = 'demo'): Promise<Record<string, string>[]> => {
  const response = await send('GET', '/documents/devices', undefined, await tokenOf(tenant, email));
  return Object.values((await response.json()).data.devices ?? {});
};

/** Marks an order as shipped, as the wholesaler's staff, on the demo parent's page. */
const ship = async (page: Page, number: string): Promise<void> => {
  await page.goto(`${SHELL}/?page=backOffice`);
  const card = page.getByRole('listitem', { name: number });
  await card.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(card).toHaveCount(0);
};

const TEA = 'Chamomile tea 25 bags';

const order = async (journey: Journey): Promise<string> => {
  await addProduct(journey, TEA, '30');
  await openCheckout(journey);
  await chooseGroundShipping(journey.portal, journey.t);
  await placeButton(journey, 'order').click();
  return readOrderNumber(journey);
};

const TITLES = {
  en: (number: string) => `Order ${number} has shipped`,
  es: (number: string) => `Pedido ${number}: enviado`,
  fr: (number: string) => `Commande ${number}\u00a0: expédition effectuée`,
};

for (const { language, width } of EACH_LANGUAGE) {
  const t = translatorFor(language);
  test.describe(`${language}, ${width}`, () => {
    test.use({ locale: LOCALES[language] });
    test('a customer asks to be told, and is told when the order ships', {
      tag: tagOf(width),
    }, async ({ pushBrowser, service }) => {
      const email = await newCustomer('told', language);
      const page = await pushBrowser.newPage();
      await openAs(page, email, '/store');
      const journey: Journey = { page, portal: page, mode: 'standalone', t, isAudited: true };
      const number = await order(journey);
      const offer = page.getByRole('region', { name: t('device:push.ask.title.order') });
      await expect(offer).toBeVisible();
      await expectAccessible(page);
      const size = page.viewportSize();
      expect(await layoutProblems(page, [1280, 768, 390, 320])).toEqual([]);
      if (size) await page.setViewportSize(size);
      await untilWorkerRuns(page);
      await offer.getByRole('button', { name: t('device:push.ask.yes') }).click();
      await expect(page.getByRole('status').filter({ hasText: t('device:push.done') })).toBeFocused();
      await expect.poll(() => devicesOf(email)).toHaveLength(1);

      const staff = await pushBrowser.newPage();
      await ship(staff, number);
      await expect.poll(() => service.received.length).toBe(1);
      const [pushed] = service.received;
      if (!pushed) throw new Error('nothing was pushed');
      expect(service.faults).toEqual([]);
      expect(pushed.message.notification).toMatchObject({ title: TITLES[language](number), lang: language });
      expect(JSON.stringify(pushed.message)).not.toMatch(/\$|\d[.,]\d\d|Chamomile/);
      await deliver(page, pushed.message);
      await expect
        .poll(() => shownNotifications(page))
        .toMatchObject([{ title: TITLES[language](number), lang: language }]);
      expect(await badgeOf(page)).toBe(1);

      await clickNotification(page);
      await expect(heading(journey, t('orders:one.order', { number }))).toBeVisible();
      await expect(page).not.toHaveURL(/notification=/);
      expect(await shownNotifications(page)).toEqual([]);
      // It was clicked, so it is read.
      await expect(await findBell(page, t, 0)).toBeVisible();
    });
  });
}

const turnOn = async (page: Page): Promise<void> => {
  await untilWorkerRuns(page);
  const control = page.getByRole('switch', { name: 'Notifications on this device' });
  await control.click();
  await expect(control).toBeChecked();
};

test('the switch of the account settings; a logout removes the device, and the address ends', async ({
  pushBrowser,
  service,
}) => {
  const email = await newCustomer('leaving');
  const page = await pushBrowser.newPage();
  await openAs(page, email, '/account-settings#notifications');
  await turnOn(page);
  await expectAccessible(page);
  const [device] = await devicesOf(email);
  expect(device).toMatchObject({ kind: 'web_push', endpoint: expect.stringContaining(service.origin) });
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  await expect.poll(() => devicesOf(email)).toEqual([]);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).pushManager.getSubscription()),
    )
    .toBeNull();
});

test('two companies in one browser: each has its own address and its own notifications', async ({
  pushBrowser,
  service,
}) => {
  const email = await newCustomer('two');
  const page = await pushBrowser.newPage();
  await openAs(page, email, '/account-settings#notifications');
  await turnOn(page);
  await pushBrowser.grantPermissions(['notifications'], { origin: portalOf('cedar') });
  const other = await pushBrowser.newPage();
  await openAs(other, 'buyer@cedar.test', '/account-settings#notifications', 'cedar');
  await turnOn(other);
  const [own] = await devicesOf(email);
  const [others] = await devicesOf('buyer@cedar.test', 'cedar');
  expect(own?.endpoint).not.toBe(others?.endpoint);

  // A tab behind another one paints once a second.
  await page.bringToFront();
  await page.goto(`${PORTAL}/store`);
  const journey: Journey = {
    page,
    portal: page,
    mode: 'standalone',
    t: translatorFor('en'),
    isAudited: false,
  };
  const number = await order(journey);
  await ship(await pushBrowser.newPage(), number);
  await expect.poll(() => service.received.map(({ endpoint }) => endpoint)).toEqual([own?.endpoint]);
  await deliver(page, service.received[0]?.message ?? {});
  await expect.poll(() => shownNotifications(page)).toHaveLength(1);
  expect(await shownNotifications(other)).toEqual([]);
  await clickNotification(page);
  await expect(heading(journey, `Order ${number}`)).toBeVisible();
  await expect(other).toHaveURL(/account-settings/);
});

test('the browser changes the address while no page is open: the service worker registers the new one', async ({
  pushBrowser,
  service,
}) => {
  const email = await newCustomer('renewed');
  const page = await pushBrowser.newPage();
  await openAs(page, email, '/account-settings#notifications');
  await turnOn(page);
  const [before] = await devicesOf(email);
  const worker = await workerOf(page);
  // A page of another origin keeps the browser open.
  await (await pushBrowser.newPage()).goto(SHELL);
  await page.close();
  await changeAddress(worker, service.subscribe());
  await expect.poll(async () => (await devicesOf(email))[0]?.endpoint).not.toBe(before?.endpoint);
  const [after, ...others] = await devicesOf(email);
  expect(others).toEqual([]);
  expect(after).toMatchObject({ kind: 'web_push', session_id: before?.session_id });
});

test('without an open tab a clicked notification opens one, within the portal', async ({ pushBrowser }) => {
  const page = await pushBrowser.newPage();
  await openAs(page, 'buyer@demo.test', '/store');
  await untilWorkerRuns(page);
  await deliver(page, {
    web_push: 8030,
    notification: {
      title: 'Order',
      body: '',
      navigate: 'https://elsewhere.test/account?document=7',
      tag: '7',
    },
  });
  await expect.poll(() => shownNotifications(page)).toHaveLength(1);
  const worker = await workerOf(page);
  await (await pushBrowser.newPage()).goto(SHELL);
  await page.close();
  expect(await openedByClick(worker)).toBe('/account?document=7');
});

test.describe('Firebase Cloud Messaging', () => {
  test('gives a token for the portal’s own worker, which shows its pushes', async ({ pushBrowser }) => {
    const email = await newCustomer('firebase');
    const portal = await createBuildServer();
    await portal.serve(undefined, { firebase: true });
    await pushBrowser.grantPermissions(['notifications'], { origin: BUILDS_PORTAL });
    const page = await pushBrowser.newPage();
    await sendWithFirebase(page);
    await openAs(page, email, '/account-settings#notifications', 'demo', BUILDS_PORTAL);
    await turnOn(page);
    expect(await devicesOf(email)).toMatchObject([{ kind: 'fcm', token: FIREBASE_TOKEN }]);
    const notification = {
      title: 'Order WEB-1 has shipped',
      body: '',
      navigate: '/home',
      tag: '1',
      lang: 'en',
    };
    await deliver(page, {
      data: { message: JSON.stringify({ web_push: 8030, notification, app_badge: 3 }) },
      fcmMessageId: 'a',
      from: '1',
    });
    await expect.poll(() => shownNotifications(page)).toMatchObject([{ title: notification.title }]);
    expect(await badgeOf(page)).toBe(3);
    await page.close();
    await portal.close();
  });
});

test.describe('an iPhone', () => {
  test.use({ userAgent: devices['iPhone 14'].userAgent, viewport: { width: 390, height: 844 } });
  test('reads in the account settings that the portal has to be on its home screen first', async ({
    browserWithProfile,
  }) => {
    const page = await browserWithProfile.newPage();
    await openAs(page, 'buyer@demo.test', '/account-settings#notifications');
    await expect(
      page.getByText(/^To get notifications on this device, add Bluebird Foods to your home screen/),
    ).toBeVisible();
    await expect(page.getByText('Tap Share in your browser’s bar')).toBeVisible();
    await expectAccessible(page);
  });
});
