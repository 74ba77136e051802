import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountSteps } from '../../../../src/domain/pricing/rules/discounts.ts';
import { d } from '../../builders.ts';

test('commercial discounts come first, in any input order; a scale discount applies to the remaining price', () => {
  const steps = discountSteps(
    [
      { rule: 'SCALE_DISCOUNT', name: 'scale', isPercent: true, value: 10 },
      { rule: 'COMMERCIAL_DISCOUNT', name: 'first', isPercent: false, value: 20 },
      { rule: 'COMMERCIAL_DISCOUNT', name: 'second', isPercent: true, value: 50 },
      { rule: 'UNKNOWN', name: 'unknown', isPercent: true, value: 99 },
    ],
    d(100),
    d(1),
  );
  expect(steps.map(({ name, before, after }) => `${name}: ${before} to ${after}`)).toEqual([
    'first: 100 to 80',
    'second: 80 to 40',
    'scale: 40 to 36',
  ]);
});

test('discounts never raise a price and never make it negative', () => {
  const entry = fc.record({
    rule: fc.constantFrom('COMMERCIAL_DISCOUNT', 'SCALE_DISCOUNT'),
    name: fc.constant(null),
    isPercent: fc.boolean(),
    value: fc.double({ min: -50, max: 500, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 6 }), fc.integer({ min: 0, max: 300 }), (entries, price) => {
      const finalPrice = discountSteps(entries, d(price), d(1)).at(-1)?.after ?? d(price);
      expect(finalPrice.gte(0) && finalPrice.lte(price)).toBe(true);
    }),
  );
});
