import { type Decimal, roundHalfUp, ZERO } from '../numbers/decimal.ts';
import { printedDecimals, printsWholeUnits } from '../numbers/printedDecimals.ts';
import type { ChosenPayment } from '../payments/paymentMethod.ts';
import type { PricedCart } from './priceCart.ts';

type Sums = Pick<PricedCart, 'totals'> & {
  lines: readonly Pick<PricedCart['lines'][number], 'amounts'>[];
  payment: ChosenPayment | null;
};

/**
 * The rows of a cart's totals, which add up as they are printed, as those of its document do (documentSums): the amounts of the lines to
 * `goods`, and `goods` less the coupon, with tax, shipping, charge and `rounding`, to the total.
 */
export function printedSums(
  { lines, totals, payment }: Sums,
  currency: string,
): { goods: Decimal; rounding: Decimal } {
  const { grossValue, discount, coupon, tax, shipping, charge, netValue } = totals;
  // Amounts have two decimals: where all of them are printed, nothing is rounded.
  if (!printsWholeUnits(currency)) return { goods: grossValue.minus(discount).plus(coupon), rounding: ZERO };
  const printed = (amount: Decimal) => roundHalfUp(amount, printedDecimals(amount.toNumber(), currency));
  const goods = lines.reduce<Decimal>(
    (sum, { amounts }) =>
      amounts ? sum.plus(printed(amounts.gross.minus(amounts.discount).plus(amounts.coupon))) : sum,
    ZERO,
  );
  const beforeCharge = goods.minus(printed(coupon)).plus(printed(tax)).plus(printed(shipping));
  const shown = beforeCharge[payment?.charge?.isCharge ? 'plus' : 'minus'](printed(charge));
  return { goods, rounding: printed(netValue).minus(shown) };
}
