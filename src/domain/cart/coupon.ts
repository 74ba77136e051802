import {
  type Decimal,
  divideToAmount,
  maxDecimal,
  minDecimal,
  percentOf,
  toPositive,
  ZERO,
} from '../numbers/decimal.ts';
import { type Money, money, NO_MONEY, sumMoney } from '../numbers/money.ts';

/** What a coupon takes off, and from what; one that names nothing takes every line. */
export type CouponTerms = {
  kind: 'percent' | 'fixed';
  value: number | string;
  productIds: readonly number[];
  lines: readonly string[];
  sublines: readonly string[];
};

export type Coupon = CouponTerms & { id: number | null; code: string; name: string };

/** `discount` before the coupon: `round2(productDiscount × q)`. */
export type CouponLine = {
  productId: number;
  line: string;
  subline: string;
  detailType: number | null;
  gross: Money;
  discount: Money;
};

function isEligible(coupon: CouponTerms, line: CouponLine): boolean {
  if (line.detailType !== null) return false;
  const { productIds, lines, sublines } = coupon;
  const namesNothing = productIds.length + lines.length + sublines.length === 0;
  return (
    namesNothing ||
    productIds.includes(line.productId) ||
    lines.includes(line.line) ||
    sublines.includes(line.subline)
  );
}

function percentShares(percent: Decimal, bases: readonly Money[]): Money[] {
  return bases.map((base) => minDecimal(money(percentOf(base, percent)), base));
}

/** Cumulative rounding: each gets what is due up to and including it, less what the earlier ones got. */
function fixedShares(value: Decimal, bases: readonly Money[]): Money[] {
  const whole = sumMoney(bases);
  if (whole.lte(0)) return bases.map(() => NO_MONEY);
  const toShare = minDecimal(value, whole);
  let soFar: Decimal = ZERO;
  let given: Decimal = ZERO;
  return bases.map((base) => {
    soFar = soFar.plus(base);
    const due = divideToAmount(toShare.times(soFar), whole);
    const share = money(due.minus(given));
    given = due;
    return share;
  });
}

/**
 * Each line's share of the coupon, in the order of the lines (rules: Totals, 1). The shares of a fixed coupon add up to it
 * exactly, none is negative and none exceeds its line. A value that is not above 0 takes nothing.
 */
export function couponShares(coupon: CouponTerms | null, lines: readonly CouponLine[]): Money[] {
  const value = coupon && toPositive(coupon.value);
  if (!coupon || !value) return lines.map(() => NO_MONEY);
  const bases = lines.map((line) =>
    isEligible(coupon, line) ? maxDecimal(money(line.gross.minus(line.discount)), NO_MONEY) : NO_MONEY,
  );
  return coupon.kind === 'percent' ? percentShares(value, bases) : fixedShares(value, bases);
}
