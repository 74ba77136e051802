import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceLine } from '../../../src/domain/pricing/priceLine.ts';
import { aPriceInput, NO_RULES, priced, SETTINGS } from '../builders.ts';

const CASE = { code: 'CASE', name: 'Case', factor: 12 };

describe('the price of a line', () => {
  test('two cases at 1.25 less 10 %, with 8 % tax', () => {
    const line = priced(
      priceLine(
        aPriceInput({
          quantity: '2',
          unit: CASE,
          price: { defaultPrice: '1.40', netPrice: 1.25 },
          rules: {
            ...NO_RULES,
            discounts: [{ rule: 'COMMERCIAL_DISCOUNT', name: 'spring', isPercent: true, value: 10 }],
            gifts: [{ productId: 9, quantity: 1, step: 10 }],
          },
          defaultTax: 8,
          customer: { isTaxable: true, taxRate: 5 },
        }),
      ),
    );
    expect(line.baseQuantity.toFixed()).toBe('24');
    expect(line.originalPrice.toFixed()).toBe('1.4');
    expect(line.productPrice.toFixed()).toBe('1.25');
    expect(line.productDiscount.toFixed()).toBe('0.13');
    expect(line.originalNetPrice.toFixed()).toBe('1.12');
    expect([line.gross, line.discount, line.tax, line.net].map((amount) => amount.toFixed(2))).toEqual([
      '30.00',
      '3.12',
      '2.15',
      '29.03',
    ]);
    expect(line.gifts.map(({ productId, quantity }) => [productId, quantity.toFixed()])).toEqual([[9, '2']]);
    expect(
      line.trail.map(({ rule, name, before, after }) => [rule, name, before.toFixed(), after.toFixed()]),
    ).toEqual([
      ['CUSTOMER_PRICE', null, '1.4', '1.25'],
      ['COMMERCIAL_DISCOUNT', 'spring', '1.25', '1.125'],
    ]);
  });

  test('the trail is unrounded, and discounts start from the rounded price', () => {
    const line = priced(
      priceLine(
        aPriceInput({
          quantity: 3,
          rules: {
            ...NO_RULES,
            specialPrices: [{ rule: 'STEP_PRICE', name: 'pairs', price: 9, base: 2 }],
            discounts: [{ rule: 'COMMERCIAL_DISCOUNT', name: 'one off', isPercent: false, value: 1 }],
          },
        }),
      ),
    );
    expect(line.productPrice.toFixed()).toBe('9.33');
    expect(line.trail.map(({ before, after }) => [before.toFixed(5), after.toFixed(5)])).toEqual([
      ['10.00000', '9.33333'],
      ['9.33000', '8.33000'],
    ]);
  });

  test('rules are ignored if they are switched off', () => {
    const rules = {
      specialPrices: [{ rule: 'FIXED_PRICE', name: null, price: 1 }],
      discounts: [{ rule: 'COMMERCIAL_DISCOUNT', name: null, isPercent: true, value: 50 }],
      gifts: [{ productId: 9, quantity: 1 }],
      taxes: [],
    };
    const line = priced(
      priceLine(aPriceInput({ rules, settings: { ...SETTINGS, advancedPriceRules: false } })),
    );
    expect([line.net.toFixed(2), line.gifts, line.trail]).toEqual(['10.00', [], []]);
  });

  test.each([
    ['no price facts', { price: null }, 'price_unavailable'],
    ['a list price that is no number', { price: { defaultPrice: 'n/a' } }, 'price_unavailable'],
    ['a list price of NaN', { price: { defaultPrice: Number.NaN } }, 'price_unavailable'],
    ['no quantity', { quantity: null }, 'quantity_invalid'],
    ['a quantity of NaN', { quantity: Number.NaN }, 'quantity_invalid'],
    ['a negative quantity', { quantity: -1 }, 'quantity_invalid'],
  ])('%s is a reason for no price', (_name, changes, reason) => {
    expect(priceLine(aPriceInput(changes))).toEqual({ ok: false, reason });
  });
});

const anyValue = fc.oneof(
  fc.constantFrom(null, undefined, '', 'n/a', '1e300', '-1e300', '1e-300', `1.${'7'.repeat(500)}`, 0, -1),
  fc.double(),
  fc.string(),
);

test('no input throws, and no unit price is negative', () => {
  fc.assert(
    fc.property(fc.array(anyValue, { minLength: 12, maxLength: 12 }), (values) => {
      const [
        quantity,
        factor,
        size,
        defaultPrice,
        netValue,
        price,
        base,
        value,
        minValue,
        step,
        taxRate,
        places,
      ] = values;
      const line = priceLine({
        quantity,
        unit: { code: 'U', name: 'Unit', factor },
        size,
        price: { defaultPrice, netValue, defaultCost: value, adjustValue: base },
        rules: {
          specialPrices: ['STEP_PRICE', 'SCALE_MARGIN', 'FIXED_PRICE'].map((rule) => ({
            rule,
            name: null,
            price,
            base,
            value,
            minValue,
          })),
          discounts: ['COMMERCIAL_DISCOUNT', 'SCALE_DISCOUNT'].map((rule) => ({
            rule,
            name: null,
            isPercent: rule === 'SCALE_DISCOUNT',
            value,
            minValue,
          })),
          gifts: [{ productId: 1, quantity: value, step }],
          taxes: [],
        },
        defaultTax: null,
        settings: { priceDecimals: Number(places), sizeInput: true, advancedPriceRules: true },
        customer: { isTaxable: true, taxRate },
      });
      expect(line.ok ? line.productPrice.gte(0) && line.originalNetPrice.gte(0) : line.reason).toBeTruthy();
    }),
  );
});

test('with falling scale prices a higher quantity never raises the unit price', () => {
  const specialPrices = [
    { rule: 'SCALE_PRICE', name: null, price: 7, minValue: 48 },
    { rule: 'SCALE_PRICE', name: null, price: 8, minValue: 24 },
    { rule: 'SCALE_PRICE', name: null, price: 9, minValue: 6 },
  ];
  const unitPriceAt = (quantity: number) =>
    priced(priceLine(aPriceInput({ quantity, rules: { ...NO_RULES, specialPrices } }))).originalNetPrice;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 0, max: 100 }), (few, more) => {
      expect(unitPriceAt(few + more).lte(unitPriceAt(few))).toBe(true);
    }),
  );
});
