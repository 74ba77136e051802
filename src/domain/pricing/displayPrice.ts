import { type Decimal, HUNDRED, roundHalfUp, ZERO } from '../numbers/decimal.ts';
import type { PricedLine } from './types.ts';

/** Per base unit. `struckPrice` is struck through beside `price`; `discount.netPrice` is what the cart charges. */
export type DisplayPrice = {
  price: Decimal;
  struckPrice: Decimal | null;
  discount: { percent: Decimal; netPrice: Decimal } | null;
};

/**
 * Where the company shows net prices, the price is the one after discounts, with a higher list price struck through; else
 * the one before discounts, with the discount and the net price beside it (rules: Shown price).
 */
export function displayPrice(
  { originalPrice, productPrice, productDiscount, originalNetPrice }: PricedLine,
  showNetPrice: boolean,
): DisplayPrice {
  const hasDiscount = !showNetPrice && productDiscount.gt(ZERO) && productPrice.gt(ZERO);
  if (hasDiscount) {
    const percent = roundHalfUp(productDiscount.times(HUNDRED).div(productPrice), 1);
    return { price: productPrice, struckPrice: null, discount: { percent, netPrice: originalNetPrice } };
  }
  return {
    price: originalNetPrice,
    struckPrice: originalPrice.gt(originalNetPrice) ? originalPrice : null,
    discount: null,
  };
}
