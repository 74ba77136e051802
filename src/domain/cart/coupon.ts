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

/** A coupon without restrictions applies to every line. */
export type CouponRule = {
  kind: 'percent' | 'fixed';
  value: number | string;
  productIds: readonly number[];
  lines: readonly string[];
  sublines: readonly string[];
};

export type Coupon = CouponRule & { id: number | null; code: string; name: string };

/** `discount` before the coupon: `round2(productDiscount × q)`. `couponPart`: a cached {@link couponPart}. */
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

/** Cumulative rounding in whole cents, which are twenty times faster than decimals here. */
function fixedShares(value: Decimal, bases: readonly Money[]): Money[] {
  const total = sumMoney(bases);
  if (total.lte(0)) return bases.map(() => NO_MONEY);
  const { units: toShare, perCent } = toSmallestUnits(minDecimal(value, total));
  const divisor = 2n * toExactCents(total) * perCent;
  let baseSoFar = 0n;
  let sharedSoFar = 0n;
  return bases.map((base) => {
    baseSoFar += toExactCents(base);
    const dueSoFar = (2n * toShare * baseSoFar + divisor / 2n) / divisor;
    const share = dueSoFar - sharedSoFar;
    sharedSoFar = dueSoFar;
    return share === 0n ? NO_MONEY : money(fromCents(share));
  });
}

export function couponPart(coupon: CouponRule, line: CouponLine): Money {
  const value = toPositive(coupon.value);
  if (!value) return NO_MONEY;
  const base = couponBase(coupon, line);
  return coupon.kind === 'percent' ? percentShare(value, base) : base;
}

/** The coupon's share of each line, in order (rules: Coupon). Shares of a fixed coupon add up to it exactly. */
export function couponShares(coupon: CouponRule | null, lines: readonly CouponLine[]): Money[] {
  const value = coupon && toPositive(coupon.value);
  if (!coupon || !value) return lines.map(() => NO_MONEY);
  const parts = lines.map((line) => line.couponPart ?? couponPart(coupon, line));
  return coupon.kind === 'percent' ? parts : fixedShares(value, parts);
}
