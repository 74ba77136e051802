import { expect, test } from 'vitest';
import { dueDate } from '../../../src/domain/checkout/dueDate.ts';

test.each([
  [30, '2026-03-31'],
  ['45', '2026-04-15'],
  [0, '2026-03-01'],
  [null, '2026-03-01'],
])('%j payterm days after 2026-03-01 is %s', (days, expected) => {
  expect(dueDate('2026-03-01', days)).toBe(expected);
});
