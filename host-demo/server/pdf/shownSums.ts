import type { TransactionLineWire } from '../../../src/api/history/transactionLineSchema.ts';
import type { TransactionRow } from '../database/schema.ts';
import { type Exact, exact, numericOrNull, sum, zero } from '../pricing/numbers.ts';

/**
 * `goods`: what the lines' amounts add up to; `lineDiscount` is in them already, `discount` and `coupon` aren't. With tax, shipping,
 * charge and `rounding` they lead to the total, as on the portal's screen. `saved`: of the discounts what is in `goods`.
 */
export type ShownSums = Record<
  'goods' | 'lineDiscount' | 'discount' | 'coupon' | 'saved' | 'tax' | 'rounding',
  Exact
>;

const MOST_PER_FIGURE = 0.5;
const ROWS_OF_TOTALS = 6;

const numberOf = (value: unknown): Exact => numericOrNull(value) ?? zero;

const couponOf = (line: TransactionLineWire): Exact => numberOf(line.order_detail_internal_remark);

/** The stored discount includes the coupon's share. */
export const lineDiscount = (line: TransactionLineWire): Exact =>
  numberOf(line.order_detail_discount).minus(couponOf(line));

/** After the line's discount, before coupon and tax. */
export const lineAmount = (line: TransactionLineWire): Exact =>
  numberOf(line.order_detail_grossvalue).minus(lineDiscount(line));

/** `shown`: an amount as it is printed. Taxes that differ from the stored sum by more than rounding are the stored one. */
export const shownSums = (
  row: TransactionRow,
  lines: readonly TransactionLineWire[],
  shown: (amount: Exact) => Exact,
): ShownSums => {
  const unit = shown(exact('0.75')).eq(1) ? 1 : 0.01;
  const most = MOST_PER_FIGURE * unit * (lines.length + ROWS_OF_TOTALS);
  const column = (of: (line: TransactionLineWire) => Exact): Exact =>
    sum(lines.map((line) => shown(of(line))));
  const coupon = sum(lines.map(couponOf));
  const allDiscounts = exact(row.discount).minus(coupon);
  const beyondLines = sum(lines.map(lineAmount)).plus(allDiscounts).minus(row.grossvalue);
  const discount = beyondLines.gt(zero) ? beyondLines : zero;
  const taxes = column((line) => numberOf(line.order_detail_tax));
  const sums = {
    goods: column(lineAmount),
    lineDiscount: column(lineDiscount),
    discount: shown(discount),
    coupon: shown(coupon),
    saved: shown(allDiscounts.minus(discount)),
    tax: taxes.minus(row.tax).abs().lte(most) ? taxes : shown(exact(row.tax)),
  };
  const [shipping, charge, net] = [row.shipping_cost, row.payment_charge, row.netvalue].map((amount) =>
    shown(exact(amount)),
  );
  const rows = sums.goods
    .minus(sums.discount)
    .minus(sums.coupon)
    .plus(sums.tax)
    .plus(shipping ?? zero)
    .plus(charge ?? zero);
  const rounding = (net ?? zero).minus(rows);
  return { ...sums, rounding: rounding.abs().lte(most * 3) ? rounding : zero };
};
