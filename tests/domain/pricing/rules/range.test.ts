import { expect, test } from 'vitest';
import { holds } from '../../../../src/domain/pricing/rules/range.ts';
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
])('%j holds %d: %j', (range, q, expected) => {
  expect(holds(range, d(q))).toBe(expected);
});
