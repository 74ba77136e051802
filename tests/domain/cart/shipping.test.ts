import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ShippingRule, shippingCost } from '../../../src/domain/cart/shipping.ts';
import { decimals } from '../arbitraries.ts';
import { m } from '../builders.ts';

const LARGER: ShippingRule = { fixed: 25, percent: 8, freeMinimum: 500, minimumCost: false };

test.each([
  ['no rule', null, 100, '0.00'],
  ['the larger of both: fixed', LARGER, 100, '25.00'],
  ['the larger of both: percent', LARGER, '499.99', '40.00'],
  ['the threshold reached', LARGER, 500, '0.00'],
  ['the smaller of both', { ...LARGER, minimumCost: true }, 100, '8.00'],
  ['the smaller of both: nothing', { ...LARGER, fixed: 0, minimumCost: true }, 100, '0.00'],
  ['fixed alone', { ...LARGER, percent: null }, 100, '25.00'],
  ['percent alone', { ...LARGER, fixed: 'n/a', minimumCost: true }, 100, '8.00'],
  ['neither number', { ...LARGER, fixed: null, percent: null }, 100, '0.00'],
  ['no threshold', { ...LARGER, freeMinimum: 0 }, 10_000, '800.00'],
])('%s', (_name, rule, amount, expected) => {
  expect(shippingCost(rule, m(amount)).toFixed(2)).toBe(expected);
});

test('never costs more with the minimum-cost flag, and nothing from the free minimum on', () => {
  fc.assert(
    fc.property(
      decimals(0, 900),
      decimals(0, 90),
      decimals(0, 30),
      decimals(1, 900),
      (amount, fixed, percent, free) => {
        const rule = {
          fixed: fixed.toFixed(),
          percent: percent.toFixed(),
          freeMinimum: free.toFixed(),
          minimumCost: false,
        };
        const cost = shippingCost(rule, m(amount.toFixed()));
        expect(shippingCost({ ...rule, minimumCost: true }, m(amount.toFixed())).lte(cost)).toBe(true);
        if (amount.gte(free)) expect(cost.eq(0)).toBe(true);
      },
    ),
  );
});
