import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, weekday } from '../../../src/domain/numbers/isoDate.ts';
import { days } from '../arbitraries.ts';

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s and %i days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

test('weekdays', () => {
  expect(['2026-03-01', '2026-03-02', '2026-03-07'].map(weekday)).toEqual([0, 1, 6]);
});

test('an invalid date throws', () => {
  expect(() => addDays('tomorrow', 1)).toThrow(RangeError);
});

test('adding and subtracting days gives the same date', () => {
  fc.assert(
    fc.property(days(), fc.integer({ min: -1000, max: 1000 }), (date, count) => {
      expect(addDays(addDays(date, count), -count)).toBe(date);
      expect(daysBetween(date, addDays(date, count))).toBe(count);
      expect(weekday(addDays(date, 7))).toBe(weekday(date));
    }),
  );
});
