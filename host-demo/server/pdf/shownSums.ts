import type { TransactionLineWire } from '../../../src/api/history/transactionLineSchema.ts';
import type { TransactionRow } from '../database/schema.ts';
import { type Exact, exact, numericOrNull, sum, zero } from '../pricing/numbers.ts';

type LineFigure = 'order_detail_grossvalue' | 'order_detail_discount' | 'order_detail_tax';

export type ShownSums = Record<'gross' | 'discount' | 'tax' | 'rounding', Exact>;

const MOST_PER_FIGURE = 0.5;
const ROWS_OF_TOTALS = 6;

/** `shown`: an amount as it is printed. A sum that differs from the stored one by more than rounding is the stored one. */
export const shownSums = (
  row: TransactionRow,
  lines: readonly TransactionLineWire[],
  shown: (amount: Exact) => Exact,
): ShownSums => {
  const unit = shown(exact('0.75')).eq(1) ? 1 : 0.01;
  const most = MOST_PER_FIGURE * unit * (lines.length + ROWS_OF_TOTALS);
  const column = (figure: LineFigure, stored: string): Exact => {
    const printed = sum(lines.map((line) => shown(numericOrNull(line[figure]) ?? zero)));
    return printed.minus(stored).abs().lte(most) ? printed : shown(exact(stored));
  };
  const gross = column('order_detail_grossvalue', row.grossvalue);
  const discount = column('order_detail_discount', row.discount);
  const tax = column('order_detail_tax', row.tax);
  const [shipping, charge, net] = [row.shipping_cost, row.payment_charge, row.netvalue].map((amount) =>
    shown(exact(amount)),
  );
  const rows = gross
    .minus(discount)
    .plus(tax)
    .plus(shipping ?? zero)
    .plus(charge ?? zero);
  const rounding = (net ?? zero).minus(rows);
  return { gross, discount, tax, rounding: rounding.abs().lte(most * 3) ? rounding : zero };
};
