import { expect, it } from 'vitest';
import { priceBreaks } from '../../../src/domain/pricing/priceBreaks.ts';
import { priceLine } from '../../../src/domain/pricing/priceLine.ts';
import { shownPrice } from '../../../src/domain/pricing/shownPrice.ts';
import { aPriceInput, NO_RULES, priced } from '../builders.ts';

const discount = { rule: 'COMMERCIAL_DISCOUNT', name: null, isPercent: true, value: 5 };
const input = aPriceInput({
  price: { defaultPrice: '9.80', netValue: '8.60' },
  rules: { ...NO_RULES, discounts: [discount] },
});
const shown = (showNetPrice: boolean) => {
  const { price, was, discountPercent } = shownPrice(priced(priceLine(input)), showNetPrice);
  return [price.toFixed(2), was?.toFixed(2), discountPercent?.toFixed()];
};

it('is the price after discounts where net prices are shown', () => {
  expect(shown(true)).toEqual(['8.17', '9.80', undefined]);
});

it('is the price before discounts, with the discount beside it, where they are not', () => {
  expect(shown(false)).toEqual(['8.60', '9.80', '5']);
});

it('breaks where each becomes cheaper, and nowhere else', () => {
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
