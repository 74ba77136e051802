import type { Locator, Page } from 'playwright/test';
import { ERRANDS } from './support/errands.ts';
import { emptyCart, expect, expectAccessible, openAs, test } from './support/journey.ts';

const BUYER = 'buyer@demo.test';
/** Px. */
const ROW_HEIGHT = 112;
const FINGER = 44;
const CART_BAR_HEIGHT = 50;

test.beforeEach(() => emptyCart('demo', BUYER));

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('not in the page');
  return { ...box, bottom: box.y + box.height };
};

const rowsOf = (page: Page): Locator => page.getByRole('list', { name: 'Products' }).getByRole('listitem');
const addIn = (row: Locator): Locator => row.getByRole('button', { name: /^Add (?!.* to favorites$)/ });
const cartBarOf = (page: Page): Locator => page.getByRole('link', { name: /View cart$/ });

test('five rows of 112 px with their controls at the thumb’s side are in sight above the bar of the cart @only-phone', async ({
  page,
}) => {
  await openAs(page, BUYER, '/store');
  const rows = rowsOf(page);
  await expect(cartBarOf(page)).toBeHidden();
  await addIn(rows.nth(0)).tap();
  const bar = cartBarOf(page);
  // 8.74 and 7 % of tax
  await expect(bar).toHaveText('1 product$9.35View cart');
  for (let index = 0; index < 5; index += 1) {
    await expect(rows.nth(index).getByRole('button', { name: 'Why this price?' })).toBeVisible();
    expect((await boxOf(rows.nth(index))).height, `row ${index}`).toBe(ROW_HEIGHT);
  }
  const stepper = await boxOf(rows.nth(0).getByRole('group', { name: /^Quantity: / }));
  expect([stepper.width, stepper.height]).toEqual([116, FINGER]);
  expect((await boxOf(addIn(rows.nth(1)))).height).toBe(FINGER);

  const barBox = await boxOf(bar);
  expect(barBox.height).toBe(CART_BAR_HEIGHT);
  const navigation = await boxOf(page.getByRole('navigation', { name: 'Main' }).locator('..'));
  expect(Math.abs(barBox.bottom - navigation.y), 'the slit between the bars').toBeLessThan(0.5);
  expect((await boxOf(rows.nth(3))).bottom, 'the fourth row is whole').toBeLessThanOrEqual(barBox.y);
  expect((await boxOf(rows.nth(4))).y, 'the fifth row has begun').toBeLessThan(barBox.y);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the row of a product in the cart and the bar are accessible, ${colorScheme} @only-phone`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await openAs(page, BUYER, '/store?text=CO-1001');
    const row = rowsOf(page).first();
    await addIn(row).tap();
    await expect(cartBarOf(page)).toBeVisible();
    // No row is half behind the bars.
    await page.setViewportSize({ width: 390, height: 2_400 });
    await expectAccessible(page);
  });
}

test('the bar of the cart covers neither the last row nor what has the focus @only-phone', async ({
  page,
}) => {
  await openAs(page, BUYER, '/store?text=vinegar');
  const rows = rowsOf(page);
  await addIn(rows.nth(0)).tap();
  const bar = cartBarOf(page);
  await expect(bar).toBeVisible();
  const links = await rows.getByRole('link').all();
  for (const link of links.slice(0, 12)) {
    await link.focus();
    // Polled: a row is measured again when the code of the long list has come.
    const hidden = async () => (await boxOf(link)).bottom - (await boxOf(bar)).y;
    await expect.poll(hidden).toBeLessThanOrEqual(0);
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  expect((await boxOf(rows.last())).bottom).toBeLessThanOrEqual((await boxOf(bar)).y);
});

test('five products and the cart are seven taps from the home @only-phone', async ({ page }) => {
  await openAs(page, BUYER, '/home');
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.tap();
    taps += 1;
  };
  await tap(page.getByRole('link', { name: 'Store', exact: true }));
  for (let index = 0; index < 5; index += 1) {
    const row = rowsOf(page).nth(index);
    await tap(addIn(row));
    await expect(row.getByRole('group', { name: /^Quantity: / })).toBeVisible();
  }
  await expect(cartBarOf(page)).toHaveText(/^5 products\$/);
  await tap(cartBarOf(page));
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('list', { name: 'Products in your cart' }).getByRole('listitem')).toHaveCount(
    5,
  );
  expect(taps).toBeLessThanOrEqual(ERRANDS.fiveProductsOnAPhoneAndTheCart.clicks);
});
