import type { Locator, Page } from 'playwright/test';
import { tagOf } from './support/combinations.ts';
import { test } from './support/installedPortal.ts';
import { emptyCart, expect, expectAccessible, openAs, openShell } from './support/journey.ts';
import { addProduct } from './support/journeySteps.ts';
import { layoutProblems } from './support/layoutProblems.ts';
import { add, search, untilQuiet } from './support/ordering.ts';
import { BUILDS_PORTAL, makeNextBuild } from './support/portalBuilds.ts';
import { type Language, startingWith, translatorFor } from './support/translations.ts';

const BUYER = 'buyer@demo.test';
const TIN = 'Olive oil tin 5 L';

/** What a browser says of requests that nobody answers. */
test.use({ expectedConsole: [/Failed to load resource|ERR_CONNECTION_REFUSED|ERR_FAILED/] });

const rowWithPrice = (page: Page): Locator =>
  page
    .getByRole('listitem')
    .getByText(/\d[.,]\d\d/)
    .first();

/** Until the browser has all that it needs to open the portal without a network. */
const untilKept = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // A page that was being loaded while the worker started has none: the next one does.
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  if (!(await isControlled())) await page.reload();
  expect(await isControlled()).toBe(true);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('texts')).keys()).length))
    .toBeGreaterThan(0);
  await expect(rowWithPrice(page)).toBeVisible();
  // What is shown is stored a moment later.
  await untilQuiet(page, 1_500);
};

const openStore = async (page: Page): Promise<void> => {
  await openAs(page, BUYER, '/store', 'demo', BUILDS_PORTAL);
  await expect(rowWithPrice(page)).toBeVisible();
};

/** The customer's own choice on this device. */
const readIn = (page: Page, language: Language): Promise<unknown> =>
  page.addInitScript((code) => localStorage.setItem('portal.demo.language', code), language);

test('the second visit opens without a network: rows, cart, history and favorites of the first', {
  tag: tagOf('phone'),
}, async ({ browserWithProfile, server }) => {
  await server.serve();
  const t = translatorFor('es');
  const page = await browserWithProfile.newPage();
  await readIn(page, 'es');
  await emptyCart('demo', BUYER);
  await openStore(page);
  await addProduct({ page, portal: page, mode: 'standalone', t, isAudited: true }, TIN, '3');
  const orders = (of: Page) => of.getByRole('main').getByRole('link', { name: /WEB-\d/ });
  await page.goto(`${BUILDS_PORTAL}/account`);
  const order = (await orders(page).first().textContent()) ?? '';
  await untilQuiet(page, 1_500);
  await page.goto(`${BUILDS_PORTAL}/favourites`);
  await expect(rowWithPrice(page)).toBeVisible();
  await untilQuiet(page, 1_500);
  await page.goto(`${BUILDS_PORTAL}/store`);
  await untilKept(page);
  await server.serve(null);

  const second = await browserWithProfile.newPage();
  await readIn(second, 'es');
  await second.goto(`${BUILDS_PORTAL}/store`);
  await expect(rowWithPrice(second)).toBeVisible();
  const note = second.getByText(startingWith(t('layout:offline.prices', { time: '' })));
  await expect(note).toBeVisible({ timeout: 30_000 });
  await expectAccessible(second);
  await second.goto(`${BUILDS_PORTAL}/cart`);
  await expect(second.getByRole('textbox', { name: `: ${TIN}` }).first()).toHaveValue('3');
  await second.goto(`${BUILDS_PORTAL}/account`);
  await expect(orders(second).first()).toHaveText(order);
  await second.goto(`${BUILDS_PORTAL}/favourites`);
  await expect(rowWithPrice(second)).toBeVisible();
});

test('a phone that has never searched says without a network that the search needs one', {
  tag: tagOf('phone'),
}, async ({ browserWithProfile, server }) => {
  await server.serve();
  const t = translatorFor('fr');
  const page = await browserWithProfile.newPage();
  await readIn(page, 'fr');
  await openStore(page);
  await untilKept(page);
  await browserWithProfile.setOffline(true);
  await page.goto(`${BUILDS_PORTAL}/store?text=rice`);
  await expect(page.getByText(t('layout:offline.search', { text: 'rice' }))).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(startingWith(t('layout:offline.prices', { time: '' })))).toBeVisible();
  const size = page.viewportSize();
  expect(await layoutProblems(page, [390, 320])).toEqual([]);
  if (size) await page.setViewportSize(size);
  await expectAccessible(page);
});

test('without a network: no wrong answer, an empty cart, an order that isn’t sent, and all of it goes on by itself', async ({
  browserWithProfile,
  server,
}) => {
  await server.serve();
  const page = await browserWithProfile.newPage();
  await emptyCart('demo', BUYER);
  await openStore(page);
  await search(page, 'olive oil');
  await untilQuiet(page, 1_500);
  await page.goto(`${BUILDS_PORTAL}/store`);
  await untilKept(page);
  await browserWithProfile.setOffline(true);

  const offline = page.getByRole('heading', { name: 'You’re offline' });
  await page.goto(`${BUILDS_PORTAL}/store`);
  await expect(page.getByText(/^Offline · prices from/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('searchbox', { name: 'Search products' }).fill('rice');
  await expect(page.getByText('Search needs a connection. We’ll look for “rice”')).toBeVisible();
  await expect(page.getByText(/No products match/)).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(`${BUILDS_PORTAL}/product/1`);
  await expect(offline).toBeVisible({ timeout: 30_000 });
  await page.goto(`${BUILDS_PORTAL}/cart`);
  await expect(page.getByText('Your cart is empty')).toBeVisible({ timeout: 30_000 });
  await page.goto(`${BUILDS_PORTAL}/store`);
  await search(page, 'olive oil');
  await add(page, TIN, 3);
  await page.goto(`${BUILDS_PORTAL}/checkout`);
  await expect(offline).toBeVisible({ timeout: 30_000 });
  // The network is lost again before the checkout's further code has come.
  await browserWithProfile.route('**/forms.*.js', (route) => route.abort());
  await browserWithProfile.setOffline(false);

  const place = page.getByRole('button', { name: 'Place order' });
  await expect(place).toBeVisible({ timeout: 30_000 });
  await browserWithProfile.setOffline(true);
  await expect(page.getByText('Nothing has been sent and nothing is lost')).toBeVisible();
  await place.click();
  const methods = page.getByRole('group', { name: 'Select a shipping method' });
  await expect(methods).toHaveAccessibleDescription('Select a shipping method');
  await expect(place).toBeVisible();
  await browserWithProfile.unroute('**/forms.*.js');
  await browserWithProfile.setOffline(false);
  await expect(page.getByText('One issue needs your attention')).toBeAttached();
  await expect(page.getByText('Nothing has been sent and nothing is lost')).toHaveCount(0);
  await expect(place).toBeEnabled();

  await page.goto(`${BUILDS_PORTAL}/store`);
  await untilKept(page);
  await browserWithProfile.setOffline(true);
  await page.goto(`${BUILDS_PORTAL}/store?text=rice`);
  await expect(offline).toBeVisible({ timeout: 30_000 });
  await browserWithProfile.setOffline(false);
  await expect(rowWithPrice(page)).toBeVisible({ timeout: 30_000 });
  await expect(offline).toHaveCount(0);
});

test('a new version is ready while a cart is being filled: it waits for the other tab’s checkout', async ({
  browserWithProfile,
  server,
}) => {
  const next = await makeNextBuild();
  const t = translatorFor('fr');
  const isReady = t('device:version.ready');
  try {
    await server.serve();
    await emptyCart('demo', BUYER);
    const page = await browserWithProfile.newPage();
    await readIn(page, 'fr');
    await openStore(page);
    await untilKept(page);
    await addProduct({ page, portal: page, mode: 'standalone', t, isAudited: false }, TIN, '2');
    await server.serve(next.folder);
    const other = await browserWithProfile.newPage();
    await readIn(other, 'fr');
    await other.goto(`${BUILDS_PORTAL}/checkout`);
    await expect(other.getByRole('button', { name: t('checkout:place.action.order') })).toBeVisible();

    await expect(page.getByText(isReady)).toBeVisible();
    await expect(other.getByText(isReady)).toHaveCount(0);
    // The code of this version is still there.
    const favourites = t('favourites:title');
    await page.getByRole('link', { name: favourites }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(favourites);
    await expectAccessible(page);
    await page.getByRole('button', { name: t('device:version.reload') }).click();
    await expect(page.getByText(t('device:version.busy'))).toBeVisible();

    await other.getByRole('link', { name: t('checkout:review.change') }).click();
    await expect(other.getByText(isReady)).toBeVisible();
    await other.getByRole('button', { name: t('device:version.reload') }).click();
    for (const tab of [page, other]) {
      await expect(tab.locator(`script[src*="portal.${next.hash}."]`)).toBeAttached();
    }
    await expect(other.getByRole('textbox', { name: `: ${TIN}` }).first()).toHaveValue('2');
    // They may still be loading code of the build that is removed now.
    for (const tab of [page, other]) await tab.close();
  } finally {
    await next.remove();
  }
});

test('the kill switch removes the service worker and all that it kept', async ({
  browserWithProfile,
  server,
}) => {
  await server.serve();
  const page = await browserWithProfile.newPage();
  await openStore(page);
  await untilKept(page);
  await server.serve(undefined, { serviceWorker: false });
  const hasNothing = () =>
    page.evaluate(
      async () => navigator.serviceWorker.controller === null && (await caches.keys()).length === 0,
    );
  await expect(async () => {
    await page.reload();
    await untilQuiet(page, 1_000);
    expect(await hasNothing()).toBe(true);
  }).toPass();
  await expect(rowWithPrice(page)).toBeVisible();
});

test('a frame in a parent’s page has no service worker', async ({ browserWithProfile }) => {
  const page = await browserWithProfile.newPage();
  await openShell(page, '1042');
  await expect(page.frameLocator('iframe').getByRole('listitem').getByText(/\$\d/).first()).toBeVisible();
  await untilQuiet(page.frames().at(-1) ?? page, 1_500);
  expect(browserWithProfile.serviceWorkers()).toEqual([]);
});
