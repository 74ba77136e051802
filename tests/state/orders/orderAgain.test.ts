import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { transactionResponse } from '../../../src/api/orders/schema.ts';
import { toTransaction } from '../../../src/api/orders/toTransaction.ts';
import { orderAgain } from '../../../src/domain/orders/orderAgain.ts';
import { lineContextOf } from '../../../src/state/cart/changedLines.ts';
import {
  addOrderAgain,
  baseQuantitiesInCart,
  loadOrderOffers,
} from '../../../src/state/orders/orderAgain.ts';
import { aCartLine } from '../../domain/builders.ts';
import { aProductWire } from '../../support/builders.ts';
import { aTransactionWire, inCart } from '../../support/cart.ts';
import { answersFor } from '../../support/catalogue.ts';
import { type Asked, aWorkspace } from '../../support/workspace.ts';

const olives = aProductWire({ id: 1, name: 'Green olives' });
const vinegar = aProductWire({ id: 3, name: 'Sherry vinegar' });
const CASE = { product_id: 1, units: 'CS', name: 'Case of 12', factor: 12 };

/** A back office that sells these products still. */
const selling = (products = [olives, vinegar]) => {
  const answers = answersFor({
    products,
    units: [CASE],
    prices: products.map(({ id }) => ({ product_id: id, default_price: 10 })),
    stock: products.map(({ id }) => ({ product_id: id, quantity: 75 })),
  });
  return ({ path, ...call }: Asked) => {
    const [, ids] = /^\/products\/([\d,]+)$/.exec(path) ?? [];
    if (ids) {
      const left = products.filter(({ id }) => ids.split(',').includes(String(id)));
      if (left.length === 0) throw new CallError('not_found', { status: 404 });
      return { success: true, products: left };
    }
    const answer = answers[path];
    return typeof answer === 'function' ? answer({ path, ...call }) : answer;
  };
};

const anOrder = (lines: Record<string, unknown>[]) =>
  toTransaction(
    v.parse(transactionResponse, { success: true, transaction: aTransactionWire({ lines }) }).transaction,
    '',
  );

const sold = (product_id: number, quantity: number, more: Record<string, unknown> = {}) => ({
  product_id,
  product_name: `product ${product_id}`,
  product_code: `P-${product_id}`,
  quantity,
  ...more,
});

describe('ordering again', () => {
  it('asks for today’s terms of what was ordered, without its gifts and what isn’t sold any more', async () => {
    const { workspace, asked } = aWorkspace(selling());
    const order = anOrder([sold(1, 2), sold(3, 1), sold(4, 5), sold(2, 1, { detail_type: 1 })]);
    const offers = await loadOrderOffers(workspace, order);
    expect([...offers].map(([id, { product, price }]) => [id, product.name, price?.defaultPrice])).toEqual([
      [1, 'Green olives', 10],
      [3, 'Sherry vinegar', 10],
    ]);
    expect(asked.filter(({ path }) => path.startsWith('/products/')).map(({ path }) => path)).toEqual([
      '/products/1,3,4',
    ]);
  });

  it('has the rules judge by all of a product that was ordered, in base units', async () => {
    const { workspace, asked } = aWorkspace(selling());
    await loadOrderOffers(workspace, anOrder([sold(1, 2, { units: 'CS', factor: 12 }), sold(1, 3)]));
    const rules = asked.find(({ path }) => path === '/pricesRules/bat');
    // 2 cases of 12 and 3 pieces.
    expect(rules?.body).toMatchObject({ orderProducts: [{ id: 1, quantity: '27' }] });
  });

  it('asks 40 products at a time', async () => {
    const { workspace, asked } = aWorkspace(selling());
    const lines = Array.from({ length: 90 }, (_, at) => sold(at + 1, 1));
    expect((await loadOrderOffers(workspace, anOrder(lines))).size).toBe(2);
    const counts = asked
      .filter(({ path }) => path.startsWith('/products/'))
      .map(({ path }) => path.split(',').length);
    expect(counts.toSorted((one, other) => other - one)).toEqual([40, 40, 10]);
  });

  it('says that it can’t be known while the back office can’t be asked', async () => {
    const { workspace } = aWorkspace();
    await expect(loadOrderOffers(workspace, anOrder([sold(1, 1)]))).rejects.toBeInstanceOf(CallError);
  });

  it('counts what the cart holds of each product, in base units', () => {
    const { workspace, cart } = aWorkspace();
    const unit = { code: 'CS', name: 'Case', factor: '12' };
    cart.setEntries([
      { key: '1', position: 0, line: aCartLine({ productId: 1, quantity: '2', unit, units: [unit] }) },
      { key: '1-2', position: 1, line: aCartLine({ productId: 1, quantity: '3' }) },
      { key: '3', position: 2, line: aCartLine({ productId: 3, quantity: '1.5' }) },
    ]);
    const held = baseQuantitiesInCart(cart.state.getState().entries, workspace);
    expect([...held].map(([id, q]) => [id, q.toFixed()])).toEqual([
      [1, '27'],
      [3, '1.5'],
    ]);
  });

  it('puts what is chosen into the cart at today’s price, and leaves out what is gone', async () => {
    const { workspace, cart } = aWorkspace(selling());
    const order = anOrder([
      sold(1, 2, { unit_of_measure: 'Case of 12', factor: 12 }),
      sold(3, 1),
      sold(4, 5),
    ]);
    const offers = await loadOrderOffers(workspace, order);
    const lines = orderAgain(order.lines, offers, new Map(), lineContextOf(workspace));
    const chosen = lines.map((line) => ({ line, quantity: line.line.productId === 3 ? '4' : line.quantity }));
    expect(addOrderAgain(workspace, chosen)).toEqual({ ok: true, skipped: [] });
    expect(inCart(workspace)).toEqual(['Green olives: 2', 'Sherry vinegar: 4']);
    expect(cart.state.getState().entries[0]?.line).toMatchObject({
      unit: { name: 'Case of 12' },
      price: { defaultPrice: 10 },
      section: 'order_again',
    });
  });

  it('adds to what the cart holds already', async () => {
    const { workspace } = aWorkspace(selling());
    const order = anOrder([sold(3, 2)]);
    const again = async () => {
      const offers = await loadOrderOffers(workspace, order);
      const lines = orderAgain(order.lines, offers, new Map(), lineContextOf(workspace));
      return addOrderAgain(
        workspace,
        lines.map((line) => ({ line, quantity: line.quantity })),
      );
    };
    await again();
    expect(await again()).toMatchObject({ ok: true });
    expect(inCart(workspace)).toEqual(['Sherry vinegar: 4']);
  });

  it('has nothing to add where nothing is sold any more', () => {
    const { workspace } = aWorkspace();
    const order = anOrder([sold(4, 5)]);
    const lines = orderAgain(order.lines, new Map(), new Map(), lineContextOf(workspace));
    expect(
      addOrderAgain(
        workspace,
        lines.map((line) => ({ line, quantity: '5' })),
      ),
    ).toEqual({ ok: false, reason: 'no_products' });
  });
});
