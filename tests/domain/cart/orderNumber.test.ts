import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderNumber } from '../../../src/domain/cart/orderNumber.ts';

test.each([
  [1_767_000_000_042, false, 'WEB-0000042'],
  [1_767_000_000_042, true, 'WEB-1767000000042'],
  [42, false, 'WEB-0000042'],
])('%i, full %j: %s', (timestamp, isFull, expected) => {
  expect(orderNumber(timestamp, isFull)).toBe(expected);
});

test('always has seven digits, the last ones of the timestamp', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (timestamp) => {
      const number = orderNumber(timestamp, false);
      expect(number).toMatch(/^WEB-\d{7}$/);
      expect(String(timestamp).padStart(7, '0').endsWith(number.slice(4))).toBe(true);
    }),
  );
});
