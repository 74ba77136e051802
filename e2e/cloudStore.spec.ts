import type { Browser, Page } from 'playwright/test';
import {
  collectConsole,
  expect,
  logIn,
  openAs,
  openShell,
  PORTAL,
  type PortalRoot,
  test,
} from './support/journey.ts';
import { newCustomer } from './support/newCustomer.ts';
import { add, addButton, openCart, placeOrder } from './support/ordering.ts';

/** What customers keep in the cloud store. These journeys run on both stores: in the back office, and in Firestore (firestore.config.ts). */

const TEA = 'Chamomile tea 25 bags';
const TEAS = '/store?text=chamomile';

// The rules of Firestore refuse the slower of two browsers that write at once; it writes again.
const LOST_RACES = process.env.E2E_FIRST_STACK ? /status of 403/ : /^never$/;
test.use({ expectedConsole: [LOST_RACES] });

const quantity = (page: Page) => page.getByRole('textbox', { name: `Quantity: ${TEA}`, exact: true });
const addTea = (portal: PortalRoot) => addButton(portal, TEA);

const otherBrowser = async (browser: Browser, consoleMessages: string[]): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  collectConsole(page, consoleMessages, [LOST_RACES]);
  return page;
};

test('two browsers see each other’s cart and favorites, and an order placed in one empties it in the other', async ({
  page,
  browser,
  consoleMessages,
}) => {
  const email = await newCustomer('both');
  const other = await otherBrowser(browser, consoleMessages);
  for (const each of [page, other]) {
    await openAs(each, email, TEAS);
    await expect(addTea(each)).toBeVisible();
  }
  await page.getByRole('button', { name: `Add ${TEA} to favorites`, exact: true }).click();
  const heart = other.getByRole('button', { name: new RegExp(`${TEA}.*favorites`) });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await add(page, TEA, 30);
  await expect(quantity(other)).toHaveValue('30');
  await openCart(other);
  await placeOrder(other);
  await expect(addTea(page)).toBeVisible();
  await other.context().close();
});

test.describe('without a network', () => {
  // Firestore tries to listen again and again.
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED|status of 403/] });

  test('a change without a network is kept, and sent when it is back', async ({
    page,
    context,
    browser,
    consoleMessages,
  }) => {
    const email = await newCustomer('away');
    await openAs(page, email, TEAS);
    await add(page, TEA, 2);
    await openCart(page);
    await expect(page.getByText('Saved on all your devices')).toBeVisible();
    await context.setOffline(true);
    await quantity(page).fill('7');
    await quantity(page).press('Enter');
    await expect(page.getByText('Offline: saved on this device')).toBeVisible({ timeout: 30_000 });
    await context.setOffline(false);
    await expect(page.getByText('Saved on all your devices')).toBeVisible({ timeout: 30_000 });
    const other = await otherBrowser(browser, consoleMessages);
    await openAs(other, email, TEAS);
    await expect(quantity(other)).toHaveValue('7');
    await other.context().close();
  });
});

test('who logs in after a logout finds their own cart, and nobody else’s', async ({ page }) => {
  const [email, other] = [await newCustomer('first'), await newCustomer('second')];
  await openAs(page, email, TEAS);
  await add(page, TEA, 3);
  await openCart(page);
  await expect(page.getByText('Saved on all your devices')).toBeVisible();
  for (const [next, isEmpty] of [
    [other, true],
    [email, false],
  ] as const) {
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await logIn(page, next);
    await page.goto(PORTAL + TEAS);
    if (isEmpty) await expect(addTea(page)).toBeVisible();
    else await expect(quantity(page)).toHaveValue('3');
  }
});

for (const mode of ['frame', 'slot'] as const) {
  test(`in a parent’s page (${mode}) a cart is saved`, async ({ page }) => {
    await openShell(page, '1300', { mode, screen: 'store?text=chamomile' });
    const portal = mode === 'frame' ? page.frameLocator('iframe').locator('body') : page.locator('.wp-root');
    const field = portal.getByRole('textbox', { name: `Quantity: ${TEA}`, exact: true });
    const button = addTea(portal);
    // The cart of an earlier journey may come while the button is shown.
    await expect(async () => {
      if (await button.isVisible()) await button.click({ timeout: 2_000 });
      await field.fill(mode === 'frame' ? '4' : '5', { timeout: 5_000 });
    }).toPass();
    await field.press('Enter');
    await portal.getByRole('link', { name: /^Cart · [1-9]/ }).click();
    await expect(portal.getByText('Saved on all your devices')).toBeVisible();
  });
}
