import { type Decimal, HUNDRED, roundHalfUp, ZERO } from '../numbers/decimal.ts';
import type { PricedLine } from './types.ts';

/**
 * Per base unit. `price` stands large; `was` is struck beside it. `discount` is what comes off it at the end and the unit
 * net price that is left, which is what the cart charges.
 */
export type ShownPrice = {
  price: Decimal;
  was: Decimal | null;
  discount: { percent: Decimal; left: Decimal } | null;
};

/**
 * The unit price as it is told wherever a product is offered: after discounts where the company shows net prices, with a
 * higher list price struck; else before them, with the discount and what it comes to beside it (specification §1, show net
 * price). Either way the figure that is charged is there.
 */
export function shownPrice(
  { originalPrice, productPrice, productDiscount, originalNetPrice }: PricedLine,
  showNetPrice: boolean,
): ShownPrice {
  const hasDiscount = !showNetPrice && productDiscount.gt(ZERO) && productPrice.gt(ZERO);
  if (hasDiscount) {
    const percent = roundHalfUp(productDiscount.times(HUNDRED).div(productPrice), 1);
    return { price: productPrice, was: null, discount: { percent, left: originalNetPrice } };
  }
  return {
    price: originalNetPrice,
    was: originalPrice.gt(originalNetPrice) ? originalPrice : null,
    discount: null,
  };
}
