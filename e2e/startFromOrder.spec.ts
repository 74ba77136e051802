import { emptyCart, expect, expectAccessible, openAs, patchDocument, test } from './support/journey.ts';

const TENANT = 'demo';
const CASH = 'cash@demo.test';

const clearDraft = () => patchDocument(TENANT, CASH, 'quick_order', { rows: null });

test.beforeEach(async () => {
  await emptyCart(TENANT, CASH);
  await clearDraft();
});

test.afterEach(clearDraft);

test('a quick order starts from an earlier order, by keyboard @phone', async ({ page }) => {
  await openAs(page, CASH, '/quick-order');
  const grid = page.getByRole('grid', { name: 'Quick order' });
  await expect(grid).toBeVisible();
  await page.getByRole('button', { name: 'Start from an order' }).press('Enter');
  const orders = page.getByRole('list', { name: 'Recent orders' });
  // Other journeys order single products, which have no units.
  const newest = orders.getByRole('button', { name: /\b(?:[4-9]|\d\d) products/ }).first();
  await expect(newest).toBeVisible();
  await expectAccessible(page);
  const [, count = ''] = /(\d+) products?/.exec((await newest.textContent()) ?? '') ?? [];
  await newest.press('Enter');
  await expect(orders).toHaveCount(0);
  const rows = Number(count);
  await expect(page.getByText(new RegExp(`^${rows} rows? added from `))).toBeVisible();
  await expect(grid.getByRole('textbox', { name: /^Quantity.*row/ })).toHaveCount(rows + 1);
  // A unit is read in full: the field is as wide as its widest one.
  const missing = await grid.getByRole('combobox', { name: /^Unit/ }).evaluateAll((fields) =>
    fields.map((field) => {
      const shown = field.clientWidth;
      field.setAttribute('style', 'width: max-content; max-width: none');
      const needed = field.clientWidth;
      field.removeAttribute('style');
      return Math.max(0, needed - shown);
    }),
  );
  expect(missing).not.toEqual([]);
  expect(Math.max(...missing)).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(grid.getByRole('textbox', { name: /^Quantity.*row/ })).toHaveCount(1);
});
