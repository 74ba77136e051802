import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountStep } from '../../../../src/domain/pricing/rules/discount.ts';
import { decimals } from '../../arbitraries.ts';
import { d } from '../../builders.ts';

test.each([
  [true, 12.5, '70'],
  [false, 12.5, '67.5'],
  [true, 120, '0'],
  [false, 100, '0'],
  [true, 0, null],
  [false, -3, null],
  [true, 'n/a', null],
])('percent %j of %j reduces 80 to %j', (isPercent, value, expected) => {
  const step = discountStep({ rule: 'COMMERCIAL_DISCOUNT', name: null, isPercent, value }, d(80));
  expect(step?.after.toFixed() ?? null).toBe(expected);
});

test('never makes a price negative, and never raises it', () => {
  fc.assert(
    fc.property(decimals(0, 900), fc.boolean(), decimals(-50, 2000), (price, isPercent, value) => {
      const step = discountStep(
        { rule: 'SCALE_DISCOUNT', name: null, isPercent, value: value.toFixed() },
        price,
      );
      expect(step?.after.lt(0) ?? false).toBe(false);
      expect(step?.after.gt(price) ?? false).toBe(false);
    }),
  );
});
