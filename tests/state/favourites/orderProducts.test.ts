import { expect, test } from 'vitest';
import { orderProducts } from '../../../src/state/favourites/orderProducts.ts';
import { aCompany, aProductWire } from '../../support/builders.ts';
import { inCart } from '../../support/cart.ts';
import { answersFor, oliveOil, tin } from '../../support/catalogue.ts';
import { aWorkspace } from '../../support/workspace.ts';

const vinegar = aProductWire({ id: 3, name: 'Sherry vinegar' });
const old = aProductWire({ id: 4, name: 'Old oil', disabled: 1 });

const backOffice = (products = [oliveOil, tin, vinegar, old]) => {
  const answers = answersFor({
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
    const answer = answers[path];
    return typeof answer === 'function' ? answer({ path, ...call }) : answer;
  };
};

test('orders all that can be ordered, in its first unit, and names what can’t', async () => {
  const { workspace } = aWorkspace(backOffice());
  expect(await orderProducts(workspace, [1, 2, 3, 4, 99])).toMatchObject({
    ok: true,
    added: 1,
    skipped: [
      { name: 'Olive oil tin 5 L', reason: 'price_unavailable' },
      { name: 'Sherry vinegar', reason: 'no_inventory' },
    ],
    gone: 2,
  });
  expect(inCart(workspace)).toEqual(['Extra virgin olive oil 1 L: 1']);
  expect(workspace.cart.state.getState().entries[0]?.line).toMatchObject({
    unit: { name: 'Case of 12' },
    section: 'favourites',
  });
});

test('what is in the cart becomes one more', async () => {
  const { workspace } = aWorkspace(backOffice());
  await orderProducts(workspace, [1]);
  await orderProducts(workspace, [1]);
  expect(inCart(workspace)).toEqual(['Extra virgin olive oil 1 L: 2']);
});

test('a hundred products are asked for 40 at a time', async () => {
  const many = Array.from({ length: 100 }, (_, at) =>
    aProductWire({ id: at + 1, name: `Product ${at + 1}` }),
  );
  const { workspace, asked } = aWorkspace(backOffice(many));
  await orderProducts(
    workspace,
    many.map(({ id }) => Number(id)),
  );
  const calls = asked.filter(({ path }) => path.startsWith('/products/'));
  expect(calls.map(({ path }) => path.split(',').length)).toEqual([40, 40, 20]);
});

test('without an answer nothing is added; a visitor has to log in', async () => {
  const { workspace } = aWorkspace();
  expect(await orderProducts(workspace, [1])).toEqual({ ok: false, reason: 'failed' });
  expect(inCart(workspace)).toEqual([]);
  expect(await orderProducts({ ...workspace, cart: null }, [1])).toEqual({
    ok: false,
    reason: 'login_required',
  });
});

test('names what couldn’t be added as the company has products named', async () => {
  const hidden = { ...vinegar, remark: 'Aged in oak' };
  const company = aCompany({ settings: { hideProductName: true } });
  const { workspace } = aWorkspace(backOffice([hidden]), { company });
  expect(await orderProducts(workspace, [3])).toMatchObject({
    skipped: [{ name: 'Aged in oak', reason: 'no_inventory' }],
  });
});
