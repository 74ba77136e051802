import { emptyCart, expect, logIn, test } from './support/journey.ts';

test('search, add and cart with the keyboard alone', async ({ page }) => {
  await emptyCart('demo', 'buyer@demo.test');
  await page.goto('/store');
  await logIn(page, 'buyer@demo.test');
  await expect(page.getByRole('list', { name: 'Products' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('olive oil tin');
  await expect(page.getByRole('heading', { level: 1, name: '“olive oil tin”' })).toBeVisible();
  const add = page.getByRole('button', { name: 'Add Olive oil tin 5 L' });
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (await add.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Added: 1 × Olive oil tin 5 L')).toBeVisible();
  const quantity = page.getByRole('textbox', { name: 'Quantity: Olive oil tin 5 L' });
  await quantity.focus();
  await page.keyboard.press('Shift+ArrowUp');
  await expect(quantity).toHaveValue('11');
  const cart = page.getByRole('button', { name: /^Cart · 1/ });
  await cart.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'View cart' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cart).toBeFocused();
});
