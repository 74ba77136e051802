import { toDecimal, ZERO } from '../numbers/decimal.ts';
import { type Money, money, sumMoney } from '../numbers/money.ts';
import type { Transaction, TransactionLine } from './transaction.ts';

type LineFigures = Pick<TransactionLine, 'gross' | 'discount' | 'coupon'>;

/**
 * What a line of a placed transaction comes to after its own discount, before coupon and tax: its quantity times its price.
 * The kept discount holds the line's share of the coupon too (rules: Amounts of a line). Null where no gross is kept.
 */
export const lineAmount = ({ gross, discount, coupon }: LineFigures): Money | null => {
  const whole = toDecimal(gross);
  return whole && money(whole.minus(toDecimal(discount) ?? ZERO).plus(toDecimal(coupon) ?? ZERO));
};

/** The discount of a placed transaction, parted into what its lines' prices took off and what its coupon did. */
export const ownDiscount = ({
  discount,
  lines,
}: {
  discount: Transaction['discount'];
  lines: readonly LineFigures[];
}): { own: Money; coupon: Money } => {
  const coupon = sumMoney(lines.map((line) => money(toDecimal(line.coupon) ?? ZERO)));
  return { own: money((toDecimal(discount) ?? ZERO).minus(coupon)), coupon };
};
