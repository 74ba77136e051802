import type { Locator } from 'playwright/test';
import { emptyCart, expect, expectAccessible, openAs, test } from './support/journey.ts';

const BUYER = 'buyer@demo.test';
const OIL = 'Extra virgin olive oil 1 L';
const OIL_PATH = '/product/1000';
/** In twelve of the buyer's orders. */
const BALSAMIC_PATH = '/product/1034';
const SOLD_OUT_PATH = '/product/1032';

test.beforeEach(() => emptyCart('demo', BUYER));

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('not in the page');
  return box;
};

test('a price break sets unit and quantity by pointer and keyboard, and what is chosen is added to the cart @phone', async ({
  page,
}) => {
  await openAs(page, BUYER, OIL_PATH);
  const main = page.getByRole('main');
  const breaks = main.getByRole('group', { name: 'Volume pricing' });
  // 24 × (8.74 − 8.17)
  const more = breaks.getByRole('button', { name: '24 or more $8.17 save $13.68' });
  const one = breaks.getByRole('button', { name: '1 $8.74 your price' });
  await expect(one).toHaveAttribute('aria-pressed', 'true');
  await more.click();
  await expect(more).toHaveAttribute('aria-pressed', 'true');
  await expect(one).toHaveAttribute('aria-pressed', 'false');
  const quantity = main.getByRole('textbox', { name: `Quantity: ${OIL}` });
  const unit = main.getByRole('combobox', { name: `Unit: ${OIL}` });
  await expect(quantity).toHaveValue('2');
  await expect(unit.getByRole('option', { name: 'Case of 12', selected: true })).toBeAttached();
  await expect(main.getByText('$196.08')).toBeVisible();
  await expect(main.getByText('You save $13.68')).toBeVisible();
  await expectAccessible(page);

  await one.focus();
  await page.keyboard.press('Enter');
  await expect(quantity).toHaveValue('1');
  await expect(main.getByText('You save $13.68')).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(quantity).toHaveValue('2');
  await main.getByRole('button', { name: `Add ${OIL}`, exact: true }).click();
  await expect(main.getByText('In your cart: 2 × Case of 12.')).toBeVisible();
  await more.click();
  await main.getByRole('button', { name: `Add 2 × Case of 12 more: ${OIL}` }).click();
  await expect(main.getByText('In your cart: 4 × Case of 12.')).toBeVisible();
});

test('beside the picture the price stands above the unit and the quantity that change it', async ({
  page,
}) => {
  await openAs(page, BUYER, OIL_PATH);
  const main = page.getByRole('main');
  const price = await boxOf(main.getByRole('strong').getByText('$8.74', { exact: true }).last());
  const why = await boxOf(main.getByRole('button', { name: 'Why this price?' }));
  const unit = await boxOf(main.getByRole('combobox', { name: `Unit: ${OIL}` }));
  const quantity = await boxOf(main.getByRole('textbox', { name: `Quantity: ${OIL}` }));
  expect([price.y, why.y, unit.y, quantity.y]).toEqual(
    [price.y, why.y, unit.y, quantity.y].toSorted((one, other) => one - other),
  );
});

test('what was bought before is counted, with its months and the last orders @phone', async ({ page }) => {
  await openAs(page, BUYER, BALSAMIC_PATH);
  const bought = page.getByRole('region', { name: 'You bought this 12 times' });
  await expect(bought.getByRole('img', { name: /^Quantity by month: / })).toBeVisible();
  await expect(bought.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await bought.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/document=/);
});

test('a sold-out product shows first what is in stock instead, which can be added @phone', async ({
  page,
}) => {
  await openAs(page, BUYER, SOLD_OUT_PATH);
  const instead = page.getByRole('region', { name: 'Similar products in stock' });
  const add = instead.getByRole('button', { name: /^Add / }).first();
  await expect(add).toBeInViewport();
  await expectAccessible(page);
  await add.click();
  await expect(page.getByText(/^Added: 1 × /)).toBeVisible();
});

test('on a phone price and Add stay in sight, and cover nothing that has the focus @only-phone', async ({
  page,
}) => {
  await openAs(page, BUYER, OIL_PATH);
  const add = page.getByRole('main').getByRole('button', { name: `Add ${OIL}`, exact: true });
  await expect(add).toBeVisible();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(add).toBeInViewport({ ratio: 1 });
    const { y } = await boxOf(add);
    await page.evaluate(() => scrollTo(0, 200));
    await expect(add).toBeInViewport({ ratio: 1 });
    expect((await boxOf(add)).y).toBe(y);
    const links = page.getByRole('main').getByRole('definition').getByRole('link');
    // What has the focus already isn't scrolled into view again.
    await links.last().blur();
    await links.last().focus();
    await expect(links.last()).toBeInViewport({ ratio: 1 });
    const link = await boxOf(links.last());
    expect(link.y + link.height).toBeLessThanOrEqual(y);
    await page.evaluate(() => scrollTo(0, 0));
  }
});
