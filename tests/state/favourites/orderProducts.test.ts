import { expect, test } from 'vitest';
import { createWorkspace } from '../../../src/app/createWorkspace.ts';
import { orderProducts } from '../../../src/state/favourites/orderProducts.ts';
import { aCompany, aProductWire } from '../../support/builders.ts';
import { cartContents } from '../../support/cart.ts';
import { catalogueResponses, oliveOil, tin } from '../../support/catalogue.ts';
import { aWorkspace } from '../../support/workspace.ts';

const vinegar = aProductWire({ id: 3, name: 'Sherry vinegar' });
const disabledOil = aProductWire({ id: 4, name: 'Old oil', disabled: 1 });

const backOffice = (products = [oliveOil, tin, vinegar, disabledOil]) => {
  const answers = catalogueResponses({
    products,
    units: [{ product_id: 1, units: 'CS', name: 'Case of 12', factor: 12 }],
    prices: [
      { product_id: 1, default_price: 9.8 },
      { product_id: 3, default_price: 4.6 },
    ],
    stock: [
      { product_id: 1, quantity: 75 },
      { product_id: 2, quantity: 75 },
      { product_id: 3, quantity: 0 },
    ],
  });
  return ({ path, ...call }: { path: string }) => {
    if (path.startsWith('/products/')) {
      const ids = path.slice('/products/'.length).split(',').map(Number);
      return { success: true, products: products.filter(({ id }) => ids.includes(Number(id))) };
    }
    const response = answers[path];
    return typeof response === 'function' ? response({ path, ...call }) : response;
  };
};

test('adds all available products in their first unit, and names the others', async () => {
  const { workspace, portal } = aWorkspace(backOffice());
  expect(await orderProducts({ ...portal, ...workspace }, [1, 2, 3, 4, 99])).toMatchObject({
    ok: true,
    added: 1,
    skipped: [
      { name: 'Olive oil tin 5 L', reason: 'price_unavailable' },
      { name: 'Sherry vinegar', reason: 'no_inventory' },
    ],
    gone: 2,
  });
  expect(cartContents(workspace)).toEqual(['Extra virgin olive oil 1 L: 1']);
  expect(workspace.cart.state.getState().entries[0]?.line).toMatchObject({
    unit: { name: 'Case of 12' },
    section: 'favourites',
  });
});

test('adds one more of a product in the cart', async () => {
  const { workspace, portal } = aWorkspace(backOffice());
  await orderProducts({ ...portal, ...workspace }, [1]);
  await orderProducts({ ...portal, ...workspace }, [1]);
  expect(cartContents(workspace)).toEqual(['Extra virgin olive oil 1 L: 2']);
});

test('a hundred products are loaded 40 at a time', async () => {
  const many = Array.from({ length: 100 }, (_, index) =>
    aProductWire({ id: index + 1, name: `Product ${index + 1}` }),
  );
  const { workspace, portal, asked } = aWorkspace(backOffice(many));
  await orderProducts(
    { ...portal, ...workspace },
    many.map(({ id }) => Number(id)),
  );
  const calls = asked.filter(({ path }) => path.startsWith('/products/'));
  expect(calls.map(({ path }) => path.split(',').length)).toEqual([40, 40, 20]);
});

test('a failed call adds nothing; a visitor has to log in', async () => {
  const { workspace, portal } = aWorkspace();
  expect(await orderProducts({ ...portal, ...workspace }, [1])).toEqual({ ok: false, reason: 'failed' });
  expect(cartContents(workspace)).toEqual([]);
  expect(
    await orderProducts({ ...portal, ...workspace, cart: createWorkspace(portal, null).cart }, [1]),
  ).toEqual({
    ok: false,
    reason: 'login_required',
  });
});

test('names the unavailable products by the company’s setting', async () => {
  const hidden = { ...vinegar, remark: 'Aged in oak' };
  const company = aCompany({ settings: { hideProductName: true } });
  const { workspace, portal } = aWorkspace(backOffice([hidden]), { company });
  expect(await orderProducts({ ...portal, ...workspace }, [3])).toMatchObject({
    skipped: [{ name: 'Aged in oak', reason: 'no_inventory' }],
  });
});
