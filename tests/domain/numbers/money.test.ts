import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumMoney, toCents, toExactCents } from '../../../src/domain/numbers/money.ts';
import { d, m } from '../builders.ts';

test('money has 2 decimals, exact sums and an integer number of cents', () => {
  expect(m('2.005').toFixed(2)).toBe('2.01');
  expect(sumMoney([m('0.1'), m('0.2')]).toFixed(2)).toBe('0.30');
  expect(sumMoney([]).toFixed(2)).toBe('0.00');
  expect(toCents(m('8046.47'))).toBe(804647);
});

test('amounts too large for whole cents in a number still add up exactly', () => {
  const huge = m('90071992547409.93');
  expect(sumMoney([huge, m('0.02'), huge]).toFixed(2)).toBe('180143985094819.88');
  expect(sumMoney([m('-0.01'), huge, m('-0.02')]).toFixed(2)).toBe('90071992547409.90');
  expect([toExactCents(huge), toExactCents(m('-1.5'))]).toEqual([9007199254740993n, -150n]);
});

test('cents are the amount times a hundred', () => {
  expect(['0', '-0.01', '500', '0.1', '-1234.5'].map((amount) => toCents(m(amount)))).toEqual([
    0, -1, 50_000, 10, -123_450,
  ]);
});

test('the sum in cents is the sum of the decimals', () => {
  const amounts = fc.array(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), { maxLength: 40 });
  fc.assert(
    fc.property(amounts, (cents) => {
      const money = cents.map((amount) => m((amount / 100).toFixed(2)));
      const exact = money.reduce((sum, amount) => sum.plus(amount), d(0));
      expect(sumMoney(money).toFixed(2)).toBe(exact.toFixed(2));
    }),
  );
});
