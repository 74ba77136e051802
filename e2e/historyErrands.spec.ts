import type { Locator, Page } from 'playwright/test';
import { clicker } from './support/clicks.ts';
import { ERRANDS } from './support/errands.ts';
import { expect, expectAccessible, openAs, send, test, tokenOf } from './support/journey.ts';

/** What customers look for in their past, with the clicks that it may take. Typing is free. */

const BUYER = 'buyer@demo.test';
/** A page of the history. */
const ROWS = 20;

const ask = async (path: string) => (await send('GET', path, undefined, await tokenOf('demo', BUYER))).json();

const rowOf = (page: Page, number: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: number, exact: true }) });

/** An order of long ago, whose product, by its name, is in few orders of its year. */
const oldOrder = async () => {
  const year = new Date().getFullYear();
  const all = await ask(`/transactions?kind=order&page_size=100&sort=date&date_from=${year - 1}-01-01`);
  for (const { transaction_number: number, transaction_date, shown_line } of all.transactions) {
    const ofYear = transaction_date.slice(0, 4);
    const name = shown_line?.product_name ?? '';
    const query = new URLSearchParams({
      kind: 'order',
      search: name,
      date_from: `${ofYear}-01-01`,
      date_to: `${ofYear}-12-31`,
    });
    const { total } = await ask(`/transactions?${query}`);
    if (name !== '' && total <= ROWS) return { number, year: ofYear, name };
  }
  throw new Error('no old order to look for');
};

test('the invoices with a product are one click from its page @phone', async ({ page }) => {
  const list = await ask('/transactions?kind=invoice&page_size=1');
  const { transaction } = await ask(`/transactions/${list.transactions[0]?.id}`);
  const product = transaction.lines[0];
  await openAs(page, BUYER, `/product/${product?.product_id}`);
  const { click, clicks } = clicker();
  await click(page.getByRole('link', { name: 'Invoices with this product' }));
  const row = rowOf(page, transaction.transaction_number);
  await expect(row.getByText(product?.product_name ?? '')).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(ERRANDS.invoicesWithAProduct.clicks);
  await expectAccessible(page);
});

test('an old order with a product is two clicks away in the history @phone', async ({ page }) => {
  const { number, year, name } = await oldOrder();
  await openAs(page, BUYER, '/account');
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible();
  const { click, clicks } = clicker();
  await click(page.getByRole('button', { name: year, exact: true }));
  await click(page.getByRole('searchbox', { name: 'Search history' }));
  await page.keyboard.type(name);
  const row = rowOf(page, number);
  await expect(row.locator('mark').first()).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(ERRANDS.anOldOrderWithAProduct.clicks);
  await expect(page.getByRole('button', { name: year, exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
});

test('a phone’s rows are under 96 pixels high, invoices that can be paid too @phone', async ({ page }) => {
  // Amounts of seven digits have the least room.
  for (const [email, kind, tenant] of [
    [BUYER, 'order', 'demo'],
    [BUYER, 'invoice', 'demo'],
    ['comprador@andina.test', 'invoice', 'andina'],
  ] as const) {
    await openAs(page, email, `/account?kind=${kind}`, tenant);
    const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^(WEB|INV)-/ }) });
    await expect(rows.first()).toBeVisible();
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(96);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});

test('sums stand below their columns, and a state beside its balance leaves room', async ({ page }) => {
  const boxOf = async (target: Locator) =>
    (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.setViewportSize({ width: 800, height: 900 });
  await openAs(page, BUYER, '/account?kind=invoice');
  const table = page.getByRole('table', { name: 'Invoices' });
  const foot = table.getByRole('row', { name: /^\d+ invoices/ });
  await expect(foot).toBeVisible();
  for (const cell of ['total', 'balance']) {
    const [head, sum] = [
      await boxOf(table.locator(`thead [data-cell=${cell}]`)),
      await boxOf(foot.locator(`[data-cell=${cell}]`)),
    ];
    expect([sum.x, sum.width]).toEqual([head.x, head.width]);
  }
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const row = table.getByRole('row').filter({ hasText: 'Partially paid' }).first();
    const [state, balance] = [
      await boxOf(row.locator('[data-cell=status] > *')),
      await boxOf(row.locator('[data-cell=balance]')),
    ];
    const isBelow = balance.y >= state.y + state.height;
    expect(isBelow || balance.x >= state.x + state.width + 8, `${width} px`).toBe(true);
  }
});
