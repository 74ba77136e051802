import { emptyCart, expect, logIn, test } from './support/journey.ts';

const BUYER = 'buyer@demo.test';

test.beforeEach(() => emptyCart('demo', BUYER));

test('the list is a table with what was bought last, and can be narrowed to it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/login');
  await logIn(page, BUYER);
  await page.goto('/store');
  const hearts = page.getByRole('list', { name: 'Products' }).getByRole('button', { name: /to favorites$/ });
  await expect(hearts.nth(4)).toBeVisible();
  const starts = await hearts.evaluateAll((all) => all.map((heart) => heart.getBoundingClientRect().left));
  expect(new Set(starts).size).toBe(1);
  await page.goto('/store?view=compact');
  const list = page.getByRole('list', { name: 'Products' });
  const twelfth = list.getByRole('listitem').nth(11);
  await expect(twelfth).toBeInViewport({ ratio: 1 });
  await page.getByRole('complementary', { name: 'Filters' }).getByLabel('Bought before').check();
  await expect(page).toHaveURL(/bought=1/);
  await expect(list.getByText('You bought:').first()).toBeAttached();
  await list
    .getByRole('button', { name: /^Add (?!.* to favorites$)/ })
    .first()
    .click();
  await expect(list.getByText(/\d+ in cart$/).first()).toBeVisible();
});
