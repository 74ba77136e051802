import { expect, test } from 'vitest';
import { appliedDiscounts } from '../../../src/domain/pricing/appliedDiscounts.ts';
import { discountSteps } from '../../../src/domain/pricing/rules/discounts.ts';
import type { DiscountEntry } from '../../../src/domain/pricing/types.ts';
import { d } from '../builders.ts';

const commercial = (name: string, value: string): DiscountEntry => ({
  rule: 'COMMERCIAL_DISCOUNT',
  name,
  isPercent: true,
  value,
});
const scale = (value: string, minValue: string): DiscountEntry => ({
  rule: 'SCALE_DISCOUNT',
  name: 'Volume',
  isPercent: true,
  value,
  minValue,
});
const entries = [scale('5', '24'), commercial('Spring', '10'), commercial('None', '0'), scale('8', '48')];

test.each([
  [1, ['Spring 10']],
  [24, ['Spring 10', 'Volume 5']],
  [48, ['Spring 10', 'Volume 8']],
])('for %i pieces the applied discounts are named, in order', (q, expected) => {
  const trail = discountSteps(entries, d(10), d(q));
  expect(appliedDiscounts(entries, trail).map(({ name, value }) => `${name} ${value}`)).toEqual(expected);
});

test('other steps have no discount', () => {
  const step = { rule: 'CUSTOMER_PRICE', name: null, before: d(10), after: d(9) };
  expect(appliedDiscounts(entries, [step])).toEqual([]);
});
