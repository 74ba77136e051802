import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distinctTermsName, hasPaymentTerms, termsLabel } from '../../../src/domain/payments/payterm.ts';

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

const SALES_TERMS = [
  { code: 'EOM', label: 'End of month', days: 30 },
  { code: 'NET15', label: '', days: 15 },
  { code: '', label: 'Nobody’s', days: 0 },
];
test.each([
  ['EOM', '30 days', 'End of month'],
  ['EOM', '', 'End of month'],
  ['NET15', '15 days', '15 days'],
  ['NET45', '45 days', '45 days'],
  ['', '', ''],
])('the terms %j, named %j, are called %j', (code, name, expected) => {
  expect(termsLabel({ code, name }, SALES_TERMS)).toBe(expected);
});

test('without sales terms the session’s name stays', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (code, name) => {
      expect(termsLabel({ code, name }, [])).toBe(name);
    }),
  );
});

test('days as text give the same result', () => {
  fc.assert(
    fc.property(fc.integer({ min: -90, max: 90 }), (days) => {
      expect(hasPaymentTerms(String(days))).toBe(hasPaymentTerms(days));
      expect(hasPaymentTerms(days)).toBe(days > 0);
    }),
  );
});
