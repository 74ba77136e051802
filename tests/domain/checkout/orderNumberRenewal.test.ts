import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  alternativeTimestamp,
  needsNewOrderNumber,
  renewedTimestamp,
} from '../../../src/domain/checkout/orderNumberRenewal.ts';

test.each([
  [86_399_999, false],
  [86_400_000, true],
  [-1, false],
])('%i ms after it was created it is too old: %j', (age, expected) => {
  expect(needsNewOrderNumber(1_767_000_000_000 + age, 1_767_000_000_000)).toBe(expected);
});

test('once a number is too old it stays too old', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (age, more) => {
      if (needsNewOrderNumber(age, 0)) expect(needsNewOrderNumber(age + more, 0)).toBe(true);
    }),
  );
});

test.each([
  [86_400_000, 86_400_000],
  [86_400_001, 86_400_000],
  [172_799_999, 86_400_000],
  [172_800_000, 172_800_000],
])('%i ms after it was created it is renewed with the time %i ms', (age, expected) => {
  expect(renewedTimestamp(1_767_000_000_000 + age, 1_767_000_000_000)).toBe(1_767_000_000_000 + expected);
});

test('a renewed number is different and new enough', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (created, age) => {
      fc.pre(needsNewOrderNumber(created + age, created));
      const renewed = renewedTimestamp(created + age, created);
      expect(renewed).toBeGreaterThan(created);
      expect(needsNewOrderNumber(created + age, renewed)).toBe(false);
    }),
  );
});

test('customers with the same number get different alternatives, always the same for each', () => {
  expect([1100, 1110, 1100].map((client) => alternativeTimestamp(1_000, client))).toEqual([
    1_104, 1_114, 1_104,
  ]);
});
