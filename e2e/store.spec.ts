import type { Page } from 'playwright/test';
import { expect, openAs, test } from './support/journey.ts';
import { untilQuiet } from './support/ordering.ts';

const openStore = async (page: Page, query = '') => {
  await openAs(page, 'buyer@demo.test', `/store${query}`);
  await expect(page.getByRole('list', { name: 'Products' })).toBeVisible();
};

/** Stores the page's Cumulative Layout Shift in `data-shift` of its root element. */
const recordLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    let sum = 0;
    const store = () => {
      document.documentElement.dataset.shift = String(sum);
    };
    document.addEventListener('DOMContentLoaded', store);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
          sum += Number(entry.value);
      store();
    }).observe({ type: 'layout-shift', buffered: true });
  });

test('a product with exactly the searched code comes first, and Enter moves the focus to it', async ({
  page,
}) => {
  await openStore(page);
  await page.getByRole('searchbox', { name: 'Search products' }).fill('co1052');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Olive oil tin 5 L', exact: true })).toBeFocused();
  await expect(page.locator('mark').first()).toHaveText('CO-1052');
});

test('filters are part of the address: a reload keeps them and Back removes them', async ({ page }) => {
  await openStore(page);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^Oils/ }).click();
  await expect(page).toHaveURL(/line=Oils/);
  await page.reload();
  await expect(filters.getByRole('checkbox', { name: /^Oils/ })).toBeChecked();
  await expect(page.getByRole('heading', { level: 1, name: 'Oils' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/store$/);
  await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
});

for (const width of [390, 700, 1280])
  test(`the list stays where it is, reload after reload, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openStore(page);
    const rows = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
    const shown = () =>
      rows.evaluateAll((all) => {
        const row = all.find((one) => one.getBoundingClientRect().top > 300);
        return `${row?.querySelector('a')?.href} ${Math.round(row?.getBoundingClientRect().top ?? 0)}`;
      });
    for (const scrolled of [0, 600]) {
      await page.evaluate((y) => window.scrollTo(0, y), scrolled);
      await untilQuiet(page);
      const before = await shown();
      for (const _ of [1, 2]) {
        await page.reload();
        await expect(rows.first()).toBeVisible();
        await untilQuiet(page);
        expect(await shown(), `scrolled by ${scrolled} px`).toBe(before);
      }
    }
  });

test('the list restores its scroll position after a reload and after a product page', async ({ page }) => {
  await openStore(page);
  const rows = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
  await rows.first().hover();
  await expect(async () => {
    await page.mouse.wheel(0, 4_000);
    await expect(rows.last()).toHaveAttribute('aria-posinset', /^([6-9]\d|\d{3})$/, { timeout: 500 });
  }).toPass({ intervals: [100] });
  const row = rows.nth(8);
  const name = (await row.getByRole('link').first().textContent()) ?? '';
  await row.scrollIntoViewIfNeeded();
  await untilQuiet(page);
  await page.reload();
  await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();
});

test('rows are complete after fast scrolling', async ({ page }) => {
  await openStore(page);
  const rows = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
  await rows.first().hover();
  for (let count = 0; count < 6; count += 1) await page.mouse.wheel(0, 5_000);
  const row = rows.nth(6);
  await expect(row.getByRole('textbox', { name: /^Quantity/ })).toBeVisible();
  await expect(row.getByRole('button', { name: /Why this price\?$/ })).toBeVisible();
});

for (const query of ['', '?view=grid', '?bundle=2']) {
  test(`the store loads without layout shift: ${query || 'the list'} @phone`, async ({ page }) => {
    await recordLayoutShifts(page);
    await openStore(page, query);
    await expect(page.getByRole('button', { name: /^Add / }).first()).toBeEnabled();
    await untilQuiet(page);
    const shift = async () => Number((await page.locator('html').getAttribute('data-shift')) ?? Number.NaN);
    expect(await shift()).toBeLessThanOrEqual(0.02);
    // A deliberate shift is measured.
    await page.getByRole('main').evaluate((main) => {
      main.style.paddingBlockStart = '200px';
    });
    await expect.poll(shift).toBeGreaterThan(0.02);
  });
}
