import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paymentChargeAmount } from '../../../src/domain/payments/paymentCharge.ts';
import { decimals } from '../arbitraries.ts';
import { m } from '../builders.ts';

test.each([
  [null, '0.00'],
  [{ isCharge: true, charge: '2.9', isPercent: true }, '3.62'],
  [{ isCharge: false, charge: 1, isPercent: true }, '1.25'],
  [{ isCharge: true, charge: 3500, isPercent: false }, '3500.00'],
  [{ isCharge: true, charge: 0, isPercent: true }, '0.00'],
  [{ isCharge: true, charge: 'n/a', isPercent: false }, '0.00'],
])('%j on 124.99 is %s', (charge, expected) => {
  expect(paymentChargeAmount(charge, m('124.99')).toFixed(2)).toBe(expected);
});

test('a percent charge never falls when the amount grows', () => {
  fc.assert(
    fc.property(decimals(0, 90_000), decimals(0, 90_000), decimals(0, 20), (base, more, percent) => {
      const charge = { isCharge: true, charge: percent.toFixed(), isPercent: true };
      const [smallerCharge, largerCharge] = [base, base.plus(more)].map((amount) =>
        paymentChargeAmount(charge, m(amount.toFixed())),
      );
      expect(smallerCharge && largerCharge?.gte(smallerCharge)).toBe(true);
    }),
  );
});
