import {
  collectConsole,
  emptyCart,
  expect,
  expectAccessible,
  expectConsole,
  linkTokenOf,
  logIn,
  openAs,
  PORTAL,
  portalOf,
  test,
} from './support/journey.ts';
import { add } from './support/ordering.ts';
import { countRequests, untilLoaded } from './support/trips.ts';

const BUYER = 'buyer@demo.test';

test('a user link logs in, and its token is removed from the address', async ({ page }) => {
  const token = await linkTokenOf('demo', BUYER);
  await page.goto(`/store/${token}?text=vinegar`);
  await expect(page.getByRole('heading', { level: 1, name: '“vinegar”' })).toBeVisible();
  expect(page.url()).not.toContain(token);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    token,
  );
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '“vinegar”' })).toBeVisible();
});

test('a link with an invalid token leads to the login, which says that the session expired', async ({
  page,
  consoleMessages,
}) => {
  await page.goto('/home/not.a.token');
  await expect(page.getByText('Session expired, please login again')).toBeVisible();
  expect(page.url()).not.toContain('not.a.token');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible();
  expectConsole(consoleMessages, [/status of 401/]);
});

test('two browsers of one customer see each other’s cart', async ({ page, browser, consoleMessages }) => {
  await emptyCart('demo', BUYER);
  const other = await (await browser.newContext()).newPage();
  collectConsole(other, consoleMessages);
  for (const browserPage of [page, other]) await openAs(browserPage, BUYER, '/store?text=olive%20oil');
  await add(page, 'Olive oil tin 5 L', 4);
  await expect(other.getByRole('textbox', { name: 'Quantity: Olive oil tin 5 L' })).toHaveValue('4');
  await other.goto(`${PORTAL}/cart`);
  await other.getByRole('button', { name: 'Remove Olive oil tin 5 L' }).click();
  await expect(page.getByRole('button', { name: 'Add Olive oil tin 5 L', exact: true })).toBeVisible();
  await other.close();
});

test('the cart is stored while offline, and sent when the network is back', async ({ page, context }) => {
  const openRequests = countRequests(page);
  await emptyCart('demo', BUYER);
  await openAs(page, BUYER, '/store?text=olive%20oil');
  await add(page, 'Olive oil tin 5 L', 2);
  // What a link below the pointer preloads would be under way when the network goes.
  await page.mouse.move(0, 0);
  await page.getByRole('link', { name: 'View cart' }).press('Enter');
  await expect(page.getByText('Saved on all your devices')).toBeVisible();
  // The lines' prices are verified after the cart is shown.
  await untilLoaded(page, openRequests);
  await context.setOffline(true);
  const field = page.getByRole('textbox', { name: 'Quantity: Olive oil tin 5 L' });
  await field.fill('7');
  await field.press('Enter');
  await expect(page.getByText('Offline: saved on this device')).toBeVisible({ timeout: 20_000 });
  await context.setOffline(false);
  await expect(page.getByText('Saved on all your devices')).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(field).toHaveValue('7');
});

test('an unknown path leads home, and an unknown company shows an error', async ({
  page,
  consoleMessages,
}) => {
  await page.goto('/no/such/page');
  await logIn(page, BUYER);
  await expect(page).toHaveURL(/\/home$/);
  await page.goto(`${portalOf('nobody')}/store`);
  await expect(
    page.getByRole('heading', { name: 'We couldn’t find a portal at this address' }),
  ).toBeVisible();
  await expectAccessible(page);
  expectConsole(consoleMessages, [/status of 404/]);
});
