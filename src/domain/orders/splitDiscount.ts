import { toDecimal, ZERO } from '../numbers/decimal.ts';
import { type Money, money, sumMoney } from '../numbers/money.ts';
import type { Transaction, TransactionLine } from './transaction.ts';

type LineFigures = Pick<TransactionLine, 'gross' | 'discount' | 'coupon'>;

/**
 * The amount of a placed line after its own discount, before coupon and tax. The stored discount includes the coupon's
 * share (rules: Amounts of a line). Null when no gross is stored.
 */
export const lineAmount = ({ gross, discount, coupon }: LineFigures): Money | null => {
  const whole = toDecimal(gross);
  return whole && money(whole.minus(toDecimal(discount) ?? ZERO).plus(toDecimal(coupon) ?? ZERO));
};

/** Splits a transaction's discount into what its lines' prices took off (`own`) and what its coupon took off. */
export const splitDiscount = ({
  discount,
  lines,
}: {
  discount: Transaction['discount'];
  lines: readonly LineFigures[];
}): { own: Money; coupon: Money } => {
  const coupon = sumMoney(lines.map((line) => money(toDecimal(line.coupon) ?? ZERO)));
  return { own: money((toDecimal(discount) ?? ZERO).minus(coupon)), coupon };
};
