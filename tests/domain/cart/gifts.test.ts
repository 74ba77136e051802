import { expect, test } from 'vitest';
import { giftLines } from '../../../src/domain/cart/gifts.ts';
import { priceLine } from '../../../src/domain/pricing/priceLine.ts';
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
