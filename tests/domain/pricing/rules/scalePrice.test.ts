import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Decimal } from '../../../../src/domain/numbers/decimal.ts';
import { scalePrice } from '../../../../src/domain/pricing/rules/scalePrice.ts';
import { specialPrice } from '../../../../src/domain/pricing/rules/specialPrices.ts';
import { decimals } from '../../arbitraries.ts';
import { d } from '../../builders.ts';

test.each([
  [{ price: 8, minValue: 5, maxValue: 9 }, 5, '8'],
  [{ price: 8, minValue: 5, maxValue: 9 }, 9, '8'],
  [{ price: 8, minValue: 5, maxValue: 9 }, 4, null],
  [{ price: 8, minValue: 5, maxValue: 9 }, 10, null],
  [{ price: 8, minValue: 5, maxValue: 0 }, 1000, '8'],
  [{ price: null, minValue: 5 }, 5, null],
])('%j at q %d: %j', (entry, q, expected) => {
  const context = { q: d(q), customerPrice: d(10), cost: d(6) };
  const price = scalePrice({ rule: 'SCALE_PRICE', name: null, ...entry }, context);
  expect(price?.toFixed() ?? null).toBe(expected);
});

test('with falling scale prices a higher quantity never raises the unit price', () => {
  const scale = fc.array(decimals(1, 40), { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(scale, decimals(0, 300), decimals(0, 300), (prices, few, more) => {
      const descendingPrices = prices.toSorted((a, b) => b.cmp(a));
      const entries = descendingPrices.map((price, index) => ({
        rule: 'SCALE_PRICE',
        name: null,
        price: price.toFixed(),
        minValue: index * 50,
        maxValue: index === descendingPrices.length - 1 ? null : `${index * 50 + 49}.99`,
      }));
      const priceAt = (q: Decimal) => specialPrice(entries, { q, customerPrice: d(50), cost: null })?.price;
      const [first, second] = [priceAt(few), priceAt(few.plus(more))];
      expect(first && second?.lte(first)).toBe(true);
    }),
  );
});
