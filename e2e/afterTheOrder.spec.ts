import { emptyCart, expect, expectAccessible, openAs, test } from './support/journey.ts';
import { add, openCart, placeOrder, search } from './support/ordering.ts';

const BUYER = 'buyer@demo.test';

test.beforeEach(() => emptyCart('demo', BUYER));

test('after the order one sees what becomes of it, how it is paid, and who sells it @phone', async ({
  page,
}) => {
  await openAs(page, BUYER, '/store');
  await search(page, 'olive oil');
  await add(page, 'Olive oil tin 5 L', 2);
  await openCart(page);
  const number = await placeOrder(page);

  const steps = page.getByRole('list', { name: 'Progress' }).getByRole('listitem');
  await expect(steps).toHaveText([/^Placed/, /^Packed/, /^Shipped/, /^Delivered/]);
  await expect(steps.first()).toHaveAttribute('aria-current', 'step');
  await expect(steps.getByRole('img', { name: 'Done' })).toHaveCount(1);
  await expect(page.getByText(/^Net 30 · due .+ · Nothing charged now$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the store' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await expect(steps).toHaveCount(4);
  await expect(page.getByText('400 Doremus Avenue')).toBeVisible();
  await expect(page.getByText('Tax ID 22-3104418')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(steps).toHaveText([/^Placed/, /^Canceled/]);
});
