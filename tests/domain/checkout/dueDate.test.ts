import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueDate } from '../../../src/domain/checkout/orderDates.ts';
import { days } from '../arbitraries.ts';

test.each([
  [30, '2026-03-31'],
  ['45', '2026-04-15'],
  [0, '2026-03-01'],
  [null, '2026-03-01'],
])('%j payterm days after 2026-03-01 is %s', (days, expected) => {
  expect(dueDate('2026-03-01', days)).toBe(expected);
});

test('more days are never due earlier, and any setting gives a date', () => {
  fc.assert(
    fc.property(
      days(),
      fc.nat({ max: 365 }),
      fc.nat({ max: 365 }),
      fc.anything(),
      (today, few, more, any) => {
        expect(dueDate(today, few + more) >= dueDate(today, few)).toBe(true);
        expect(() => dueDate(today, any)).not.toThrow();
      },
    ),
  );
});
