import { expect, test } from 'vitest';
import { paymentChargeAmount } from '../../../src/domain/cart/paymentCharge.ts';
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
