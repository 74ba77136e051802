import fc from 'fast-check';
import { expect, test } from 'vitest';
import { costMargin } from '../../../../src/domain/pricing/rules/costMargin.ts';
import { scaleMargin } from '../../../../src/domain/pricing/rules/scaleMargin.ts';
import { decimals } from '../../arbitraries.ts';
import { d } from '../../builders.ts';

test.each([
  [{ value: 25, minValue: 12 }, 12, '8'],
  [{ value: 25, minValue: 12 }, 11, null],
  [{ value: 25, minValue: 12, maxValue: 24 }, 25, null],
  [{ value: 100, minValue: 12 }, 12, null],
])('%j at q %d: %j', (entry, q, expected) => {
  const context = { q: d(q), customerPrice: d(10), cost: d(6) };
  const price = scaleMargin({ rule: 'SCALE_MARGIN', name: null, ...entry }, context);
  expect(price?.toFixed() ?? null).toBe(expected);
});

test('is the price of the margin within its range', () => {
  fc.assert(
    fc.property(decimals(0, 99), decimals(0, 50), decimals(0, 50), (value, min, q) => {
      const entry = { rule: 'SCALE_MARGIN', name: null, value: value.toFixed(), minValue: min.toFixed() };
      const context = { q, customerPrice: d(10), cost: d(6) };
      const found = scaleMargin(entry, context)?.toFixed();
      expect(found).toBe(q.gte(min) ? costMargin(entry, context)?.toFixed() : undefined);
    }),
  );
});
