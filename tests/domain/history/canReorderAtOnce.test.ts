import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Offer } from '../../../src/domain/catalogue/product.ts';
import { canReorderAtOnce } from '../../../src/domain/history/canReorderAtOnce.ts';
import { orderAgain } from '../../../src/domain/history/orderAgain.ts';
import type { TransactionLine } from '../../../src/domain/history/transaction.ts';
import { aProduct } from '../../support/builders.ts';
import { aTransactionLine, NO_RULES, SETTINGS, TAX_FREE } from '../builders.ts';

const CASE = { code: 'CS', name: 'Case', factor: '12' };

const context = {
  pricing: { settings: SETTINGS, customer: TAX_FREE },
  settings: { inventoryCheck: true, inventoryCheckSkip: [] as number[] },
  hidden: false,
};

const offerAt = (price: string, stock: string): Offer => ({
  product: aProduct({ name: 'Olives', code: 'OLV', defaultPrice: price }),
  price: { defaultPrice: price },
  rules: NO_RULES,
  units: [CASE],
  warehouses: [{ id: 1, name: 'Default', quantity: stock }],
});

const isAtOnce = (lines: readonly TransactionLine[], offers: readonly [number, Offer][]) =>
  canReorderAtOnce(orderAgain(lines, new Map(offers), new Map(), context), context);

const threeCases = aTransactionLine();

describe('an order is added as it was', () => {
  // Three cases are 36 pieces.
  it.each([
    { says: 'when nothing has changed', offer: offerAt('10', '36'), is: true },
    { says: 'when it costs less', offer: offerAt('9.99', '36'), is: true },
    { says: 'not when it costs more', offer: offerAt('10.01', '36'), is: false },
    { says: 'not when there is too little', offer: offerAt('10', '35'), is: false },
    { says: 'not when it isn’t sold any more', offer: null, is: false },
    { says: 'when its price then is unknown', line: { unitNet: null }, offer: offerAt('99', '36'), is: true },
    {
      says: 'not in another unit',
      line: { unit: 'Crate', factor: '6' },
      offer: offerAt('10', '36'),
      is: false,
    },
  ])('$says', ({ line, offer, is }) => {
    expect(isAtOnce([{ ...threeCases, ...line }], offer ? [[1, offer]] : [])).toBe(is);
  });

  it('not when one of its lines has changed, nor without lines', () => {
    const other = { ...threeCases, productId: 2 };
    const lines = [threeCases, other];
    const same = offerAt('10', '36');
    expect(
      isAtOnce(lines, [
        [1, same],
        [2, same],
      ]),
    ).toBe(true);
    expect(
      isAtOnce(lines, [
        [1, same],
        [2, offerAt('11', '36')],
      ]),
    ).toBe(false);
    expect(isAtOnce([{ ...threeCases, isGift: true }], [[1, same]])).toBe(false);
  });

  it('exactly when each of its lines alone is, with stock for all', () => {
    const cents = fc.integer({ min: 900, max: 1100 }).map((value) => (value / 100).toFixed(2));
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 6 }), (prices) => {
        const lines = prices.map((_, at) => ({ ...threeCases, productId: at + 1 }));
        const offers = prices.map((price, at): [number, Offer] => [at + 1, offerAt(price, '36')]);
        const one = lines.every((line) => isAtOnce([line], offers));
        expect(isAtOnce(lines, offers)).toBe(one);
      }),
    );
  });
});
