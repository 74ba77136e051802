import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distinctTermsName, hasPaymentTerms } from '../../../src/domain/checkout/payterm.ts';

test.each([
  [30, true],
  ['30', true],
  [0, false],
  [null, false],
  ['n/a', false],
])('payterm days of %j: payment terms %j', (days, expected) => {
  expect(hasPaymentTerms(days)).toBe(expected);
});

test.each([
  ['30 días', 30, ''],
  ['N30', 30, ''],
  ['Net 130', 30, 'Net 130'],
  ['Month’s end', 30, 'Month’s end'],
  ['', 30, ''],
])('%j with %i days is shown as %j', (name, days, expected) => {
  expect(distinctTermsName(name, days)).toBe(expected);
});

test('days as text give the same result', () => {
  fc.assert(
    fc.property(fc.integer({ min: -90, max: 90 }), (days) => {
      expect(hasPaymentTerms(String(days))).toBe(hasPaymentTerms(days));
      expect(hasPaymentTerms(days)).toBe(days > 0);
    }),
  );
});
