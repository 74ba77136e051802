import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Decimal } from '../../../../src/domain/numbers/decimal.ts';
import { fixedPrice } from '../../../../src/domain/pricing/rules/fixedPrice.ts';
import { decimals } from '../../arbitraries.ts';
import { d } from '../../builders.ts';

test.each([
  [{ price: '8.25' }, 1, '8.25'],
  [{ price: 0 }, 1, '0'],
  [{ price: '' }, 1, null],
  [{}, 1, null],
])('%j at q %d: %j', (entry, q, expected) => {
  const context = { q: d(q), customerPrice: d(10), cost: d(6) };
  const price = fixedPrice({ rule: 'FIXED_PRICE', name: null, ...entry }, context);
  expect(price?.toFixed() ?? null).toBe(expected);
});

test('is the same at every quantity', () => {
  fc.assert(
    fc.property(decimals(0, 900), decimals(0, 900), decimals(0, 900), (price, few, many) => {
      const entry = { rule: 'FIXED_PRICE', name: null, price: price.toFixed() };
      const priceAt = (q: Decimal) => fixedPrice(entry, { q, customerPrice: d(10), cost: null })?.toFixed();
      expect(priceAt(few)).toBe(priceAt(many));
    }),
  );
});
