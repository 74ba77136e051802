import { type Decimal, roundHalfUp, ZERO } from '../numbers/decimal.ts';
import { printedDecimals, printsWholeUnits } from '../numbers/printedDecimals.ts';
import type { PricedCart } from './priceCart.ts';
import { beforeCharge } from './totals.ts';

type Sums = Pick<PricedCart, 'totals'> & {
  lines: readonly Pick<PricedCart['lines'][number], 'amounts'>[];
};

/**
 * The rows of a cart's totals, which add up as they are printed, as those of its document do (documentSums): the amounts of the lines to
 * `goods`, and `goods` less the coupon, with tax, shipping, charge and `rounding`, to the total.
 */
export function printedSums(
  { lines, totals }: Sums,
  currency: string,
): { goods: Decimal; rounding: Decimal } {
  const { grossValue, discount, coupon, tax, shipping, netValue } = totals;
  // With decimals nothing is rounded for print, and a cart may have a thousand lines.
  if (!printsWholeUnits(currency)) return { goods: grossValue.minus(discount).plus(coupon), rounding: ZERO };
  const printed = (amount: Decimal) => roundHalfUp(amount, printedDecimals(amount.toNumber(), currency));
  const add = (sum: Decimal, amount: Decimal) => sum.plus(printed(amount));
  const goods = lines
    .flatMap(({ amounts }) => (amounts ? amounts.gross.minus(amounts.discount).plus(amounts.coupon) : []))
    .reduce(add, ZERO);
  const charge = netValue.minus(beforeCharge(totals));
  const shown = [coupon.times(-1), tax, shipping, charge].reduce(add, goods);
  return { goods, rounding: printed(netValue).minus(shown) };
}
