import { expect, test } from 'vitest';
import { fixedPrice } from '../../../../src/domain/pricing/rules/fixedPrice.ts';
import { d } from '../../builders.ts';

test.each([
  [{ price: '8.25' }, 1, '8.25'],
  [{ price: 0 }, 1, '0'],
  [{ price: '' }, 1, null],
  [{}, 1, null],
])('%j at q %d: %j', (entry, q, expected) => {
  const context = { q: d(q), customerPrice: d(10), cost: d(6) };
  const price = fixedPrice.priceOf({ rule: fixedPrice.rule, name: null, ...entry }, context);
  expect(price?.toFixed() ?? null).toBe(expected);
});
