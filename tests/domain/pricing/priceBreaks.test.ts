import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceBreaks } from '../../../src/domain/pricing/priceBreaks.ts';
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
});
