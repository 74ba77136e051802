import { expect, test } from 'vitest';
import { scaleMargin } from '../../../../src/domain/pricing/rules/scaleMargin.ts';
import { d } from '../../builders.ts';

test.each([
  [{ value: 25, minValue: 12 }, 12, '8'],
  [{ value: 25, minValue: 12 }, 11, null],
  [{ value: 25, minValue: 12, maxValue: 24 }, 25, null],
  [{ value: 100, minValue: 12 }, 12, null],
])('%j at q %d: %j', (entry, q, expected) => {
  const context = { q: d(q), customerPrice: d(10), cost: d(6) };
  const price = scaleMargin.priceOf({ rule: scaleMargin.rule, name: null, ...entry }, context);
  expect(price?.toFixed() ?? null).toBe(expected);
});
