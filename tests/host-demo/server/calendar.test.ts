import { expect, test } from 'vitest';
import { packingDay } from '../../../host-demo/server/calendar.ts';

// March 9, 2026, is a Monday.
test.each([
  ['the working day before', '2026-03-12', '2026-03-10', '2026-03-11'],
  ['over a weekend', '2026-03-16', '2026-03-10', '2026-03-13'],
  ['the day of the order, when that is later', '2026-03-11', '2026-03-11', '2026-03-11'],
  ['the ship date, when it was ordered on a closed day', '2026-03-16', '2026-03-15', '2026-03-16'],
])('it is packed on %s', (_, shipDate, placed, expected) => {
  expect(packingDay(shipDate, placed)).toBe(expected);
});
