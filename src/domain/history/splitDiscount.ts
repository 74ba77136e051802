import { toDecimal, ZERO } from '../numbers/decimal.ts';
import { type Money, money, sumMoney } from '../numbers/money.ts';
import type { Transaction, TransactionLine } from './transaction.ts';

type LineFigures = Pick<TransactionLine, 'gross' | 'discount' | 'coupon'>;

// Without the coupon's share, which the stored discount includes.
export const ownDiscount = ({ discount, coupon }: Pick<LineFigures, 'discount' | 'coupon'>): Money =>
  money((toDecimal(discount) ?? ZERO).minus(toDecimal(coupon) ?? ZERO));

/** After the line's discount, before coupon and tax. */
export const lineAmount = (line: LineFigures): Money | null => {
  const gross = toDecimal(line.gross);
  return gross && money(gross.minus(ownDiscount(line)));
};

export const splitDiscount = ({
  discount,
  lines,
}: {
  discount: Transaction['discount'];
  lines: readonly LineFigures[];
}): { lineDiscount: Money; coupon: Money } => {
  const coupon = sumMoney(lines.map((line) => money(toDecimal(line.coupon) ?? ZERO)));
  return { lineDiscount: money((toDecimal(discount) ?? ZERO).minus(coupon)), coupon };
};
