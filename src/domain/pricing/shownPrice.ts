import { type Decimal, HUNDRED, roundHalfUp, ZERO } from '../numbers/decimal.ts';
import type { PricedLine } from './types.ts';

/** Per base unit. `was` stands struck beside the price; `discountPercent` says what comes off it at the end. */
export type ShownPrice = { price: Decimal; was: Decimal | null; discountPercent: Decimal | null };

/**
 * The unit price that stands in a list: after discounts where the company shows net prices, else before them with the
 * discount beside it (specification §1, show net price). The list price is struck where it is higher.
 */
export function shownPrice(
  { originalPrice, productPrice, productDiscount, originalNetPrice }: PricedLine,
  showNetPrice: boolean,
): ShownPrice {
  const price = showNetPrice ? originalNetPrice : productPrice;
  const hasDiscount = !showNetPrice && productDiscount.gt(ZERO) && productPrice.gt(ZERO);
  return {
    price,
    was: originalPrice.gt(price) ? originalPrice : null,
    discountPercent: hasDiscount ? roundHalfUp(productDiscount.times(HUNDRED).div(productPrice), 1) : null,
  };
}
