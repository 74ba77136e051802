import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OpeningTime } from '../../../src/domain/information/companyPage.ts';
import { weekHours } from '../../../src/domain/information/weekHours.ts';

const morning = { opens: '08:00', closes: '12:00' };
const afternoon = { opens: '13:00', closes: '17:00' };

test.each<[string, OpeningTime[], ReturnType<typeof weekHours>]>([
  ['unknown', [], []],
  [
    'weekdays with a break at noon, in any order',
    [
      { days: [1, 2, 3, 4, 5], ...afternoon },
      { days: [5, 4, 3, 2, 1], ...morning },
    ],
    [
      { from: 1, to: 5, times: [morning, afternoon] },
      { from: 6, to: 7, times: [] },
    ],
  ],
  [
    'a day apart ends a row',
    [{ days: [1, 3, 7], ...morning }],
    [
      { from: 1, to: 1, times: [morning] },
      { from: 2, to: 2, times: [] },
      { from: 3, to: 3, times: [morning] },
      { from: 4, to: 6, times: [] },
      { from: 7, to: 7, times: [morning] },
    ],
  ],
  ['every day', [{ days: [1, 2, 3, 4, 5, 6, 7], ...morning }], [{ from: 1, to: 7, times: [morning] }]],
])('%s', (_, hours, expected) => {
  expect(weekHours(hours)).toEqual(expected);
});

const openingTime = fc.record({
  days: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
  opens: fc.constantFrom('07:00', '08:00'),
  closes: fc.constantFrom('12:00', '17:00'),
});

test('a week has each day once, and each keeps its times', () => {
  fc.assert(
    fc.property(fc.array(openingTime, { minLength: 1 }), (hours) => {
      const week = weekHours(hours);
      const days = week.flatMap(({ from, to }) =>
        Array.from({ length: to - from + 1 }, (_, at) => from + at),
      );
      expect(days).toEqual([1, 2, 3, 4, 5, 6, 7]);
      for (const { from, times } of week) {
        expect(times).toHaveLength(hours.filter((each) => each.days.includes(from)).length);
      }
    }),
  );
});
