import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineAmounts } from '../../../src/domain/pricing/lineAmounts.ts';
import { decimals } from '../arbitraries.ts';
import { m, q } from '../builders.ts';

test('the coupon lowers what is taxed, and net is gross less discount plus tax', () => {
  const taxes = [{ name: null, value: 10, isPercent: true }];
  const line = { baseQuantity: q(4), gross: m(100), discount: m(20), taxes };
  const { coupon, discount, tax, net } = lineAmounts(line, m('5.05'));
  expect([coupon, discount, tax, net].map((amount) => amount.toFixed(2))).toEqual([
    '5.05',
    '25.05',
    '7.50',
    '82.45',
  ]);
});

test('net is gross less discount plus tax, and a coupon never raises it', () => {
  fc.assert(
    fc.property(
      decimals(0, 9000),
      decimals(0, 100),
      decimals(0, 100),
      decimals(0, 40),
      (gross, first, second, rate) => {
        const discount = m(gross.times(first).div(200).toFixed());
        const share = m(gross.times(second).div(200).toFixed(2));
        const taxes = [{ name: null, value: rate.toFixed(), isPercent: true }];
        const line = { baseQuantity: q(1), gross: m(gross.toFixed()), discount, taxes };
        const [alone, lowered] = [lineAmounts(line), lineAmounts(line, share)];
        expect(lowered.net.eq(lowered.gross.minus(lowered.discount).plus(lowered.tax))).toBe(true);
        expect(lowered.net.lte(alone.net)).toBe(true);
      },
    ),
  );
});
