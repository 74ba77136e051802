import type { Page } from 'playwright/test';
import { emptyCart, expect, logIn, type Place, SHELL, test } from './support/journey.ts';
import { add, search } from './support/ordering.ts';
import { portalFrame, pushed, toldEvents } from './support/told.ts';

const BUYER = 'buyer@demo.test';
const TIN = 'Olive oil tin 5 L';

/** Searches, opens a product, puts it in the cart, looks into the cart and takes it out again. */
const walk = async (portal: Place) => {
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

/** What the walk is, event by event. The quantity goes in as 1 and is raised by 2. */
const WALKED = [
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

/** All that stands in the portal's data layer, as text. */
const dataLayer = (page: Page): Promise<string> =>
  portalFrame(page).evaluate(() => JSON.stringify((window as { dataLayer?: unknown }).dataLayer));

const expectImpersonal = (said: string) => {
  for (const personal of [BUYER, 'buyer', 'Corner Deli', 'eyJ']) expect(said).not.toContain(personal);
};

test.beforeEach(() => emptyCart('demo', BUYER));

test('alone: each thing that is seen and done stands in the data layer, once', async ({ page }) => {
  await page.goto('/store');
  await logIn(page, BUYER);
  await walk(page);
  await expect.poll(() => toldEvents(page)).toEqual(['login', ...WALKED]);
  const events = await pushed(page);
  expect(new Set(events.map(({ event_id }) => event_id)).size).toBe(events.length);
  expect(events.map(({ v }) => v)).toEqual(events.map(() => 1));
  expectImpersonal(await dataLayer(page));
});

test('in a frame: the parent hears the same events, under the same ids', async ({ page }) => {
  await page.goto(SHELL);
  await expect(page.getByText('ready · protocol 1')).toBeVisible();
  await walk(page.frameLocator('iframe').locator('body'));
  await expect.poll(() => toldEvents(page)).toEqual(WALKED);
  const log = page.getByRole('complementary', { name: 'Bridge' });
  const heard = log.getByRole('listitem').filter({ hasText: new RegExp(WALKED.join('|')) });
  await expect(heard).toHaveCount(WALKED.length);
  const lines = await heard.allTextContents();
  expect(lines.map((line, at) => (line.includes(WALKED[at] ?? '?') ? WALKED[at] : line))).toEqual(WALKED);
  await expect(log.getByText(`${TIN} × 1 · 38.90 USD`)).toBeVisible();
  await expect(log.getByText(`${TIN} × 2 · 77.80 USD`)).toBeVisible();
  await expect(log.getByText('search · “olive oil tin”')).toBeVisible();
  expectImpersonal(lines.join('\n'));
  expectImpersonal(await dataLayer(page));
});

test('in a slot nothing is left in the parent’s page, and the parent hears all the same', async ({
  page,
}) => {
  await page.goto(SHELL);
  await page.getByRole('radio', { name: 'Slot (federated)', exact: true }).check();
  await expect(page.getByText('ready · protocol 1')).toBeVisible();
  await walk(page.locator('.wp-root'));
  const log = page.getByRole('complementary', { name: 'Bridge' });
  await expect(log.getByText('remove_from_cart')).toBeVisible();
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});
