import { openSection } from './support/checkoutSections.ts';
import {
  emptyCart,
  expect,
  expectAccessible,
  expectConsole,
  logIn,
  openAs,
  test,
} from './support/journey.ts';
import { add, headerCart, openCart, placeOrder, search } from './support/ordering.ts';

const BUYER = 'buyer@demo.test';

test.beforeEach(() => emptyCart('demo', BUYER));

test('a customer logs in, searches, adds, orders, and finds the order again @phone', async ({ page }) => {
  await page.goto('/store');
  await expect(page).toHaveTitle('Bluebird Foods');
  await expectAccessible(page);
  await logIn(page, BUYER);
  await expect(page.getByRole('list', { name: 'Products' })).toBeVisible();
  await expectAccessible(page);

  await search(page, 'olive oil');
  await add(page, 'Olive oil tin 5 L', 2);
  await expectAccessible(page);

  await openCart(page);
  await expect(page.getByRole('textbox', { name: 'Quantity: Olive oil tin 5 L' })).toHaveValue('2');
  await expect(page.getByText('$77.80').first()).toBeVisible();
  await expectAccessible(page);

  const number = await placeOrder(page);
  await expect(page.getByText(`We’ve sent a copy to ${BUYER}.`)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await expect(page.getByText('PO-77')).toBeVisible();
  await expect(page.getByText('Olive oil tin 5 L')).toBeVisible();
});

test('back, forward and reload lose nothing', async ({ page }) => {
  await openAs(page, BUYER, '/store?text=olive%20oil');
  await expect(page).toHaveURL(/\/store\?text=olive/);
  await page.getByRole('link', { name: 'Olive oil tin 5 L' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Olive oil tin 5 L' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '“olive oil”' })).toBeVisible();
  await add(page, 'Olive oil tin 5 L', 3);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Quantity: Olive oil tin 5 L' })).toHaveValue('3');
  await page.goto('/cart');
  await page.getByRole('combobox', { name: 'Shipping' }).selectOption({ label: 'Ground shipping' });
  await expect(page.getByText('Saved on all your devices')).toBeVisible();
  await page.getByRole('link', { name: 'Check out' }).click();
  await openSection(page, 'Reference');
  await page.getByLabel('Notes', { exact: true }).fill('Ring twice');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Shipping' })).toContainText('Ground shipping');
  await expect(page.getByRole('region', { name: 'Reference' })).toContainText('Ring twice');
});

test('a wrong password shows an error, and the typed email is kept', async ({ page, consoleMessages }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Enter your email address')).toBeVisible();
  await page.getByLabel('Email').fill(BUYER);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Incorrect email or password');
  await expect(page.getByLabel('Email')).toHaveValue(BUYER);
  expectConsole(consoleMessages, [/401/]);
  await expectAccessible(page);
});

test('after logging out, the history requires a login again', async ({ page }) => {
  await page.goto('/account');
  await logIn(page, BUYER);
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  await page.getByRole('button', { name: `Account: ${BUYER}` }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
});

test('an invalid quantity shows an error, and nothing is added', async ({ page }) => {
  await openAs(page, BUYER, '/store?text=olive%20oil');
  await page.getByRole('textbox', { name: 'Quantity: Olive oil tin 5 L' }).fill('abc');
  await page.getByRole('button', { name: 'Add Olive oil tin 5 L', exact: true }).click();
  await expect(page.getByText('“abc” isn’t a number').first()).toBeVisible();
  await expect(headerCart(page, /^Cart · 0/)).toBeVisible();
});

test('a typed quantity stays with its product when the list is sorted', async ({ page }) => {
  await openAs(page, BUYER, '/store');
  const list = page.getByRole('list', { name: 'Products' });
  const second = list
    .getByRole('listitem')
    .nth(1)
    .getByRole('textbox', { name: /^Quantity/ });
  await second.fill('7');
  await second.press('Enter');
  await expect(second).toHaveValue('7');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Name' });
  await expect(page).toHaveURL(/sort=name/);
  await expect(list).toBeVisible();
  // Another product, with the quantity that was bought of it last.
  await expect(second).not.toHaveValue('7');
});
