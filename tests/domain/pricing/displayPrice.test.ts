import fc from 'fast-check';
import { expect, it } from 'vitest';
import { displayPrice } from '../../../src/domain/pricing/displayPrice.ts';
import { priceBreaks } from '../../../src/domain/pricing/priceBreaks.ts';
import { priceLine } from '../../../src/domain/pricing/priceLine.ts';
import { aPriceInput, NO_RULES, priced } from '../builders.ts';

const discount = { rule: 'COMMERCIAL_DISCOUNT', name: null, isPercent: true, value: 5 };
const input = aPriceInput({
  price: { defaultPrice: '9.80', netValue: '8.60' },
  rules: { ...NO_RULES, discounts: [discount] },
});
const displayed = (showNetPrice: boolean) => {
  const { price, struckPrice, percent } = displayPrice(priced(priceLine(input)), showNetPrice);
  return [price, struckPrice, percent].map((figure) => figure?.toFixed() ?? null);
};

it('is the price after discounts if net prices are shown', () => {
  expect(displayed(true)).toEqual(['8.17', '9.8', null]);
});

it('is the same, with the price before discounts struck out and the discount in percent, otherwise', () => {
  expect(displayed(false)).toEqual(['8.17', '8.6', '5']);
});

it('shows a higher list price as struck out if there is no discount', () => {
  const withoutDiscount = priced(priceLine({ ...input, rules: null }));
  for (const showNetPrice of [true, false]) {
    expect(displayPrice(withoutDiscount, showNetPrice).struckPrice?.toFixed()).toBe('9.8');
    expect(displayPrice(withoutDiscount, showNetPrice).price.toFixed()).toBe('8.6');
  }
});

it('always is the charged price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 1, max: 200 }), (cents, percent) => {
      const rules = { ...NO_RULES, discounts: [{ ...discount, value: percent }] };
      const line = priced(priceLine(aPriceInput({ price: { defaultPrice: cents / 100 }, rules })));
      for (const showNetPrice of [true, false]) {
        expect(displayPrice(line, showNetPrice).price.eq(line.originalNetPrice)).toBe(true);
      }
    }),
  );
});

it('has price breaks only where the unit price falls', () => {
  const scale = (minValue: number, price: string) => ({ rule: 'SCALE_PRICE', name: null, minValue, price });
  const gift = { productId: 9, quantity: 1, step: 10 };
  const breaks = priceBreaks(
    aPriceInput({
      rules: { ...NO_RULES, specialPrices: [scale(48, '7'), scale(24, '8.60')], gifts: [gift] },
    }),
  );
  expect(breaks.map(({ from, unitPrice }) => [from.toFixed(), unitPrice.toFixed()])).toEqual([
    ['1', '10'],
    ['24', '8.6'],
    ['48', '7'],
  ]);
});

it('has no breaks without a price', () => expect(priceBreaks(aPriceInput({ price: null }))).toEqual([]));
