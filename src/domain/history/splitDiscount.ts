import { toDecimal, ZERO } from '../numbers/decimal.ts';
import { type Money, money, sumMoney } from '../numbers/money.ts';
import type { Transaction, TransactionLine } from './transaction.ts';

type LineFigures = Pick<TransactionLine, 'gross' | 'discount' | 'coupon'>;

/** After the line's discount, before coupon and tax; the stored discount includes the coupon's share. */
export const lineAmount = ({ gross, discount, coupon }: LineFigures): Money | null => {
  const grossAmount = toDecimal(gross);
  return grossAmount && money(grossAmount.minus(toDecimal(discount) ?? ZERO).plus(toDecimal(coupon) ?? ZERO));
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
