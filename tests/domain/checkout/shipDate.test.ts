import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shipDate } from '../../../src/domain/checkout/orderDates.ts';
import { weekday } from '../../../src/domain/numbers/isoDate.ts';
import { days } from '../arbitraries.ts';

test.each([
  ['2026-03-02', null, false, '2026-03-03'],
  ['2026-03-02', '2', true, '2026-03-05'],
  ['2026-03-06', 0, false, '2026-03-07'],
  ['2026-03-06', 0, true, '2026-03-09'],
  ['2026-03-07', 0, true, '2026-03-09'],
  ['2026-03-08', 0, true, '2026-03-09'],
  ['2026-03-02', 'n/a', true, '2026-03-03'],
])('from %s, %j days added, weekends skipped %j: %s', (today, addDays, skipWeekend, expected) => {
  expect(shipDate(today, { addDays, skipWeekend })).toBe(expected);
});

test('is after today, and never on a skipped weekend', () => {
  fc.assert(
    fc.property(days(), fc.nat({ max: 60 }), fc.boolean(), (today, addDays, skipWeekend) => {
      const date = shipDate(today, { addDays, skipWeekend });
      expect(date > today).toBe(true);
      if (skipWeekend) expect([0, 6]).not.toContain(weekday(date));
    }),
  );
});
