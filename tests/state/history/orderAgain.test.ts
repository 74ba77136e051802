import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { toTransaction } from '../../../src/api/history/toTransaction.ts';
import { transactionResponse } from '../../../src/api/history/transactionSchema.ts';
import { orderAgain } from '../../../src/domain/history/orderAgain.ts';
import {
  addOrderAgain,
  baseQuantitiesInCart,
  loadOrderOffers,
} from '../../../src/state/history/orderAgainOffers.ts';
import { aCartLine } from '../../domain/builders.ts';
import { aTransactionWire, cartContents } from '../../support/cart.ts';
import { orderedLine, respondWithProducts } from '../../support/orderAgain.ts';
import { aWorkspace } from '../../support/workspace.ts';

const orderWith = (lines: Record<string, unknown>[]) =>
  toTransaction(
    v.parse(transactionResponse, { success: true, transaction: aTransactionWire({ lines }) }).transaction,
    '',
  );

describe('ordering again', () => {
  it('loads current data of the ordered products, without gifts and products no longer sold', async () => {
    const { workspace, asked } = aWorkspace(respondWithProducts());
    const order = orderWith([
      orderedLine(1, 2),
      orderedLine(3, 1),
      orderedLine(4, 5),
      orderedLine(2, 1, { detail_type: 1 }),
    ]);
    const offers = await loadOrderOffers(workspace.cart, order.lines);
    expect([...offers].map(([id, { product, price }]) => [id, product.name, price?.defaultPrice])).toEqual([
      [1, 'Green olives', 10],
      [3, 'Sherry vinegar', 10],
    ]);
    expect(asked.filter(({ path }) => path.startsWith('/products/')).map(({ path }) => path)).toEqual([
      '/products/1,3,4',
    ]);
  });

  it('loads the rules for the base quantity of all lines of a product', async () => {
    const { workspace, asked } = aWorkspace(respondWithProducts());
    await loadOrderOffers(
      workspace.cart,
      orderWith([orderedLine(1, 2, { units: 'CS', factor: 12 }), orderedLine(1, 3)]).lines,
    );
    const rules = asked.find(({ path }) => path === '/pricesRules/bat');
    // 2 cases of 12 and 3 pieces.
    expect(rules?.body).toMatchObject({ orderProducts: [{ id: 1, quantity: '27' }] });
  });

  it('loads 40 products at a time', async () => {
    const { workspace, asked } = aWorkspace(respondWithProducts());
    const lines = Array.from({ length: 90 }, (_, index) => orderedLine(index + 1, 1));
    expect((await loadOrderOffers(workspace.cart, orderWith(lines).lines)).size).toBe(2);
    const counts = asked
      .filter(({ path }) => path.startsWith('/products/'))
      .map(({ path }) => path.split(',').length);
    expect(counts.toSorted((a, b) => b - a)).toEqual([40, 40, 10]);
  });

  it('fails while the back office is unreachable', async () => {
    const { workspace } = aWorkspace();
    await expect(
      loadOrderOffers(workspace.cart, orderWith([orderedLine(1, 1)]).lines),
    ).rejects.toBeInstanceOf(CallError);
  });

  it('sums the base quantities of the cart by product', () => {
    const { cart } = aWorkspace();
    const unit = { code: 'CS', name: 'Case', factor: '12' };
    cart.setEntries([
      { key: '1', position: 0, line: aCartLine({ productId: 1, quantity: '2', unit, units: [unit] }) },
      { key: '1-2', position: 1, line: aCartLine({ productId: 1, quantity: '3' }) },
      { key: '3', position: 2, line: aCartLine({ productId: 3, quantity: '1.5' }) },
    ]);
    const quantities = baseQuantitiesInCart(cart.state.getState().entries, false);
    expect([...quantities].map(([id, q]) => [id, q.toFixed()])).toEqual([
      [1, '27'],
      [3, '1.5'],
    ]);
  });

  it('adds the selected lines at today’s price, without unavailable ones', async () => {
    const { workspace, cart } = aWorkspace(respondWithProducts());
    const order = orderWith([
      orderedLine(1, 2, { unit_of_measure: 'Case of 12', factor: 12 }),
      orderedLine(3, 1),
      orderedLine(4, 5),
    ]);
    const offers = await loadOrderOffers(workspace.cart, order.lines);
    const lines = orderAgain(order.lines, offers, new Map(), workspace.cart.context);
    const chosen = lines.map((line) => ({ line, quantity: line.line.productId === 3 ? '4' : line.quantity }));
    expect(addOrderAgain(workspace.cart, chosen, 'order_again')).toEqual({ ok: true, skipped: [] });
    expect(cartContents(workspace)).toEqual(['Green olives: 2', 'Sherry vinegar: 4']);
    expect(cart.state.getState().entries[0]?.line).toMatchObject({
      unit: { name: 'Case of 12' },
      price: { defaultPrice: 10 },
      section: 'order_again',
    });
  });

  it('adds to the lines in the cart', async () => {
    const { workspace } = aWorkspace(respondWithProducts());
    const order = orderWith([orderedLine(3, 2)]);
    const addAgain = async () => {
      const offers = await loadOrderOffers(workspace.cart, order.lines);
      const lines = orderAgain(order.lines, offers, new Map(), workspace.cart.context);
      return addOrderAgain(
        workspace.cart,
        lines.map((line) => ({ line, quantity: line.quantity })),
        'order_again',
      );
    };
    await addAgain();
    expect(await addAgain()).toMatchObject({ ok: true });
    expect(cartContents(workspace)).toEqual(['Sherry vinegar: 4']);
  });

  it('has nothing to add if no product is sold any more', () => {
    const { workspace } = aWorkspace();
    const order = orderWith([orderedLine(4, 5)]);
    const lines = orderAgain(order.lines, new Map(), new Map(), workspace.cart.context);
    expect(
      addOrderAgain(
        workspace.cart,
        lines.map((line) => ({ line, quantity: '5' })),
        'order_again',
      ),
    ).toEqual({ ok: false, reason: 'no_products' });
  });
});
