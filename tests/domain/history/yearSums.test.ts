import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MonthSum, yearSums } from '../../../src/domain/history/yearSums.ts';

const TODAY = '2026-11-24';

const sums = (amounts: Record<string, string | null>): MonthSum[] =>
  Object.entries(amounts).map(([month, amount]) => ({ month, count: 1, amount }));

const shown = (amounts: Record<string, string | null>, today = TODAY) => {
  const year = yearSums(sums(amounts), today);
  return (
    year && {
      total: year.total.toFixed(2),
      thisMonth: year.thisMonth.toFixed(2),
      change: year.change,
      lastCompared: year.lastCompared,
    }
  );
};

test.each([
  ['nothing', {}, null],
  ['hidden amounts', { '2026-10': null, '2025-10': null }, null],
  [
    'only last year',
    { '2025-03': '50' },
    { total: '0.00', thisMonth: '0.00', change: -100, lastCompared: '2026-10' },
  ],
  [
    'only this month',
    { '2026-11': '287.32' },
    { total: '287.32', thisMonth: '287.32', change: null, lastCompared: null },
  ],
  [
    'more than last year, without this month and the months after it',
    {
      '2026-01': '100',
      '2026-10': '11',
      '2026-11': '50',
      '2025-02': '100',
      '2025-11': '900',
      '2025-12': '900',
    },
    { total: '161.00', thisMonth: '50.00', change: 11, lastCompared: '2026-10' },
  ],
  [
    'less than last year',
    { '2026-01': '0.30', '2025-01': '0.40' },
    { total: '0.30', thisMonth: '0.00', change: -25, lastCompared: '2026-10' },
  ],
])('the year of %s', (_, amounts, expected) => {
  expect(shown(amounts)).toEqual(expected);
});

test('in January there is no month before to compare', () => {
  expect(shown({ '2026-01': '10', '2025-01': '20' }, '2026-01-31')).toEqual({
    total: '10.00',
    thisMonth: '10.00',
    change: null,
    lastCompared: null,
  });
});

test('the twelve months add up to the total, and the highest fills its bar', () => {
  const month = fc.record({
    month: fc.integer({ min: 1, max: 12 }).map((each) => `2026-${String(each).padStart(2, '0')}`),
    count: fc.nat(),
    amount: fc.integer({ min: 1, max: 10_000_000 }).map((cents) => (cents / 100).toFixed(2)),
  });
  fc.assert(
    fc.property(fc.uniqueArray(month, { selector: ({ month: of }) => of, minLength: 1 }), (months) => {
      const year = yearSums(months, TODAY);
      expect(year?.months).toHaveLength(12);
      const cents = months.reduce((total, { amount }) => total + Math.round(Number(amount) * 100), 0);
      expect(year?.total.toFixed(2)).toBe((cents / 100).toFixed(2));
      const shares = year?.months.map(({ share }) => share) ?? [];
      expect(Math.max(...shares)).toBe(1);
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
      expect(year?.months.filter(({ isCurrent }) => isCurrent).map(({ month: of }) => of)).toEqual([
        '2026-11',
      ]);
    }),
  );
});
