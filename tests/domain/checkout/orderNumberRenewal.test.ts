import fc from 'fast-check';
import { expect, test } from 'vitest';
import { needsNewOrderNumber } from '../../../src/domain/checkout/orderNumberRenewal.ts';

test.each([
  [86_399_999, false],
  [86_400_000, true],
  [-1, false],
])('%i ms after it was made: %j', (age, expected) => {
  expect(needsNewOrderNumber(1_767_000_000_000 + age, 1_767_000_000_000)).toBe(expected);
});

test('once a number is too old it stays too old', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (age, more) => {
      if (needsNewOrderNumber(age, 0)) expect(needsNewOrderNumber(age + more, 0)).toBe(true);
    }),
  );
});
