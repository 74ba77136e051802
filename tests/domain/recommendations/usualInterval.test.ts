import fc from 'fast-check';
import { expect, it } from 'vitest';
import { usualInterval } from '../../../src/domain/recommendations/usualInterval.ts';

it.each([
  [1, 'days', 1],
  [28, 'days', 28],
  [59, 'days', 59],
  [60, 'months', 2],
  [192, 'months', 6],
  [365, 'months', 12],
])('%i days are %s: %i', (days, unit, count) => {
  expect(usualInterval(days)).toEqual({ unit, count });
});

it('is at least one of its unit, and never a month off', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000 }), (days) => {
      const { unit, count } = usualInterval(days);
      expect(count).toBeGreaterThanOrEqual(1);
      expect(Math.abs(count * (unit === 'days' ? 1 : 30.4) - days)).toBeLessThan(16);
    }),
  );
});
