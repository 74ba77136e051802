import type { Page } from 'playwright/test';
import { fillCard } from './support/cardForm.ts';
import { clicker, typist } from './support/clicks.ts';
import { openWithCart } from './support/customerData.ts';
import { enterParent } from './support/enterPortal.ts';
import { ERRANDS } from './support/errands.ts';
import {
  emptyCart,
  expect,
  expectAccessible,
  openAs,
  PORTAL,
  send,
  test,
  tokenOf,
} from './support/journey.ts';
import { newCustomer } from './support/newCustomer.ts';
import { add, headerCart, placeOrder } from './support/ordering.ts';
import { placedOrder, TEN_PRODUCTS } from './support/placedOrder.ts';
import { inDollars, translatorFor } from './support/translations.ts';

/** What customers come for, with the clicks that it may take: support/errands.ts. */

const CUSTOMER = 'legacy@demo.test';
const t = translatorFor('en');

type MonthSums = { months: { month: string; amount: number }[] };

const orderAgain = (page: Page, number: string) =>
  page
    .getByRole('table', { name: 'Recent orders' })
    .getByRole('link', { name: `Order again: ${number}`, exact: true });

const linesOfCart = (page: Page) =>
  page.getByRole('list', { name: 'Products in your cart' }).getByRole('listitem');

test('the ten products of the last order are in the cart by one click @phone', async ({ page }) => {
  const email = await newCustomer('again');
  const number = await placedOrder(email, TEN_PRODUCTS);
  await openAs(page, email, '/home');
  const { click, clicks } = clicker();
  await click(orderAgain(page, number));
  await expect(page).toHaveURL(`${PORTAL}/cart`);
  await expect(page.getByText('10 products added to your cart')).toBeVisible();
  await expect(linesOfCart(page)).toHaveCount(TEN_PRODUCTS.length);
  expect(clicks()).toBe(1);
  expect(clicks()).toBeLessThanOrEqual(ERRANDS.theTenProductsOfTheLastOrderInTheCart.clicks);
});

test('beside what is in the cart already they are chosen first, and added by two clicks', async ({
  page,
}) => {
  const email = await newCustomer('beside');
  const number = await placedOrder(email, TEN_PRODUCTS);
  await openAs(page, email, '/product/1034');
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Add Balsamic vinegar 500 ml', exact: true })
    .click();
  await expect(headerCart(page, /^Cart · 1/)).toBeVisible();
  await page.goto('/home');
  const { click, clicks } = clicker();
  await click(orderAgain(page, number));
  const dialog = page.getByRole('dialog', { name: `Order ${number} again` });
  await click(dialog.getByRole('button', { name: 'Add 10 products' }));
  await expect(page.getByText('10 products added to your cart')).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(ERRANDS.theTenProductsOfTheLastOrderInTheCart.clicks);
  await page.goto('/cart');
  await expect(linesOfCart(page)).toHaveCount(TEN_PRODUCTS.length + 1);
});

test('how much was ordered this year, and what comes next, needs no click @phone', async ({ page }) => {
  const answer = await send(
    'GET',
    '/transactions/months?kind=order',
    undefined,
    await tokenOf('demo', CUSTOMER),
  );
  const { months }: MonthSums = await answer.json();
  const year = String(new Date().getFullYear());
  const cents = months
    .filter(({ month }) => month.startsWith(year))
    .reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  await openAs(page, CUSTOMER, '/home');
  const { clicks } = clicker();
  const tile = page.getByRole('region', { name: 'This year' });
  await expect(tile.getByText(inDollars((cents / 100).toFixed(2), t), { exact: true })).toBeVisible();
  await expect(tile.getByRole('img', { name: /^By month: January / })).toBeVisible();
  const delivery = page.getByRole('region', { name: 'Next shipment' });
  await expect(delivery.getByRole('listitem').filter({ hasText: 'Delivered' })).toBeVisible();
  expect(clicks()).toBe(ERRANDS.howMuchThisYear.clicks);
  await expectAccessible(page);
});

test('what is overdue is one click from its payment', async ({ page }) => {
  await openAs(page, CUSTOMER, '/home');
  const { click, clicks } = clicker();
  await click(page.getByRole('region', { name: 'You owe' }).getByRole('link', { name: /^Pay \$/ }));
  await expect(page).toHaveURL(/\/account\?pay=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(clicks()).toBe(1);
});

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });
const receipt = (page: Page) => page.getByRole('heading', { level: 1, name: /^Receipt / });

test('two invoices are paid by the saved card with three clicks', async ({ page }) => {
  // Of the junior's three invoices one is overdue.
  await openAs(page, 'junior@demo.test', '/home');
  const owed = page.getByRole('region', { name: 'You owe' });
  await owed.getByRole('link', { name: /^Pay \$/ }).click();
  await page.getByRole('radio', { name: 'Card' }).check();
  await fillCard(page, '4111 1111 1111 1111');
  await page.getByRole('checkbox', { name: 'Save this card for next time' }).check();
  await payButton(page).click();
  await expect(receipt(page)).toBeVisible();

  await page.goto('/home');
  const { click, clicks } = clicker();
  await click(owed.getByRole('link', { name: 'Pay all' }));
  await expect(page.getByRole('radio', { name: /^Visa ending in 1111/ })).toBeChecked();
  await click(payButton(page));
  await expect(receipt(page)).toBeVisible();
  await expect(page.getByRole('article').getByText('Paid in full')).toHaveCount(2);
  expect(clicks()).toBeLessThanOrEqual(ERRANDS.twoInvoicesPaidByTheSavedCard.clicks);
});

const IN_PARENT = { tenant: 'demo', email: 'buyer@demo.test', account: '1042', language: 'en' } as const;

for (const mode of ['frame', 'slot'] as const) {
  test(`the last order is ordered again in a parent’s ${mode} by two clicks from its store`, async ({
    page,
  }) => {
    const { tenant, email } = IN_PARENT;
    await emptyCart(tenant, email);
    const number = await placedOrder(email, TEN_PRODUCTS);
    const portal = await enterParent(page, mode, IN_PARENT);
    const navigation = portal.getByRole('navigation', { name: 'Main' });
    const { click, clicks } = clicker();
    await click(navigation.getByRole('link', { name: 'History' }));
    await click(portal.getByRole('link', { name: `Order again: ${number}`, exact: true }));
    await expect(portal.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    const lines = portal.getByRole('list', { name: 'Products in your cart' }).getByRole('listitem');
    await expect(lines).toHaveCount(TEN_PRODUCTS.length);
    expect(clicks()).toBeLessThanOrEqual(ERRANDS.theLastOrderAgainInAParent.clicks);
  });
}

/** From the checkout to the confirmation. */
const placeByKeyboard = async (
  page: Page,
  { press, tabTo }: Pick<ReturnType<typeof typist>, 'press' | 'tabTo'>,
): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  const place = page.getByRole('button', { name: /^Place order/ }).locator('visible=true');
  await expect(place).toBeEnabled();
  await tabTo(place);
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Order \S+ is placed$/ })).toBeVisible();
};

test('what is in the cart is placed by the keyboard alone with few keys, as the last order was shipped', async ({
  page,
}) => {
  const email = await newCustomer('keys');
  await openWithCart(page, email);
  await placeOrder(page);
  await page.goto('/store?text=olive%20oil');
  await add(page, 'Olive oil tin 5 L', 2);
  const cart = headerCart(page, /^Cart · 1/);
  await cart.focus();

  const most = ERRANDS.placedByKeyboard.keys;
  const { press, tabTo, keys } = typist(page, most);
  await press('Enter');
  const checkOut = page.getByRole('dialog', { name: 'Cart' }).getByRole('link', { name: 'Check out' });
  await expect(checkOut).toBeVisible();
  await tabTo(checkOut);
  await press('Enter');
  await placeByKeyboard(page, { press, tabTo });
  expect(keys()).toBeLessThanOrEqual(most);
});

test('a cart of ten lines is placed by the keyboard alone with few keys', async ({ page }) => {
  const email = await newCustomer('lines');
  await openWithCart(page, email);
  await placeOrder(page);
  const number = await placedOrder(email, TEN_PRODUCTS);
  // Without loading the page again: the cart is known to be empty.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await orderAgain(page, number).click();
  await expect(linesOfCart(page)).toHaveCount(TEN_PRODUCTS.length);
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeFocused();

  const most = ERRANDS.placedByKeyboard.keys;
  const { press, tabTo, keys } = typist(page, most);
  const skip = page.getByRole('button', { name: 'Skip to summary' });
  await tabTo(skip);
  await expectAccessible(page);
  await press('Enter');
  await expect(page.getByRole('link', { name: 'Check out' }).locator('visible=true')).toBeFocused();
  await press('Enter');
  await placeByKeyboard(page, { press, tabTo });
  expect(keys()).toBeLessThanOrEqual(most);
});
