import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { nextPriceStep } from '../../../src/domain/pricing/nextPriceStep.ts';
import { priceLine } from '../../../src/domain/pricing/priceLine.ts';
import type { PriceLineInput, PriceRules } from '../../../src/domain/pricing/types.ts';
import { aPriceInput, NO_RULES, priced, SETTINGS } from '../builders.ts';

function describeNextStep(rules: Partial<PriceRules>, changes: Partial<PriceLineInput>) {
  const step = nextPriceStep(aPriceInput({ rules: { ...NO_RULES, ...rules }, ...changes }));
  if (!step) return null;
  const gifts = step.gifts.map(({ productId, quantity }) => `, ${quantity} of ${productId} free`).join('');
  return `${step.more} more is ${step.quantity}: ${step.unitPrice?.toFixed(2) ?? 'same price'}${gifts}`;
}

const SCALES = {
  specialPrices: [
    { rule: 'SCALE_PRICE', name: null, price: 8, minValue: 24 },
    { rule: 'SCALE_PRICE', name: null, price: 9, minValue: 12 },
  ],
};
const SIZED = { ...SETTINGS, sizeInput: true };
const JAR = { gifts: [{ productId: 9, quantity: 1, step: 6 }] };
const CASE = { code: 'CASE', name: 'Case', factor: 12 };

describe('the next price step', () => {
  test.each([
    ['the nearest scale price', SCALES, { quantity: 2 }, '10 more is 12: 9.00'],
    ['the one after it', SCALES, { quantity: 12 }, '12 more is 24: 8.00'],
    ['none beyond the last', SCALES, { quantity: 24 }, null],
    ['whole chosen units', SCALES, { quantity: 1, unit: { ...CASE, factor: 5 } }, '2 more is 3: 9.00'],
    ['the break itself for a broken quantity', SCALES, { quantity: '2.5' }, '9.5 more is 12: 9.00'],
    ['whole pieces of a size', SCALES, { quantity: 1, size: '2.5', settings: SIZED }, '4 more is 5: 9.00'],
    ['a gift', JAR, { quantity: 2 }, '4 more is 6: same price, 1 of 9 free'],
    ['one more gift', JAR, { quantity: 6 }, '6 more is 12: same price, 1 of 9 free'],
    ['a gift by the case', JAR, { quantity: 1, unit: CASE }, '1 more is 2: same price, 2 of 9 free'],
    [
      'a step price',
      { specialPrices: [{ rule: 'STEP_PRICE', name: null, price: 8, base: 6 }] },
      { quantity: 7 },
      '5 more is 12: 8.00',
    ],
    [
      'a scale discount',
      { discounts: [{ rule: 'SCALE_DISCOUNT', name: null, isPercent: true, value: 5, minValue: 10 }] },
      { quantity: 1 },
      '9 more is 10: 9.50',
    ],
    [
      'not a dearer scale price',
      { specialPrices: [{ rule: 'SCALE_PRICE', name: null, price: 11, minValue: 12 }] },
      { quantity: 2 },
      null,
    ],
    [
      'cheaper once a range ends',
      { specialPrices: [{ rule: 'SCALE_PRICE', name: null, price: 12, maxValue: 5 }] },
      { quantity: 2 },
      '4 more is 6: 10.00',
    ],
    [
      'none while rules are off',
      SCALES,
      { quantity: 2, settings: { ...SETTINGS, advancedPriceRules: false } },
      null,
    ],
    ['none without a price', SCALES, { quantity: 2, price: null }, null],
    ['none for a quantity that is none', SCALES, { quantity: 'n/a' }, null],
  ])('%s', (_name, rules, changes, expected) => {
    expect(describeNextStep(rules, changes)).toBe(expected);
  });
});

it('is reached at its quantity, not before', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4000 }),
      fc.constantFrom(1, 5, 12),
      fc.integer({ min: 2, max: 60 }),
      (hundredths, factor, from) => {
        const specialPrices = [{ rule: 'SCALE_PRICE', name: null, price: 8, minValue: from }];
        const input = aPriceInput({
          quantity: String(hundredths / 100),
          unit: { ...CASE, factor },
          rules: { ...NO_RULES, specialPrices },
        });
        const step = nextPriceStep(input);
        if (!step) return;
        const unitPriceAt = (quantity: string) =>
          priced(priceLine({ ...input, quantity })).originalNetPrice.toFixed();
        expect(unitPriceAt(step.quantity.toFixed())).toBe('8');
        expect(unitPriceAt(step.quantity.minus(1).toFixed())).toBe('10');
        expect(step.more.plus(hundredths / 100).eq(step.quantity)).toBe(true);
      },
    ),
  );
});
