import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Offer } from '../../../src/domain/catalogue/product.ts';
import { dealProgress } from '../../../src/domain/deals/dealProgress.ts';
import { missingAmount } from '../../../src/domain/deals/missingAmount.ts';
import type { PriceRules } from '../../../src/domain/pricing/types.ts';
import { aProduct } from '../../support/builders.ts';
import { NO_RULES, SETTINGS, TAX_FREE } from '../builders.ts';

const SCALE = { rule: 'SCALE_PRICE', name: null, minValue: 24, price: 8.6 };

const offer = (id: number, price: string | null, rules: Partial<PriceRules> = {}): [number, Offer] => [
  id,
  {
    product: aProduct({ id }),
    price: price === null ? null : { defaultPrice: price },
    rules: { ...NO_RULES, ...rules },
    units: [],
    warehouses: [],
  },
];

/** The deal wants 24 of product 1 and 3 of product 2. */
const amountOf = (inCart: readonly [id: number, quantity: string][], ...offers: [number, Offer][]) => {
  const conditions = [
    { productId: 1, quantity: '24' },
    { productId: 2, quantity: '3' },
  ];
  const lines = inCart.map(([productId, quantity]) => ({
    productId,
    quantity,
    detailType: null,
    unit: null,
    size: null,
    typedSize: '',
  }));
  const deal = { id: 1, name: 'Oil', description: '', needs: 'all' as const, conditions, endsOn: null };
  const unmet = dealProgress(deal, lines, false).conditions.filter(({ isMet }) => !isMet);
  return missingAmount(unmet, new Map(offers), { settings: SETTINGS, customer: TAX_FREE })?.toFixed(2);
};
const OIL = offer(1, '10', { specialPrices: [SCALE] });
const TIN = offer(2, '38.9');

it.each([
  ['nothing in the cart: 24 × 8.60 + 3 × 38.90', amountOf([], OIL, TIN), '323.10'],
  ['half of one: 12 × 8.60 + 3 × 38.90', amountOf([[1, '12']], OIL, TIN), '219.90'],
  ['one of them complete: 3 × 38.90', amountOf([[1, '24']], OIL, TIN), '116.70'],
  ['a product without a price', amountOf([], OIL, offer(2, null)), undefined],
  ['a product that is not sold', amountOf([], OIL), undefined],
])('%s', (_, amount, expected) => {
  expect(amount).toBe(expected);
});

it('falls with what is in the cart', () => {
  fc.assert(
    fc.property(fc.nat({ max: 23 }), fc.nat({ max: 2 }), (oil, tins) => {
      const after = Number(
        amountOf(
          [
            [1, String(oil)],
            [2, String(tins)],
          ],
          OIL,
          TIN,
        ),
      );
      expect(after).toBeLessThanOrEqual(Number(amountOf([], OIL, TIN)));
    }),
  );
});
