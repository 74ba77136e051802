import { emptyCart, expect, linkTokenOf, portalOf, test } from './support/journey.ts';
import { add, openCart, placeOrder, search } from './support/ordering.ts';

const BUYER = 'buyer@demo.test';
const demo = portalOf('demo');
/** Nine are in stock, in one warehouse, and no other journey orders it. */
const HONEY = 'Wildflower honey 1 kg';

test.beforeEach(() => emptyCart('demo', BUYER));

test('ordering reduces the stock to zero, and cancelling the order restores it', async ({ page }) => {
  await page.goto(`${demo}/store/${await linkTokenOf('demo', BUYER)}`);
  const honey = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: HONEY }) });
  await search(page, HONEY);
  await expect(honey.getByText('9 left')).toBeVisible();
  await add(page, HONEY, 10);
  await expect(honey.getByText('No inventory 10 units')).toBeVisible();
  await page.getByRole('textbox', { name: `Quantity: ${HONEY}`, exact: true }).fill('9');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No inventory 10 units')).toBeHidden();
  await openCart(page);
  await page.getByRole('searchbox', { name: 'Search products' }).fill(HONEY);
  await page.getByRole('searchbox', { name: 'Search products' }).press('Enter');
  await expect(honey.getByText('9 left')).toBeVisible();
  await page.goBack();
  const number = await placeOrder(page);

  await search(page, HONEY);
  await expect(honey.getByText('Out of stock')).toBeVisible();
  await expect(page.getByRole('button', { name: `Add ${HONEY}`, exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: `Notify me when ${HONEY} is back in stock` }).click();
  await expect(page.getByText(`${HONEY} added to My favorites`)).toBeVisible();
  const inStock = page.getByRole('checkbox', { name: 'In stock only' });
  await inStock.check();
  await expect(page).toHaveURL(/inStock=1/);
  await expect(honey).toHaveCount(0);

  await page.getByRole('button', { name: `Account: ${BUYER}` }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await page.getByRole('link', { name: number, exact: true }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText(`Order ${number} has been canceled`)).toBeVisible();
  await search(page, HONEY);
  await expect(honey.getByText('9 left')).toBeVisible();

  await page.getByRole('button', { name: /^Notifications/ }).click();
  const news = page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem');
  await expect(news.filter({ hasText: `${HONEY} is available again.` })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Add ${HONEY} to favorites` }).click();
  await page.getByRole('button', { name: 'Remove from all lists' }).click();
  await expect(page.getByRole('button', { name: `Add ${HONEY} to favorites`, pressed: false })).toBeVisible();
});
