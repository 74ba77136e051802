import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceLine } from '../../../src/domain/pricing/priceLine.ts';
import { giftLines } from '../../../src/domain/pricing/rules/gifts.ts';
import { aPriceInput, NO_RULES } from '../builders.ts';

test('gifts of the same product from several lines are one line; a line without a price gives none', () => {
  const rules = { ...NO_RULES, gifts: [{ productId: 9, quantity: 1, step: 6 }] };
  const prices = [
    priceLine(aPriceInput({ quantity: 6, rules })),
    priceLine(aPriceInput({ quantity: 13, rules })),
    priceLine(aPriceInput({ quantity: 60, rules, price: null })),
  ];
  expect(giftLines(prices).map(({ productId, quantity }) => [productId, quantity.toFixed()])).toEqual([
    [9, '3'],
  ]);
});

test('each product has one line, and no gift is lost', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 40 }))),
      (asked) => {
        const prices = asked.map(([productId, quantity]) =>
          priceLine(
            aPriceInput({ quantity, rules: { ...NO_RULES, gifts: [{ productId, quantity: 1, step: 6 }] } }),
          ),
        );
        const gifts = giftLines(prices);
        expect(new Set(gifts.map(({ productId }) => productId)).size).toBe(gifts.length);
        const all = asked.reduce((sum, [, quantity]) => sum + Math.floor(quantity / 6), 0);
        expect(gifts.reduce((sum, { quantity }) => sum + quantity.toNumber(), 0)).toBe(all);
      },
    ),
  );
});
