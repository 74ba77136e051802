import { expect, test } from 'vitest';
import { shipDate } from '../../../src/domain/checkout/shipDate.ts';

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
