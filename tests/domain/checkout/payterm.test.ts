import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buysOnTerms, nameBesideDays } from '../../../src/domain/checkout/payterm.ts';

test.each([
  [30, true],
  ['30', true],
  [0, false],
  [null, false],
  ['n/a', false],
])('payterm days of %j: on terms %j', (days, expected) => {
  expect(buysOnTerms(days)).toBe(expected);
});

test.each([
  ['30 días', 30, ''],
  ['N30', 30, ''],
  ['Net 130', 30, 'Net 130'],
  ['Month’s end', 30, 'Month’s end'],
  ['', 30, ''],
])('%j beside %i days is %j', (name, days, told) => {
  expect(nameBesideDays(name, days)).toBe(told);
});

test('the same days as text say the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: -90, max: 90 }), (days) => {
      expect(buysOnTerms(String(days))).toBe(buysOnTerms(days));
      expect(buysOnTerms(days)).toBe(days > 0);
    }),
  );
});
