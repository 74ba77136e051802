import { expect, test } from 'vitest';
import { scalePrice } from '../../../../src/domain/pricing/rules/scalePrice.ts';
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
