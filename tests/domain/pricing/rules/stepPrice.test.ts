import { expect, test } from 'vitest';
import { stepPrice } from '../../../../src/domain/pricing/rules/stepPrice.ts';
import { d } from '../../builders.ts';

test.each([
  [{ price: 8, base: 6 }, 5, null],
  [{ price: 8, base: 6 }, 6, '8'],
  [{ price: 8, base: 6 }, 8, '8.5'],
  [{ price: 8, base: 6 }, 12, '8'],
  [{ price: 8, base: 2.5 }, 4, '8.75'],
  [{ price: 8, base: 0 }, 12, null],
  [{ price: 8 }, 12, null],
  [{ price: '', base: 6 }, 12, null],
])('%j at q %d: %j', (entry, q, expected) => {
  const context = { q: d(q), customerPrice: d(10), cost: d(6) };
  const price = stepPrice.priceOf({ rule: stepPrice.rule, name: null, ...entry }, context);
  expect(price?.toFixed() ?? null).toBe(expected);
});
