import type { Locator, Page } from 'playwright/test';
import { emptyCart, expect, expectAccessible, expectConsole, SHELL, test } from './support/journey.ts';
import { add, search } from './support/ordering.ts';

/** FieldDesk's buttons for what can go wrong: what a parent's developer sees, and reads about what the parent heard. */

const ways = ['frame', 'slot'] as const;

const TIN = 'Olive oil tin 5 L';

const UNAUTHORIZED = /401 \(Unauthorized\)/;

const expectReady = (page: Page) => expect(page.getByText('ready · protocol 1')).toBeVisible();

const open = async (page: Page, way: (typeof ways)[number]): Promise<Locator> => {
  await page.goto(`${SHELL}/?page=ordering&way=${way}`);
  await expectReady(page);
  return way === 'frame' ? page.frameLocator('iframe').locator('body') : page.locator('.wp-root');
};

const cause = (page: Page, name: string) =>
  page.getByRole('group', { name: 'What can go wrong' }).getByRole('button', { name, exact: true }).click();

/** Presses a button of the parent's own. */
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const heard = (page: Page, line: string) =>
  page.getByRole('complementary', { name: 'Bridge' }).getByRole('listitem').filter({ hasText: line });

const expectHeard = async (page: Page, ...lines: readonly string[]) => {
  for (const line of lines) await expect(heard(page, line).last()).toBeVisible();
};

test.beforeEach(() => emptyCart('demo', 'buyer@demo.test'));

for (const way of ways) {
  test(`${way}: the portal’s server hangs, and trying again works`, async ({ page }) => {
    const portal = await open(page, way);
    await cause(page, 'Hang');
    await expect(page.getByRole('alert')).toContainText('Ordering isn’t available right now.');
    await expect(page.getByRole('status').first()).toContainText('timeout');
    const stage = way === 'frame' ? 'connected' : 'configured';
    await expectHeard(page, `error host_unreachable ${stage}`, 'status timeout');
    await press(page, 'Try again');
    await expectReady(page);
    await search(portal, 'olive oil');
  });

  test(`${way}: a refused token is “session expired”, until the customer tries again, with what was typed`, async ({
    page,
    consoleMessages,
  }) => {
    const portal = await open(page, way);
    await search(portal, 'olive oil');
    await add(portal, TIN, 2);
    await press(page, 'Cart');
    await portal.getByRole('button', { name: `Add note: ${TIN}` }).click();
    const note = portal.getByRole('textbox', { name: `Note for ${TIN}` });
    await note.fill('For the terrace');
    await cause(page, 'Refuse');
    const ended = portal.getByRole('alert').filter({ hasText: 'Session expired, please login again' });
    await expect(ended).toBeVisible();
    await expectAccessible(page);
    await expectHeard(page, 'getToken unauthorized', 'token refused', 'session expired');
    await ended.getByRole('button', { name: 'Try again' }).click();
    await expect(ended).toBeHidden();
    await expect(note).toHaveValue('For the terrace');
    await expect(portal.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    await search(portal, 'olive oil');
    await expectHeard(page, 'session restored');
    await expect(page.getByRole('button', { name: 'Refuse', pressed: false })).toBeVisible();
    expectConsole(consoleMessages, [UNAUTHORIZED]);
  });

  test(`${way}: after a redeploy a screen not yet opened comes from the new build`, async ({
    page,
    consoleMessages,
  }) => {
    const portal = await open(page, way);
    await cause(page, 'Redeploy');
    await press(page, 'Home');
    await expectHeard(page, 'error code_unavailable home');
    await expect(portal.getByRole('heading', { level: 1 })).toBeVisible();
    await expectReady(page);
    await press(page, 'History');
    await expect(portal.getByRole('table', { name: 'Orders' })).toBeVisible();
    expectConsole(
      consoleMessages,
      [/404 \(Not Found\)/, /A part of the portal could not be loaded/],
      [/Refused to execute script/],
    );
  });

  test(`${way}: an expired token is replaced, and the customer goes on`, async ({
    page,
    consoleMessages,
  }) => {
    const portal = await open(page, way);
    await cause(page, 'Expire');
    await expectHeard(page, 'getToken unauthorized');
    await search(portal, 'olive oil');
    await expectReady(page);
    await expect(heard(page, 'session')).toHaveText([/progress session/]);
    expectConsole(consoleMessages, [UNAUTHORIZED]);
  });

  test(`${way}: a token of another customer stops the portal, and the parent restarts it for them`, async ({
    page,
    consoleMessages,
  }) => {
    const portal = await open(page, way);
    await cause(page, 'Other customer');
    await expect(portal.getByText('You’re now using a different account')).toBeVisible();
    await expect(page.getByRole('status').first()).toContainText('another customer');
    await expectHeard(page, 'status identity_changed');
    await press(page, 'Restart');
    await expectReady(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Sunrise Food Truck' })).toBeVisible();
    await expect(portal.getByRole('button', { name: 'Account: cash@demo.test' })).toBeVisible();
    expectConsole(consoleMessages, [UNAUTHORIZED]);
  });

  test(`${way}: of wrong settings one is made usable, and one is named`, async ({
    page,
    consoleMessages,
  }) => {
    const portal = await open(page, way);
    const link = portal.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
    await expect(link).toHaveCSS('border-radius', '9px');
    await cause(page, 'Wrong setting');
    await expectHeard(page, 'error invalid_setting theme.colorPrimary');
    await expect(link).toHaveCSS('border-radius', '6px');
    await expect(heard(page, 'invalid_setting')).toHaveCount(1);
    expectConsole(consoleMessages, [/can’t use theme\.colorPrimary/]);
  });

  test(`${way}: a portal moved in the page is back at its screen`, async ({ page }) => {
    const portal = await open(page, way);
    await press(page, 'History');
    await expect(portal.getByRole('table', { name: 'Orders' })).toBeVisible();
    await cause(page, 'Move in the page');
    // Browsers load a moved frame anew; a slot stays as it is.
    if (way === 'frame') await expectHeard(page, 'status reconnecting');
    await expectReady(page);
    await expect(portal.getByRole('table', { name: 'Orders' })).toBeVisible();
    await expect(heard(page, 'reconnecting')).toHaveCount(way === 'frame' ? 1 : 0);
  });
}
