import type { Page } from 'playwright/test';
import { BACKEND, emptyCart, expect, openAs, test, tokenOf } from './support/journey.ts';
import { add } from './support/ordering.ts';

const BUYER = 'buyer@demo.test';
const VISIT = '**/rest/visitSync';
const TIN = 'Olive oil tin 5 L';

/**
 * What the screens do when the answer to an order is lost or late. Every other fault of the line, and a back end that is ended
 * meanwhile, meets the portal without its screens in tests/contract/faults.test.ts.
 */

test.use({ expectedNoise: [/Failed to load resource|ERR_CONNECTION_RESET/] });
test.beforeEach(() => emptyCart('demo', BUYER));

/** How many orders the back office has under a purchase order number. */
const ordersOf = async (purchaseOrder: string): Promise<number> => {
  const token = await tokenOf('demo', BUYER);
  const response = await fetch(`${BACKEND}/transactions?search=${purchaseOrder}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await response.json()).total;
};

/** Two tins in the cart, and everything said that an order needs. */
const readyToPlace = async (page: Page, purchaseOrder: string): Promise<void> => {
  await openAs(page, BUYER, '/store?text=olive%20oil');
  await add(page, TIN, 2);
  await page.goto('/checkout');
  await page.getByRole('radio', { name: /Ground delivery/ }).check();
  await page.getByLabel('PO number').fill(purchaseOrder);
};

test('a double click places one order though the first answer is lost', async ({ page }, { testId }) => {
  const purchaseOrder = `F-${testId.slice(-8)}`;
  let attempts = 0;
  await page.route(VISIT, async (route) => {
    attempts += 1;
    if (attempts > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await readyToPlace(page, purchaseOrder);
  await page.getByRole('button', { name: 'Place order' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByRole('button', { name: /^Cart · 0/ })).toBeVisible();
  expect(await ordersOf(purchaseOrder)).toBe(1);
  expect(attempts, 'the lost answer was asked for').toBeGreaterThan(1);
});

test.describe('the checkout is opened again while an order is on its way', () => {
  /** Sends an order that arrives when `arrive` is called, whatever becomes of the page that sent it. */
  const sendAndHold = async (page: Page, purchaseOrder: string): Promise<{ arrive(): void }> => {
    let arrive = () => {};
    const held = new Promise<void>((release) => {
      arrive = release;
    });
    await page.route(VISIT, async (route) => {
      const request = route.request();
      await held;
      const { authorization = '', 'x-company': company = '' } = request.headers();
      const response = await fetch(request.url(), {
        method: 'POST',
        headers: { authorization, 'x-company': company, 'content-type': 'application/json' },
        body: request.postData(),
      });
      const body = await response.text();
      await route.fulfill({ status: response.status, contentType: 'application/json', body }).catch(() => {
        // the page that asked is gone
      });
    });
    await readyToPlace(page, purchaseOrder);
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByText(/^Sending to/)).toBeVisible();
    return { arrive };
  };

  /** The page asks whether the order arrived, and says so once it has. */
  const expectFollowed = async (page: Page, arrive: () => void) => {
    await expect(page.getByText(/^Waiting for .* to confirm/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Place order' })).toHaveAttribute('aria-busy', 'true');
    arrive();
    await expect(page.getByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible({
      timeout: 20_000,
    });
    await expect(page.getByRole('button', { name: /^Cart · 0/ })).toBeVisible();
  };

  test('after a reload it is followed to its end', async ({ page }, { testId }) => {
    const purchaseOrder = `R-${testId.slice(-8)}`;
    page.on('dialog', (dialog) => dialog.accept());
    const { arrive } = await sendAndHold(page, purchaseOrder);
    await page.reload();
    await expectFollowed(page, arrive);
    expect(await ordersOf(purchaseOrder)).toBe(1);
  });

  test('in a second tab it is followed too, and both say that it is placed', async ({ page }, { testId }) => {
    const purchaseOrder = `T-${testId.slice(-8)}`;
    const { arrive } = await sendAndHold(page, purchaseOrder);
    const second = await page.context().newPage();
    await second.goto('/checkout');
    await expectFollowed(second, arrive);
    await expect(page.getByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible();
    expect(await ordersOf(purchaseOrder)).toBe(1);
  });
});
