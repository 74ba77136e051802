import type { Page } from 'playwright/test';
import { emptyCart, expect, expectAccessible, logIn, test } from './support/journey.ts';
import { search, untilQuiet } from './support/ordering.ts';

const openStore = async (page: Page, query = '') => {
  await page.goto(`/login?next=${encodeURIComponent(`/store${query}`)}`);
  await logIn(page, 'buyer@demo.test');
  await expect(page.getByRole('list', { name: 'Products' })).toBeVisible();
};

/** What has moved by itself since the page was opened (Cumulative Layout Shift). */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
          sum += Number(entry.value);
      document.documentElement.dataset.shift = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });

test('an exact code comes first; Enter goes on to it @phone', async ({ page }) => {
  await openStore(page);
  await page.getByRole('searchbox', { name: 'Search products' }).fill('co1052');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Olive oil tin 5 L', exact: true })).toBeFocused();
  await expect(page.locator('mark').first()).toHaveText('CO-1052');
  await expectAccessible(page);
});

test('what is misspelt is found, and what can’t be found says what comes near @phone', async ({ page }) => {
  await openStore(page);
  await search(page, 'exrta virgn');
  await expect(page.getByRole('link', { name: 'Extra virgin olive oil 1 L', exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search products' }).fill('chokolatt xylophone');
  await expect(page.getByRole('heading', { name: 'Nothing found for “chokolatt xylophone”' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'chocolate', exact: true }).click();
  await expect(page).toHaveURL(/text=chocolate/);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('filters stand in the address; Back takes them away @phone', async ({ page, isMobile }) => {
  await openStore(page);
  if (isMobile) await page.getByRole('link', { name: 'Filters' }).click();
  const filters = isMobile
    ? page.getByRole('dialog', { name: 'Filters' })
    : page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^Oils/ }).click();
  await expect(filters.getByRole('checkbox', { name: /^Oils/ })).toBeChecked();
  await expect(page).toHaveURL(/line=Oils/);
  if (isMobile) await filters.getByRole('button', { name: /^Show \d+ products$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Oils' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Oils' })).toBeVisible();
  if (!isMobile) {
    await page.goBack();
    await expect(page).toHaveURL(/\/store$/);
  }
});

test('the list keeps its place: after a product, and after a reload @phone', async ({ page }) => {
  await openStore(page);
  const rows = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
  // Two pages down: beyond what the first answer holds.
  await expect(async () => {
    await rows.last().scrollIntoViewIfNeeded();
    await expect(rows.last()).toHaveAttribute('aria-posinset', /^([6-9]\d|\d{3})$/, { timeout: 500 });
  }).toPass();
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

test('a bundle is ordered whole @phone', async ({ page }) => {
  await emptyCart('demo', 'buyer@demo.test');
  await openStore(page, '?bundle=2&subline=Seed%20oils');
  await page.getByRole('button', { name: 'Order the whole set' }).click();
  const set = page.getByRole('dialog', { name: 'Oils & vinegars' });
  await expect(set.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  const add = set.getByRole('button', { name: /^Add \d+ products$/ });
  const count = Number(/\d+/.exec((await add.textContent()) ?? '')?.[0]);
  await add.click();
  await expect(page.getByText(`Added ${count} products to the cart`)).toBeVisible();
});

for (const query of ['', '?view=grid', '?bundle=2']) {
  test(`nothing moves while the store comes: ${query || 'the list'} @phone`, async ({ page }) => {
    await openStore(page, query);
    await watchShifts(page);
    await page.goto(`/store${query}`);
    await expect(page.getByRole('button', { name: /^Add / }).first()).toBeEnabled();
    await untilQuiet(page);
    const shift = Number((await page.locator('html').getAttribute('data-shift')) ?? 0);
    expect(shift).toBeLessThanOrEqual(0.02);
  });
}
