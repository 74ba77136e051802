import type { Page } from 'playwright/test';
import { emptyCart, expect, expectAccessible, logIn, portalOf, test } from './support/journey.ts';

/** The checkout of each kind of customer, from a cart with lines in it to the confirmation or to why not. */

/** Who is recommended nothing is answered 404 `Not data` (specification §7), which a browser writes down. */
test.use({ expectedNoise: [/status of 404/] });

/** Logs in, puts so many of one of the store's first products into an empty cart, and opens the checkout. */
const checkOut = async (
  page: Page,
  tenant: string,
  email: string,
  quantity: number,
  at = 0,
): Promise<void> => {
  await emptyCart(tenant, email);
  await page.goto(`${portalOf(tenant)}/login?next=/store`);
  await logInAs(page, email);
  const add = page.getByRole('list', { name: 'Products' }).locator('button', { hasText: /^Add$/ }).nth(at);
  const product = (await add.getAttribute('aria-label'))?.replace(/^Add /, '') ?? '';
  await add.click();
  await expect(page.getByText(`Added: 1 × ${product}`)).toBeVisible();
  const field = page.getByRole('textbox', { name: `: ${product}` }).first();
  await field.fill(String(quantity));
  await field.press('Enter');
  await expect(field).toHaveValue(String(quantity));
  await page.goto(`${portalOf(tenant)}/checkout`);
};

const logInAs = async (page: Page, email: string): Promise<void> => {
  await page.locator('input[autocomplete="username"], input[type="email"]').first().fill(email);
  await page.locator('input[type="password"]').first().fill('Portal#2026');
  await page.locator('button[type="submit"]').first().click();
  await expect(page.getByRole('button', { name: new RegExp(email) })).toBeVisible();
};

const place = (page: Page, action: string) =>
  page.getByRole('button', { name: action }).locator('visible=true');

test('a buyer on terms places an order @phone', async ({ page }) => {
  await checkOut(page, 'demo', 'buyer@demo.test', 12);
  await expectAccessible(page);
  await place(page, 'Place order').click();
  await expect(page.getByText('Select a shipping method')).toBeVisible();
  await page.getByRole('radio', { name: /Ground delivery/ }).check();
  await place(page, 'Place order').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible();
});

test('a group picks a restaurant, and its address is taken over @phone', async ({ page }) => {
  await checkOut(page, 'demo', 'group@demo.test', 12);
  await page.getByRole('radio', { name: /Ground delivery/ }).check();
  await place(page, 'Place order').click();
  await expect(page.getByText('Choose who it is for')).toBeVisible();
  await page.getByRole('radio', { name: /Pier Bistro/ }).check();
  await expect(page.getByRole('radio', { name: /221 Sinatra Drive/ })).toBeChecked();
  await place(page, 'Place order').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible();
});

test('a restricted buyer orders what is sold to them', async ({ page }) => {
  await checkOut(page, 'demo', 'restricted@demo.test', 30, 1);
  await page.getByRole('radio', { name: /Ground delivery/ }).check();
  await place(page, 'Place order').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible();
});

test('an address that is typed is checked beside its fields', async ({ page }) => {
  await checkOut(page, 'demo', 'buyer@demo.test', 12);
  await page.getByRole('radio', { name: /Express/ }).check();
  await page.getByRole('radio', { name: 'Another address' }).check();
  await place(page, 'Place order').click();
  await expect(page.getByText('Enter the street and number')).toBeVisible();
  await expect(page.getByText('Enter the city')).toBeVisible();
  await page.getByLabel('Street and number').fill('1 Ocean Drive');
  await page.getByLabel('City', { exact: true }).fill('Miami');
  await page.getByLabel('State', { exact: true }).fill('FL');
  await page.getByLabel('Country').selectOption({ label: 'United States' });
  await expect(page.getByText(/We don't ship to your location/)).toBeVisible();
  await page.getByLabel('State', { exact: true }).fill('NY');
  await expect(page.getByText(/We don't ship to your location/)).toBeHidden();
});

test('a customer whose credit is used up is told so, and nothing is sent', async ({ page }) => {
  await checkOut(page, 'demo', 'maxed@demo.test', 12);
  await expect(page.getByText('Credit limit exceeded')).toBeVisible();
  await page.getByRole('radio', { name: /Ground delivery/ }).check();
  await place(page, 'Place order').click();
  await expect(page).toHaveURL(/\/checkout$/);
});

test('a junior’s order waits, an approver answers, and the junior is told @phone', async ({
  page,
  browser,
}) => {
  await checkOut(page, 'demo', 'junior@demo.test', 12);
  await expect(page.getByText(/once approver@demo.test agrees/)).toBeVisible();
  const number = (await page.getByText(/^Order WEB-\d+$/).textContent())?.replace('Order ', '') ?? '';
  await page.getByRole('radio', { name: /Ground delivery/ }).check();
  await place(page, 'Place order').click();
  await expect(page.getByText('It waits for approval').first()).toBeVisible();

  const context = await browser.newContext();
  const approver = await context.newPage();
  await approver.goto(`${portalOf('demo')}/approvals`);
  await logIn(approver, 'approver@demo.test');
  await approver.getByRole('link', { name: `Open order ${number}` }).click();
  await expect(approver.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await expectAccessible(approver);
  await approver.getByRole('textbox', { name: 'Comment' }).fill('Fine by me');
  await approver.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(approver.getByText('Approved')).toBeVisible();
  await context.close();

  await page.getByRole('button', { name: /^Notifications: \d+ unread/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Notifications' });
  await expect(dialog.getByText(new RegExp(`${number}.*Fine by me`))).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: new RegExp(`^Mark as read: .*${number}`) }).click();
  await dialog.getByRole('button', { name: new RegExp(`^Delete: .*${number}`) }).click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(dialog.getByText(new RegExp(`${number}.*Fine by me`))).toHaveCount(0);
});

test('at a hardware store the cart becomes an invoice', async ({ page }) => {
  await checkOut(page, 'andina', 'comprador@andina.test', 4);
  await page
    .getByRole('radio', { name: /Bogotá/ })
    .last()
    .check();
  await place(page, 'Create invoice').click();
  await expect(page.getByRole('heading', { level: 1, name: /Invoice/ })).toBeVisible();
});

test('at a cosmetics house it becomes an estimate', async ({ page }) => {
  await checkOut(page, 'lumiere', 'vip@lumiere.test', 2);
  await place(page, 'Request estimate').click();
  await expect(page.getByRole('heading', { level: 1, name: /Estimate/ })).toBeVisible();
});

test('the brand’s orders go to the node service under the whole timestamp', async ({ page }) => {
  await checkOut(page, 'wolf', 'buyer@wolf.test', 20);
  const sent = page.waitForRequest((request) => request.url().endsWith('/backend/visit-sync'));
  const method = page.getByRole('radio', { name: /freight/i });
  await expect(method).toBeChecked();
  await place(page, 'Place order').click();
  const { visit } = (await sent).postDataJSON();
  expect(visit.order[0].order_number).toMatch(/^WEB-\d{13}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible();
});
