import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceBreaks, reachedBreak, savedOn } from '../../../src/domain/pricing/priceBreaks.ts';
import type { PriceRules } from '../../../src/domain/pricing/types.ts';
import { aPriceInput, NO_RULES } from '../builders.ts';

const breaksOf = (rules: Partial<PriceRules>, changes: Partial<ReturnType<typeof aPriceInput>> = {}) =>
  priceBreaks(aPriceInput({ rules: { ...NO_RULES, ...rules }, ...changes }));
const describeBreaks = (...input: Parameters<typeof breaksOf>) =>
  breaksOf(...input).map(({ from, unitPrice }) => `${from}: ${unitPrice.toFixed(2)}`);

const scale = (price: number, minValue: number) => ({ rule: 'SCALE_PRICE', name: null, price, minValue });

describe('the quantities at which a product becomes cheaper', () => {
  test.each<[string, Parameters<typeof breaksOf>, string[]]>([
    ['one price', [{}], ['1: 10.00']],
    ['a scale', [{ specialPrices: [scale(8, 24), scale(9, 12)] }], ['1: 10.00', '12: 9.00', '24: 8.00']],
    [
      'a discount by quantity',
      [{ discounts: [{ rule: 'SCALE_DISCOUNT', name: null, isPercent: true, value: 5, minValue: 6 }] }],
      ['1: 10.00', '6: 9.50'],
    ],
    [
      'a scale that is dearer later',
      [{ specialPrices: [scale(12, 24), scale(9, 12)] }],
      ['1: 10.00', '12: 9.00'],
    ],
    ['no price', [{}, { price: { defaultPrice: 'ask' } }], []],
    [
      'rules that are off',
      [
        { specialPrices: [scale(8, 24)] },
        { settings: { priceDecimals: 2, sizeInput: false, advancedPriceRules: false } },
      ],
      ['1: 10.00'],
    ],
  ])('%s', (_name, input, expected) => {
    expect(describeBreaks(...input)).toEqual(expected);
  });

  test('each has a higher quantity and a lower price than the one before', () => {
    const entry = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2, max: 90 }));
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 5 }), (entries) => {
        const breaks = breaksOf({ specialPrices: entries.map(([price, from]) => scale(price, from)) });
        for (const [index, { from, unitPrice }] of breaks.entries()) {
          const previousBreak = breaks[index - 1];
          if (previousBreak)
            expect(from.gt(previousBreak.from) && unitPrice.lt(previousBreak.unitPrice)).toBe(true);
        }
      }),
    );
  });

  test('each says what its quantity saves against the price of one', () => {
    const breaks = breaksOf({ specialPrices: [scale(9.21, 60), scale(9.43, 24)] });
    // 24 × 0.57 and 60 × 0.79
    expect(breaks.map(({ saved }) => saved.toFixed(2))).toEqual(['0.00', '13.68', '47.40']);
  });

  test.each([
    [0.5, null],
    [1, '1'],
    [23, '1'],
    [24, '24'],
    [59, '24'],
    [600, '60'],
  ])('%s reach the one of %s', (quantity, from) => {
    const breaks = breaksOf({ specialPrices: [scale(9.21, 60), scale(9.43, 24)] });
    expect(reachedBreak(breaks, new Big(quantity))?.from.toFixed() ?? null).toBe(from);
  });

  test('a quantity saves its difference to the price of one, and nothing where it isn’t cheaper', () => {
    const breaks = breaksOf({ specialPrices: [scale(9.43, 24)] });
    const saved = (quantity: number, price: number) =>
      savedOn(breaks, { baseQuantity: new Big(quantity), originalNetPrice: new Big(price) })?.toFixed(2);
    expect(saved(36, 9.43)).toBe('20.52');
    expect(saved(1, 10)).toBeUndefined();
    expect(saved(5, 11)).toBeUndefined();
    expect(savedOn([], { baseQuantity: new Big(5), originalNetPrice: new Big(1) })).toBeNull();
  });
});
