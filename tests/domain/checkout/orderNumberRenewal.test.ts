import { expect, test } from 'vitest';
import { needsNewOrderNumber } from '../../../src/domain/checkout/orderNumberRenewal.ts';

test.each([
  [86_399_999, false],
  [86_400_000, true],
  [-1, false],
])('%i ms after it was made: %j', (age, expected) => {
  expect(needsNewOrderNumber(1_767_000_000_000 + age, 1_767_000_000_000)).toBe(expected);
});
