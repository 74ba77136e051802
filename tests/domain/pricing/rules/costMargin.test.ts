import fc from 'fast-check';
import { expect, test } from 'vitest';
import { costMargin } from '../../../../src/domain/pricing/rules/costMargin.ts';
import { decimals } from '../../arbitraries.ts';
import { d } from '../../builders.ts';

test.each([
  [{ value: 25 }, 1, '8'],
  [{ value: '40' }, 1, '10'],
  [{ value: 0 }, 1, '6'],
  [{ value: 100 }, 1, null],
  [{ value: 120 }, 1, null],
  [{ value: -5 }, 1, null],
  [{}, 1, null],
])('%j at q %d: %j', (entry, q, expected) => {
  const context = { q: d(q), customerPrice: d(10), cost: d(6) };
  const price = costMargin({ rule: 'COST_MARGIN', name: null, ...entry }, context);
  expect(price?.toFixed() ?? null).toBe(expected);
});

test.each([null, 0, -3])('a cost of %j gives no price', (cost) => {
  const context = { q: d(1), customerPrice: d(10), cost: cost === null ? null : d(cost) };
  expect(costMargin({ rule: 'COST_MARGIN', name: null, value: 25 }, context)).toBeNull();
});

test('the margin is the given share of the price', () => {
  fc.assert(
    fc.property(decimals(1, 900), decimals(0, 99), (cost, margin) => {
      const entry = { rule: 'COST_MARGIN', name: null, value: margin.toFixed() };
      const price = costMargin(entry, { q: d(1), customerPrice: d(10), cost });
      const costShare = price?.minus(price.times(margin).div(100));
      expect(costShare?.minus(cost).abs().lt('1e-12')).toBe(true);
    }),
  );
});
