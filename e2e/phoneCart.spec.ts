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
    const units = await line.getByRole('combobox').evaluateAll((selects) =>
      selects.map((select) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(select);
        const pen = document.createElement('canvas').getContext('2d');
        if (pen) pen.font = font;
        const sides = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
        return select.clientWidth - sides - (pen?.measureText('Caisse de 12').width ?? 0);
      }),
    );
    for (const free of units) expect(free).toBeGreaterThanOrEqual(0);
    const remove = await line.getByRole('button', { name: /^Remove / }).boundingBox();
    expect(remove?.height).toBe(44);
  }
  await expectAccessible(page);
});
