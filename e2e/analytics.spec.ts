import type { Page } from 'playwright/test';
import { dataLayerEventNames, dataLayerEvents, portalFrame } from './support/analyticsEvents.ts';
import { emptyCart, expect, logIn, type PortalRoot, SHELL, test } from './support/journey.ts';
import { add, search } from './support/ordering.ts';

const BUYER = 'buyer@demo.test';
const TIN = 'Olive oil tin 5 L';

const browse = async (portal: PortalRoot) => {
  await expect(portal.getByRole('list', { name: 'Products' })).toBeVisible();
  await search(portal, 'olive oil tin');
  await add(portal, TIN, 3);
  await portal.getByRole('link', { name: TIN, exact: true }).first().click();
  await expect(portal.getByRole('heading', { level: 1, name: TIN })).toBeVisible();
  await portal
    .getByRole('link', { name: /view cart/i })
    .first()
    .click();
  await portal.getByRole('button', { name: `Remove ${TIN}` }).click();
  await expect(portal.getByText('Your cart is empty').first()).toBeVisible();
};

/** The events of `browse`. The quantity is first added as 1, then raised by 2. */
const EXPECTED_EVENTS = [
  'view_promotion',
  'view_item_list',
  'search',
  'view_item_list',
  'add_to_cart',
  'add_to_cart',
  'select_item',
  'view_item',
  'view_cart',
  'remove_from_cart',
];

const dataLayer = (page: Page): Promise<string> =>
  portalFrame(page).evaluate(() => JSON.stringify((window as { dataLayer?: unknown }).dataLayer));

const expectNoPersonalData = (text: string) => {
  for (const personalData of [BUYER, 'buyer', 'Corner Deli', 'eyJ']) expect(text).not.toContain(personalData);
};

test.beforeEach(() => emptyCart('demo', BUYER));

test('standalone: the data layer holds each event once', async ({ page }) => {
  await page.goto('/store');
  await logIn(page, BUYER);
  await browse(page);
  await expect.poll(() => dataLayerEventNames(page)).toEqual(['login', ...EXPECTED_EVENTS]);
  const events = await dataLayerEvents(page);
  expect(new Set(events.map(({ event_id }) => event_id)).size).toBe(events.length);
  expect(events.map(({ v }) => v)).toEqual(events.map(() => 1));
  expectNoPersonalData(await dataLayer(page));
});

test('in a frame: the parent receives the same events', async ({ page }) => {
  await page.goto(SHELL);
  await expect(page.getByText('ready · protocol 1')).toBeVisible();
  await browse(page.frameLocator('iframe').locator('body'));
  await expect.poll(() => dataLayerEventNames(page)).toEqual(EXPECTED_EVENTS);
  const log = page.getByRole('complementary', { name: 'Bridge' });
  const entries = log.getByRole('listitem').filter({ hasText: new RegExp(EXPECTED_EVENTS.join('|')) });
  await expect(entries).toHaveCount(EXPECTED_EVENTS.length);
  const lines = await entries.allTextContents();
  expect(
    lines.map((line, index) =>
      line.includes(EXPECTED_EVENTS[index] ?? '?') ? EXPECTED_EVENTS[index] : line,
    ),
  ).toEqual(EXPECTED_EVENTS);
  await expect(log.getByText(`${TIN} × 1 · 38.90 USD`)).toBeVisible();
  await expect(log.getByText(`${TIN} × 2 · 77.80 USD`)).toBeVisible();
  await expect(log.getByText('search · “olive oil tin”')).toBeVisible();
  expectNoPersonalData(lines.join('\n'));
  expectNoPersonalData(await dataLayer(page));
});

test('in a slot: the parent receives the events, and its page gets no data layer', async ({ page }) => {
  await page.goto(SHELL);
  await page.getByRole('radio', { name: 'Slot (federated)', exact: true }).check();
  await expect(page.getByText('ready · protocol 1')).toBeVisible();
  await browse(page.locator('.wp-root'));
  const log = page.getByRole('complementary', { name: 'Bridge' });
  await expect(log.getByText('remove_from_cart')).toBeVisible();
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});
