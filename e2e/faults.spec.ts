import type { Page } from 'playwright/test';
import { chooseGroundShipping, writePurchaseOrder } from './support/checkoutSections.ts';
import { BACKEND, emptyCart, expect, openAs, test, tokenOf } from './support/journey.ts';
import { add, headerCart, openCart } from './support/ordering.ts';

const BUYER = 'buyer@demo.test';
const VISIT = '**/rest/visitSync';
const TIN = 'Olive oil tin 5 L';

/**
 * What the screens do when the response to an order is lost or late. tests/contract/faults.test.ts covers the other network
 * faults and restarts of the back end, without screens.
 */

test.use({ expectedConsole: [/Failed to load resource|ERR_CONNECTION_RESET/] });
test.beforeEach(() => emptyCart('demo', BUYER));

const ordersOf = async (purchaseOrder: string): Promise<number> => {
  const token = await tokenOf('demo', BUYER);
  const response = await fetch(`${BACKEND}/transactions?search=${purchaseOrder}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await response.json()).total;
};

const openReadyCheckout = async (page: Page, purchaseOrder: string): Promise<void> => {
  await openAs(page, BUYER, '/store?text=olive%20oil');
  await add(page, TIN, 2);
  await openCart(page);
  await page.getByRole('link', { name: 'Check out' }).first().click();
  await chooseGroundShipping(page);
  await writePurchaseOrder(page, purchaseOrder);
};

test('a double click places one order even if the first response is lost', async ({ page }, { testId }) => {
  const purchaseOrder = `F-${testId.slice(-8)}`;
  let attempts = 0;
  await page.route(VISIT, async (route) => {
    attempts += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await openReadyCheckout(page, purchaseOrder);
  await page.getByRole('button', { name: 'Place order' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: /^Order \S+ is placed$/ })).toBeVisible({
    timeout: 20_000,
  });
  await expect(headerCart(page, /^Cart · 0/)).toBeVisible();
  expect(await ordersOf(purchaseOrder)).toBe(1);
  expect(attempts, 'the order was asked for by number instead of being sent again').toBe(1);
});

test.describe('the checkout is opened again while an order is being sent', () => {
  /** Sends an order that reaches the back end when `releaseOrder` is called, even if the page is closed. */
  const sendHeldOrder = async (page: Page, purchaseOrder: string): Promise<{ releaseOrder(): void }> => {
    let releaseOrder = () => {};
    const isReleased = new Promise<void>((resolve) => {
      releaseOrder = resolve;
    });
    await page.route(VISIT, async (route) => {
      const request = route.request();
      await isReleased;
      const { authorization = '', 'x-company': company = '' } = request.headers();
      const response = await fetch(request.url(), {
        method: 'POST',
        headers: { authorization, 'x-company': company, 'content-type': 'application/json' },
        body: request.postData(),
      });
      const body = await response.text();
      await route.fulfill({ status: response.status, contentType: 'application/json', body }).catch(() => {
        // the page was closed
      });
    });
    await openReadyCheckout(page, purchaseOrder);
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByText(/^Sending to/)).toBeVisible();
    return { releaseOrder };
  };

  const expectOrderFollowed = async (page: Page, releaseOrder: () => void) => {
    await expect(page.getByText(/^Waiting for .* to confirm/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Place order' })).toHaveAttribute('aria-busy', 'true');
    releaseOrder();
    await expect(page.getByRole('heading', { level: 1, name: /^Order \S+ is placed$/ })).toBeVisible({
      timeout: 20_000,
    });
    await expect(headerCart(page, /^Cart · 0/)).toBeVisible();
  };

  test('after a reload it waits for the order and shows that it is placed', async ({ page }, { testId }) => {
    const purchaseOrder = `R-${testId.slice(-8)}`;
    page.on('dialog', (dialog) => dialog.accept());
    const { releaseOrder } = await sendHeldOrder(page, purchaseOrder);
    await page.reload();
    await expectOrderFollowed(page, releaseOrder);
    expect(await ordersOf(purchaseOrder)).toBe(1);
  });

  test('in a second tab it waits too, and both tabs show that the order is placed', async ({ page }, {
    testId,
  }) => {
    const purchaseOrder = `T-${testId.slice(-8)}`;
    const { releaseOrder } = await sendHeldOrder(page, purchaseOrder);
    const second = await page.context().newPage();
    await second.goto('/checkout');
    await expectOrderFollowed(second, releaseOrder);
    await expect(page.getByRole('heading', { level: 1, name: /^Order \S+ is placed$/ })).toBeVisible();
    expect(await ordersOf(purchaseOrder)).toBe(1);
  });
});
