import { type Decimal, roundHalfUp, toDecimal, ZERO } from '../numbers/decimal.ts';
import { printedDecimals } from '../numbers/printedDecimals.ts';
import { lineAmount, splitDiscount } from './splitDiscount.ts';
import type { Transaction } from './transaction.ts';

type Figures = Pick<
  Transaction,
  'currency' | 'gross' | 'discount' | 'tax' | 'shippingCost' | 'paymentCharge' | 'net'
> & { lines: readonly Pick<Transaction['lines'][number], 'gross' | 'discount' | 'coupon' | 'isGift'>[] };

/**
 * The rows of a document's totals, which add up as they are printed: the amounts of its lines to `goods`, and `goods` less
 * `discount` and `coupon`, with tax, shipping, charge and `rounding`, to the total. `discount`: what no line's amount has yet; `saved`: what they
 * all have, which is in no sum.
 */
export type DocumentSums = {
  goods: Decimal | string | null;
  discount: Decimal;
  saved: Decimal;
  coupon: Decimal;
  rounding: Decimal;
};

/** More isn't from rounding: a figure is missing, or the back office's own don't add up. */
const MOST_PER_FIGURE = 0.5;
const ROWS_OF_TOTALS = 6;

export function documentSums(transaction: Figures): DocumentSums {
  const { currency, gross, tax, shippingCost, paymentCharge, net, lines } = transaction;
  const printed = (amount: Decimal) => roundHalfUp(amount, printedDecimals(amount.toNumber(), currency));
  const figure = (amount: string | null) => printed(toDecimal(amount) ?? ZERO);
  const { lineDiscount, coupon } = splitDiscount(transaction);
  const amounts = lines.flatMap((line) => (line.isGift ? [] : [lineAmount(line)]));
  const known = amounts.filter((amount) => amount !== null);
  const total = toDecimal(net);
  if (known.length === 0 || known.length < amounts.length || !total || !toDecimal(gross)) {
    return { goods: gross, discount: lineDiscount, saved: ZERO, coupon, rounding: ZERO };
  }
  const goods = known.reduce<Decimal>((sum, amount) => sum.plus(printed(amount)), ZERO);
  const exactGoods = known.reduce<Decimal>((sum, amount) => sum.plus(amount), ZERO);
  const beyondLines = exactGoods.plus(lineDiscount).minus(toDecimal(gross) ?? ZERO);
  const discount = beyondLines.gt(ZERO) ? beyondLines : ZERO;
  const shown = goods
    .minus(printed(discount))
    .minus(printed(coupon))
    .plus(figure(tax))
    .plus(figure(shippingCost))
    .plus(figure(paymentCharge));
  const rounding = printed(total).minus(shown);
  const unit = printedDecimals(total.toNumber(), currency) === 0 ? 1 : 0.01;
  const isRounding = rounding.abs().lte(MOST_PER_FIGURE * unit * (known.length + ROWS_OF_TOTALS));
  const saved = lineDiscount.minus(discount);
  return { goods, discount, saved, coupon, rounding: isRounding ? rounding : ZERO };
}
