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
  const price = scalePrice.priceOf({ rule: scalePrice.rule, name: null, ...entry }, context);
  expect(price?.toFixed() ?? null).toBe(expected);
});

test('more of a thing never costs more a unit where the scale’s prices fall', () => {
  const scale = fc.array(decimals(1, 40), { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(scale, decimals(0, 300), decimals(0, 300), (prices, few, more) => {
      const falling = prices.toSorted((one, other) => other.cmp(one));
      const entries = falling.map((price, at) => ({
        rule: scalePrice.rule,
        name: null,
        price: price.toFixed(),
        minValue: at * 50,
        maxValue: at === falling.length - 1 ? null : `${at * 50 + 49}.99`,
      }));
      const at = (q: Decimal) => specialPrice(entries, { q, customerPrice: d(50), cost: null })?.price;
      const [first, second] = [at(few), at(few.plus(more))];
      expect(first && second?.lte(first)).toBe(true);
    }),
  );
});
