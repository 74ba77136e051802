import { type Decimal, HUNDRED, roundHalfUp, ZERO } from '../numbers/decimal.ts';
import type { PricedLine } from './types.ts';

/** Per base unit. `price` is what the cart charges, `struckPrice` is struck through beside it, `percent` is the discount from it. */
export type DisplayPrice = { price: Decimal; struckPrice: Decimal | null; percent: Decimal | null };

/**
 * The price after discounts. Where the company shows net prices, a higher list price is struck through beside it; else the one
 * before discounts, with the discount in percent (rules: Shown price).
 */
export function displayPrice(
  { originalPrice, productPrice, productDiscount, originalNetPrice: price }: PricedLine,
  showNetPrice: boolean,
): DisplayPrice {
  const hasDiscount = !showNetPrice && productDiscount.gt(ZERO) && productPrice.gt(ZERO);
  if (hasDiscount) {
    const percent = roundHalfUp(productDiscount.times(HUNDRED).div(productPrice), 1);
    return { price, struckPrice: productPrice, percent };
  }
  return { price, struckPrice: originalPrice.gt(price) ? originalPrice : null, percent: null };
}
