import { type Decimal, HUNDRED, roundHalfUp, ZERO } from '../numbers/decimal.ts';
import type { PricedLine } from './types.ts';

/**
 * Per base unit. `price` is shown large, `struckPrice` struck through beside it. `discount.netPrice` is the unit net
 * price, which is what the cart charges.
 */
export type DisplayPrice = {
  price: Decimal;
  struckPrice: Decimal | null;
  discount: { percent: Decimal; netPrice: Decimal } | null;
};

/**
 * The unit price to show wherever a product is offered. Where the company shows net prices, it is the price after
 * discounts, with a higher list price struck through; else the price before discounts, with the discount and the net price
 * beside it (specification §1, show net price).
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
