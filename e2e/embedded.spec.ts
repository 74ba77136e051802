import type { Page } from 'playwright/test';
import {
  emptyCart,
  expect,
  expectAccessible,
  expectConsole,
  type PortalRoot,
  SHELL,
  test,
} from './support/journey.ts';
import { keptRows } from './support/keptRows.ts';
import { add, placeOrder, search } from './support/ordering.ts';

const BUYER = 'buyer@demo.test';

/** The modes by their names, with their values in the parent's address. */
const addressOf = { Frame: 'frame', 'Slot (federated)': 'slot', 'Slot, self-contained': 'own' } as const;
const modes = ['Frame', 'Slot (federated)', 'Slot, self-contained'] as const;

const open = async (page: Page, mode: (typeof modes)[number]): Promise<PortalRoot> => {
  await page.goto(`${SHELL}/?page=ordering&way=${addressOf[mode]}`);
  await expect(page.getByRole('radio', { name: mode, exact: true })).toBeChecked();
  await expect(page.getByText('ready · protocol 1')).toBeVisible();
  return mode === 'Frame' ? page.frameLocator('iframe').locator('body') : page.locator('.wp-root');
};

/** What a parent waits for its portal, ms. */
const CONNECTION_TIMEOUT_MS = 10_000;

const bridge = (page: Page) => page.getByRole('complementary', { name: 'Bridge' });

test.beforeEach(() => emptyCart('demo', BUYER));

test('a slot that is destroyed leaves nothing of the portal in the parent’s storage', async ({ page }) => {
  const portal = await open(page, 'Slot (federated)');
  await add(portal, 'Olive oil tin 5 L', 2);
  const names = () =>
    page.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((name) =>
        name.startsWith('portal.'),
      ),
    );
  await expect.poll(names).not.toEqual([]);
  await expect.poll(async () => Object.keys(await keptRows(page))).not.toEqual([]);
  await page.getByRole('button', { name: 'Destroy' }).click();
  await expect(page.locator('.wp-root')).toHaveCount(0);
  await expect.poll(names).toEqual([]);
  await expect.poll(async () => Object.keys(await keptRows(page))).toEqual([]);
});

for (const mode of modes) {
  test(`${mode}: an order is placed without a login, and the parent receives its events`, async ({
    page,
  }) => {
    const portal = await open(page, mode);
    await expect(portal.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
      'Home',
      'History',
      'Store',
      // Its total follows when the cart is known.
      /^Cart/,
    ]);
    await search(portal, 'olive oil');
    await add(portal, 'Olive oil tin 5 L', 2);
    await expect(portal.getByRole('link', { name: 'Cart · 1' })).toBeVisible();
    await expectAccessible(page);
    await portal.getByRole('link', { name: 'Cart · 1' }).click();
    const number = await placeOrder(portal);
    await portal.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'History' }).click();
    await expect(portal.getByRole('link', { name: number, exact: true })).toBeVisible();
    for (const logText of [/getToken initial/, /cart 0/])
      await expect(bridge(page).getByText(logText).last()).toBeVisible();
    expect(page.url()).toContain('portal=');
  });

  test(`${mode}: the parent navigates, changes theme and language, and its Back button works`, async ({
    page,
  }) => {
    const portal = await open(page, mode);
    await page.getByRole('button', { name: 'Cart', exact: true }).click();
    await expect(portal.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    await page.getByRole('button', { name: 'History', exact: true }).click();
    await expect(portal.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
    await portal.getByRole('row').getByRole('link', { name: /^WEB-/ }).first().click();
    await expect(portal.getByRole('heading', { level: 1, name: /^Order WEB-/ })).toBeVisible();
    await page.goBack();
    await expect(portal.getByRole('table', { name: 'Orders' })).toBeVisible();
    await page.goBack();
    await expect(portal.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    await page.reload();
    const reloadedPortal =
      mode === 'Frame' ? page.frameLocator('iframe').locator('body') : page.locator('.wp-root');
    await expect(reloadedPortal.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    await page.getByLabel('Language').selectOption({ label: 'Español' });
    await expect(reloadedPortal.getByRole('heading', { level: 1, name: 'Carrito' })).toBeVisible();
    await page.getByLabel('Scheme').selectOption({ label: 'Dark' });
    await expect(reloadedPortal.locator(mode === 'Frame' ? '.wp-root' : 'xpath=.')).toHaveAttribute(
      'data-scheme',
      'dark',
    );
    await page.getByRole('button', { name: 'Destroy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Carrito' })).toHaveCount(0);
  });
}

const PARENT_STYLES = `h1, h2, h3, p, a, ul, li, dl, dt, dd, table, thead, tr, th, td, button, input, select, label, fieldset, legend {
  margin: 7px; padding: 9px; border: 3px solid red; border-radius: 20px; background: #fff; color: #eee; text-align: end;
  text-transform: uppercase; min-height: 50px; width: 90%; float: left; box-shadow: 0 0 9px red; text-decoration: underline;
  opacity: 0.5; letter-spacing: 3px; font: 21px serif; vertical-align: top; list-style: square;
}`;

test('Slot (federated): the parent’s styles for tables, headings and fields don’t affect the portal', async ({
  page,
}) => {
  const portal = await open(page, 'Slot (federated)');
  await page.getByLabel('Scheme').selectOption({ label: 'Dark' });
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await expect(portal.getByRole('row').getByRole('link', { name: /^WEB-/ }).first()).toBeVisible();
  await expect(portal.getByRole('button', { name: /^Notifications: \d+ unread/ })).toBeVisible();
  const readStyles = () =>
    page
      .locator('.wp-root')
      .locator('h1, a, li, table, tr, th, td, button, input, select, label')
      .evaluateAll((elements) =>
        elements.map((element) => {
          const { color, backgroundColor, border, font, textAlign, opacity, textTransform } =
            getComputedStyle(element);
          const { width, height } = element.getBoundingClientRect();
          return {
            of: element.outerHTML.slice(0, 60),
            width,
            height,
            color,
            backgroundColor,
            border,
            font,
            textAlign,
            opacity,
            textTransform,
          };
        }),
      );
  /** Fixes the size of the slot, so that the parent's styles can't change it. */
  await page.addStyleTag({ content: '.slot { position: fixed; inset: 0; height: auto !important }' });
  const before = await readStyles();
  await expectAccessible(page);
  await page.addStyleTag({ content: PARENT_STYLES });
  expect(await readStyles()).toEqual(before);
  expect(before.length).toBeGreaterThan(40);
});

test('a rejected token shows “session expired”, and Try again asks the parent for a new one', async ({
  page,
}) => {
  await page.goto(SHELL);
  await page.getByLabel('Token').selectOption({ label: 'Reject next' });
  await page.getByRole('button', { name: 'Load again' }).click();
  const portal = page.frameLocator('iframe');
  await expect(portal.getByText('Session expired, please login again')).toBeVisible();
  await page.getByLabel('Token').selectOption({ label: 'Valid' });
  await portal.getByRole('button', { name: 'Try again' }).click();
  await expect(portal.getByRole('searchbox', { name: 'Search products' })).toBeVisible();
});

for (const mode of ['iframe', 'federated']) {
  test(`a page without React embeds the portal (${mode})`, async ({ page }) => {
    await page.goto(`${SHELL}/plain.html?mode=${mode}`);
    await expect(page.getByRole('status').first()).toHaveText('ready');
    const portal = mode === 'iframe' ? page.frameLocator('iframe').locator('body') : page.locator('#slot');
    await search(portal, 'olive oil');
    await expect(portal.getByRole('link', { name: 'Olive oil tin 5 L' })).toBeVisible();
  });
}

test('a parent that isn’t configured gets no portal, and the console names the origin to allow', async ({
  page,
  consoleMessages,
}) => {
  const stranger = SHELL.replace('localhost', '127.0.0.1');
  await page.clock.install();
  await page.goto(`${stranger}/plain.html?mode=iframe`);
  const isRefused = () => consoleMessages.some((line) => line.includes('frame-ancestors'));
  await expect.poll(isRefused).toBe(true);
  await expect(page.getByRole('status').first()).not.toHaveText('timeout');
  await page.clock.fastForward(CONNECTION_TIMEOUT_MS);
  await expect(page.getByRole('status').first()).toHaveText('timeout');
  // The SDK asks the portal's host, to tell a parent that isn't listed from a host that doesn't answer.
  expectConsole(consoleMessages, [/frame-ancestors/, /blocked by CORS policy/], [/ERR_FAILED/]);
});
