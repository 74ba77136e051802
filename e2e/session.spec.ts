import {
  emptyCart,
  expect,
  expectAccessible,
  expectOnlyHeard,
  listenTo,
  logIn,
  PORTAL,
  portalOf,
  test,
  tokenOf,
} from './support/journey.ts';
import { add } from './support/ordering.ts';

const BUYER = 'buyer@demo.test';

test('a user link logs in, and its token is out of the address at once', async ({ page }) => {
  const token = await tokenOf('demo', BUYER);
  await page.goto(`/store/${token}?text=vinegar`);
  await expect(page.getByRole('heading', { level: 1, name: '“vinegar”' })).toBeVisible();
  expect(page.url()).not.toContain(token);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    token,
  );
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '“vinegar”' })).toBeVisible();
});

test('a link whose token is over leads to the login, which says so', async ({ page, heard }) => {
  await page.goto('/home/not.a.token');
  await expect(page.getByText('Session expired, please login again')).toBeVisible();
  expect(page.url()).not.toContain('not.a.token');
  heard.splice(0);
});

test('two browsers of one customer see each other’s cart', async ({ page, browser, heard }) => {
  await emptyCart('demo', BUYER);
  const other = await (await browser.newContext()).newPage();
  listenTo(other, heard);
  for (const each of [page, other]) {
    await each.goto(`${PORTAL}/store?text=olive%20oil`);
    await logIn(each, BUYER);
  }
  await add(page, 'Olive oil tin 5 L', 4);
  await expect(other.getByRole('textbox', { name: 'Quantity: Olive oil tin 5 L' })).toHaveValue('4');
  await other.goto(`${PORTAL}/cart`);
  await other.getByRole('button', { name: 'Remove Olive oil tin 5 L' }).click();
  await expect(page.getByRole('button', { name: 'Add Olive oil tin 5 L', exact: true })).toBeVisible();
  await other.close();
});

test('the cart is kept while the network is gone, and sent when it is back', async ({
  page,
  context,
  heard,
}) => {
  await emptyCart('demo', BUYER);
  await page.goto('/store?text=olive%20oil');
  await logIn(page, BUYER);
  await add(page, 'Olive oil tin 5 L', 2);
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByText('Saved on all your devices')).toBeVisible();
  await context.setOffline(true);
  const field = page.getByRole('textbox', { name: 'Quantity: Olive oil tin 5 L' });
  await field.fill('7');
  await field.press('Enter');
  await expect(page.getByText('Offline: saved on this device')).toBeVisible({ timeout: 20_000 });
  await context.setOffline(false);
  await expect(page.getByText('Saved on all your devices')).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(field).toHaveValue('7');
  expectOnlyHeard(heard, /ERR_INTERNET_DISCONNECTED/);
});

test('unknown paths lead home, and an unknown company is said', async ({ page, heard }) => {
  await page.goto('/no/such/page');
  await logIn(page, BUYER);
  await expect(page).toHaveURL(/\/home$/);
  await page.goto(`${portalOf('nobody')}/store`);
  await expect(
    page.getByRole('heading', { name: 'We couldn’t find a portal at this address' }),
  ).toBeVisible();
  await expectAccessible(page);
  heard.splice(0);
});
