import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWithinRange } from '../../../../src/domain/pricing/rules/range.ts';
import { decimals } from '../../arbitraries.ts';
import { d } from '../../builders.ts';

test.each([
  [{}, 1, true],
  [{ minValue: 5 }, 4.99, false],
  [{ minValue: 5 }, 5, true],
  [{ minValue: 5, maxValue: 9 }, 9, true],
  [{ minValue: 5, maxValue: '9' }, 9.01, false],
  [{ minValue: 5, maxValue: 0 }, 1000, true],
  [{ minValue: null, maxValue: null }, 1000, true],
  [{ minValue: 'n/a', maxValue: 'n/a' }, 1, true],
  [{ minValue: 10, maxValue: 9 }, 10, false],
])('%j includes %d: %j', (range, q, expected) => {
  expect(isWithinRange(range, d(q))).toBe(expected);
});

test('includes both bounds and nothing beyond them', () => {
  fc.assert(
    fc.property(decimals(1, 500), decimals(0, 500), (min, width) => {
      const max = min.plus(width);
      const range = { minValue: min.toFixed(), maxValue: max.toFixed() };
      expect([isWithinRange(range, min), isWithinRange(range, max)]).toEqual([true, true]);
      expect([isWithinRange(range, min.minus('0.01')), isWithinRange(range, max.plus('0.01'))]).toEqual([
        false,
        false,
      ]);
    }),
  );
});
