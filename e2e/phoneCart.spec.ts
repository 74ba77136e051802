import { emptyCart, expect, expectAccessible, openAs, PORTAL, test } from './support/journey.ts';
import { headerCart } from './support/ordering.ts';

const BUYER = 'buyer@demo.test';
const PRODUCTS = 5;

test('on a phone a line of the cart takes at most 120 px, and all of it is in reach @only-phone', async ({
  page,
}) => {
  await emptyCart('demo', BUYER);
  await openAs(page, BUYER, '/store');
  const products = page.getByRole('button', { name: /^Add (?!.* to favorites$)/ });
  await expect(products.nth(PRODUCTS - 1)).toBeVisible();
  const names = await products.evaluateAll(
    (buttons, count) => buttons.slice(0, count).map((button) => button.getAttribute('aria-label') ?? ''),
    PRODUCTS,
  );
  for (const name of names) await page.getByRole('button', { name, exact: true }).click();
  await expect(headerCart(page, /^Cart · 5/)).toBeVisible();
  await page.goto(`${PORTAL}/cart`);
  const lines = page.getByRole('list', { name: 'Products in your cart' }).getByRole('listitem');
  await expect(lines).toHaveCount(PRODUCTS);
  for (const line of await lines.all()) {
    await expect(line.getByText(/\d × /)).toBeVisible();
    expect((await line.boundingBox())?.height).toBeLessThanOrEqual(120);
    const stepper = await line.getByRole('group', { name: /^Quantity/ }).boundingBox();
    expect(stepper).toMatchObject({ width: 116, height: 44 });
    const units = await line
      .getByRole('combobox')
      .evaluateAll((selects) => selects.map((select) => select.getBoundingClientRect().width));
    // In 16 px a unit of eight letters, the sides and the arrow.
    for (const width of units) expect(width).toBeGreaterThanOrEqual(115);
    const remove = await line.getByRole('button', { name: /^Remove / }).boundingBox();
    expect(remove?.height).toBe(44);
  }
  await expectAccessible(page);
});
