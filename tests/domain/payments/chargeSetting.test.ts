import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '../../../src/domain/numbers/money.ts';
import { chargeSetting } from '../../../src/domain/payments/chargeSetting.ts';
import { paymentChargeAmount } from '../../../src/domain/payments/paymentCharge.ts';
import { d } from '../builders.ts';

test.each([
  ['2.9', 'TRUE', { isCharge: true, charge: '2.9', isPercent: true }],
  ['-1', 'TRUE', { isCharge: false, charge: '1', isPercent: true }],
  [3500, 'FALSE', { isCharge: true, charge: '3500', isPercent: false }],
  ['3500', null, { isCharge: true, charge: '3500', isPercent: false }],
  ['0', 'TRUE', null],
  ['', 'TRUE', null],
  ['free', 'TRUE', null],
  [null, null, null],
])('%j, percent %j', (value, isPercent, expected) => {
  expect(chargeSetting(value, isPercent)).toEqual(expected);
});

test('a fixed charge and its opposite are the same amount, once added and once taken off', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), (cents) => {
      const [charge, discount] = [cents, -cents].map((value) => chargeSetting(String(value / 100), false));
      const amounts = [charge, discount].map((each) => paymentChargeAmount(each ?? null, money(d(100))));
      expect(amounts[0]?.eq(amounts[1] ?? 0)).toBe(true);
      expect([charge?.isCharge, discount?.isCharge]).toEqual([true, false]);
    }),
  );
});
