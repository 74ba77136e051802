import { expect, test } from 'vitest';
import { lineAmounts } from '../../../src/domain/pricing/lineAmounts.ts';
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
