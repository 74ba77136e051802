import { createFirestoreOutage } from './support/firestoreOutage.ts';
import { expect, openAs, test } from './support/journey.ts';
import { newCustomer } from './support/newCustomer.ts';
import { add, openCart, placeOrder } from './support/ordering.ts';
import { ROW } from './support/screens.ts';

/** Runs with the demo on the emulator only (firestore.config.ts). */

const TEA = 'Chamomile tea 25 bags';
const TEAS = '/store?text=chamomile';

/** Longer than what waits for an idle browser would wait at most, ms. */
const SLOW_MS = 2_000;

test('the store’s rows wait for nothing of Firestore', async ({ page }) => {
  const requested: string[] = [];
  let beforeRows: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.route('**/products/_search*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    if (beforeRows.length === 0) beforeRows = [...requested];
    await route.continue();
  });
  const isFirestore = (url: string) => /firestore|identitytoolkit|google\.firestore/i.test(url);
  await openAs(page, 'buyer@demo.test', '/store');
  await expect(page.locator(ROW).first()).toBeVisible();
  expect(beforeRows.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
  expect(beforeRows.filter(isFirestore)).toEqual([]);
  await expect.poll(() => requested.filter(isFirestore).length).toBeGreaterThan(0);
});

test.describe('without Firestore', () => {
  // Firestore tries again and again, and looks whether there is an internet; after a restart the emulator knows nothing of the connections.
  test.use({
    expectedConsole: [
      /ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|NAME_NOT_RESOLVED)|status of 40[03]/,
    ],
  });

  test('Firestore is killed while a customer orders: the cart is kept here, goes on when Firestore is back, and is ordered once', async ({
    page,
    browser,
  }, testInfo) => {
    const outage = await createFirestoreOutage(testInfo.outputPath());
    const email = await newCustomer('outage');
    const quantity = page.getByRole('textbox', { name: `Quantity: ${TEA}`, exact: true });
    const isSaved = page.getByText('Saved on all your devices');
    const isKeptHere = page.getByText('Offline: saved on this device');
    try {
      await openAs(page, email, TEAS);
      await add(page, TEA, 2);
      await openCart(page);
      await expect(isSaved).toBeVisible();

      await outage.begin();
      await quantity.fill('30');
      await quantity.press('Enter');
      await expect(isKeptHere).toBeVisible({ timeout: 60_000 });
      await page.reload();
      await expect(quantity).toHaveValue('30');
      await outage.end();
      await expect(isSaved).toBeVisible({ timeout: 60_000 });

      const other = await (await browser.newContext()).newPage();
      await openAs(other, email, TEAS);
      await expect(other.getByRole('textbox', { name: `Quantity: ${TEA}`, exact: true })).toHaveValue('30');

      await outage.begin();
      const number = await placeOrder(page);
      await outage.end();
      await expect(other.getByRole('button', { name: `Add ${TEA}`, exact: true })).toBeVisible({
        timeout: 60_000,
      });
      await other.goto(new URL('/orders', other.url()).href);
      const recent = other.getByRole('table', { name: 'Recent orders' });
      await expect(recent.getByRole('link', { name: number, exact: true })).toHaveCount(1);
      await other.context().close();
    } finally {
      await outage.close();
    }
  });
});
