import { overdueNumberOf } from './support/customerData.ts';
import { emptyCart, expect, expectAccessible, openAs, test } from './support/journey.ts';

const BUYER = 'buyer@demo.test';
const TIN = 'Olive oil tin 5 L';

test.beforeEach(() => emptyCart('demo', BUYER));

test('a code is searched, added and remembered without leaving the page @phone', async ({ page }) => {
  await openAs(page, BUYER, '/home');
  const field = page.getByRole('searchbox', { name: 'Search products' });
  const panel = page.getByRole('region', { name: 'Search results' });
  await field.fill('olive');
  await expect(panel.getByRole('link', { name: 'See all 44' })).toBeVisible();
  await expect(panel.getByRole('button', { name: `Add ${TIN}` })).toBeEnabled();
  await expect(
    panel.getByRole('list', { name: 'Categories' }).getByRole('link', { name: 'Vinegars 7' }),
  ).toBeVisible();
  await expectAccessible(page);
  await field.fill('CO-1052');
  await field.press('Enter');
  const quantity = panel.getByRole('textbox', { name: `Quantity: ${TIN}` });
  await expect(quantity).toBeFocused();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Added: 3 × ${TIN}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('button', { name: 'CO-1052' })).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveURL(/\/home$/);
});

test('a letter on a marked row goes on with the text, and Tab leads to the quantity of a code', async ({
  page,
}) => {
  await openAs(page, BUYER, '/home');
  const field = page.getByRole('searchbox', { name: 'Search products' });
  const panel = page.getByRole('region', { name: 'Search results' });
  await field.fill('olive');
  await expect(panel.getByText(/^Enter\s*see all/)).toBeVisible();
  await field.press('ArrowDown');
  await expect(panel.getByRole('link').and(page.locator(':focus'))).toHaveAttribute('data-row');
  await expect(panel.getByText(/^Enter\s*open/)).toBeVisible();
  await expect(panel.getByText(/^Tab\s*quantity/)).toBeVisible();
  await page.keyboard.type(' oil');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('olive oil');
  await field.press('ArrowDown');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('CO-1052');
  await expect(field).toHaveValue('CO-1052');
  await expect(panel.getByText(/^Enter\s*Tab\s*quantity/)).toBeVisible();
  await field.press('Tab');
  await expect(panel.getByRole('textbox', { name: `Quantity: ${TIN}` })).toBeFocused();
  await expect(panel.getByText(/^Enter\s*add/)).toBeVisible();
});

test('the page is dimmed from the bar on', async ({ page }) => {
  await openAs(page, BUYER, '/home');
  await page.getByRole('searchbox', { name: 'Search products' }).fill('olive');
  await expect(page.getByRole('region', { name: 'Search results' })).toBeVisible();
  const bar = await page.getByRole('banner').boundingBox();
  const lineAt = (y: number) => page.screenshot({ clip: { x: 4, y, width: 12, height: 1 } });
  const below = bar ? bar.y + bar.height : 0;
  expect(await lineAt(below)).toEqual(await lineAt(below + 10));
});

test('the categories of what is found lead to the store with those alone', async ({ page }) => {
  await openAs(page, BUYER, '/home');
  await page.getByRole('searchbox', { name: 'Search products' }).fill('olive');
  const panel = page.getByRole('region', { name: 'Search results' });
  await panel.getByRole('link', { name: 'Vinegars 7' }).click();
  await expect(page).toHaveURL(/\/store\?text=olive&line=Vinegars$/);
  await expect(page.getByText('7 products')).toBeVisible();
});

test('a number’s only invoice tells for how long it is overdue, and how it is paid @phone', async ({
  page,
}) => {
  await openAs(page, BUYER, '/home');
  await page.getByRole('searchbox', { name: 'Search products' }).fill(await overdueNumberOf(BUYER));
  const panel = page.getByRole('region', { name: 'Search results' });
  await expect(panel.getByText(/^\d+ days overdue$/)).toBeVisible();
  await expect(panel.getByRole('link', { name: /^Pay / })).toBeVisible();
  await expectAccessible(page);
});
