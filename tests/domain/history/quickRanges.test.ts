import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quickRanges } from '../../../src/domain/history/quickRanges.ts';
import { addDays } from '../../../src/domain/numbers/isoDate.ts';
import { days } from '../arbitraries.ts';

test.each([
  [
    '2026-11-27',
    ['2026-11-01', '2026-11-30'],
    ['2026-10-01', '2026-10-31'],
    ['2026-01-01', '2026-12-31'],
    ['2025-01-01', '2025-12-31'],
  ],
  [
    '2027-01-01',
    ['2027-01-01', '2027-01-31'],
    ['2026-12-01', '2026-12-31'],
    ['2027-01-01', '2027-12-31'],
    ['2026-01-01', '2026-12-31'],
  ],
  [
    '2028-03-31',
    ['2028-03-01', '2028-03-31'],
    ['2028-02-01', '2028-02-29'],
    ['2028-01-01', '2028-12-31'],
    ['2027-01-01', '2027-12-31'],
  ],
])('the ranges of %s', (today, ...expected) => {
  expect(quickRanges(today).map(({ from, to }) => [from, to])).toEqual(expected);
});

test('months and years follow each other without a gap, and today is in this one', () => {
  fc.assert(
    fc.property(days(), (today) => {
      const [thisMonth, lastMonth, thisYear, lastYear] = quickRanges(today);
      expect(addDays(lastMonth?.to ?? '', 1)).toBe(thisMonth?.from);
      expect(addDays(lastYear?.to ?? '', 1)).toBe(thisYear?.from);
      for (const range of [thisMonth, thisYear]) {
        expect((range?.from ?? '') <= today && today <= (range?.to ?? '')).toBe(true);
      }
    }),
  );
});
