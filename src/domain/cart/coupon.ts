import {
  type Decimal,
  fromCents,
  maxDecimal,
  minDecimal,
  percentOf,
  toPositive,
  toSmallestUnits,
} from '../numbers/decimal.ts';
import { type Money, money, NO_MONEY, sumMoney, toExactCents } from '../numbers/money.ts';

/** The discount of a coupon and its restrictions; without any it applies to every line. */
export type CouponRule = {
  kind: 'percent' | 'fixed';
  value: number | string;
  productIds: readonly number[];
  lines: readonly string[];
  sublines: readonly string[];
};

export type Coupon = CouponRule & { id: number | null; code: string; name: string };

/** `discount` before the coupon: `round2(productDiscount × q)`. `couponPart`: {@link couponPart}, where it is known already. */
export type CouponLine = {
  productId: number;
  line: string;
  subline: string;
  detailType: number | null;
  gross: Money;
  discount: Money;
  couponPart?: Money;
};

function isEligible(coupon: CouponRule, line: CouponLine): boolean {
  if (line.detailType !== null) return false;
  const { productIds, lines, sublines } = coupon;
  const hasNoRestriction = productIds.length + lines.length + sublines.length === 0;
  return (
    hasNoRestriction ||
    productIds.includes(line.productId) ||
    lines.includes(line.line) ||
    sublines.includes(line.subline)
  );
}

function couponBase(coupon: CouponRule, line: CouponLine): Money {
  return isEligible(coupon, line) ? maxDecimal(money(line.gross.minus(line.discount)), NO_MONEY) : NO_MONEY;
}

function percentShare(percent: Decimal, base: Money): Money {
  return minDecimal(money(percentOf(base, percent)), base);
}

/**
 * Cumulative rounding: each share is the total due so far minus the shares before. It uses whole cents, which is twenty
 * times faster than decimals, because every share depends on all lines.
 */
function fixedShares(value: Decimal, bases: readonly Money[]): Money[] {
  const whole = sumMoney(bases);
  if (whole.lte(0)) return bases.map(() => NO_MONEY);
  const { units: toShare, perCent } = toSmallestUnits(minDecimal(value, whole));
  const divisor = 2n * toExactCents(whole) * perCent;
  let soFar = 0n;
  let given = 0n;
  return bases.map((base) => {
    soFar += toExactCents(base);
    const due = (2n * toShare * soFar + divisor / 2n) / divisor;
    const share = due - given;
    given = due;
    return share === 0n ? NO_MONEY : money(fromCents(share));
  });
}

/** A percent coupon's share of a line, or the base of a fixed coupon's share. */
export function couponPart(coupon: CouponRule, line: CouponLine): Money {
  const value = toPositive(coupon.value);
  if (!value) return NO_MONEY;
  const base = couponBase(coupon, line);
  return coupon.kind === 'percent' ? percentShare(value, base) : base;
}

/**
 * The coupon's share of each line, in order (rules: Totals, 1). Shares of a fixed coupon add up to it exactly, none is
 * negative and none exceeds its line. A value that is not above 0 gives no discount.
 */
export function couponShares(coupon: CouponRule | null, lines: readonly CouponLine[]): Money[] {
  const value = coupon && toPositive(coupon.value);
  if (!coupon || !value) return lines.map(() => NO_MONEY);
  const parts = lines.map((line) => line.couponPart ?? couponPart(coupon, line));
  return coupon.kind === 'percent' ? parts : fixedShares(value, parts);
}
