import {
  atLeastZero,
  cents,
  type Exact,
  numericOrNull,
  percentOf,
  positiveOrNull,
  sum,
  zero,
} from './numbers.ts';
import { type LineTax, taxAmount } from './taxes.ts';

/** A line that the totals are calculated from. Amounts have two decimals; `discount` does not include the coupon. */
export type Line = {
  product_id: number;
  line: string;
  subline: string;
  /** Null: a line that the customer added. */
  detail_type: number | null;
  q: Exact;
  gross: Exact;
  discount: Exact;
  taxes: readonly LineTax[];
};

/**
 * `discount_type` 0 is percent, 1 fixed; a coupon without products, lines and sublines applies to every line (rules:
 * Coupon).
 */
export type CouponTerms = {
  discount_type: number;
  discount_value: unknown;
  products: readonly number[];
  lines: readonly string[];
  sublines: readonly string[];
};

export type ShippingTerms = { fixed: unknown; percent: unknown; freeFrom: unknown; takesSmaller: boolean };
export type ChargeTerms = { is_charge: boolean; charge: unknown; is_charge_percent: boolean };

export type LineTotals = { coupon: Exact; discount: Exact; tax: Exact; net: Exact };
export type Totals = {
  lines: LineTotals[];
  gross: Exact;
  discount: Exact;
  tax: Exact;
  shipping: Exact;
  /** The absolute amount; `is_charge` says whether it is added or subtracted. */
  charge: Exact;
  net: Exact;
};

const isEligible = (line: Line, { products, lines, sublines }: CouponTerms): boolean => {
  if (line.detail_type !== null) return false;
  const appliesToAll = products.length + lines.length + sublines.length === 0;
  return (
    appliesToAll ||
    products.includes(line.product_id) ||
    lines.includes(line.line) ||
    sublines.includes(line.subline)
  );
};

/** Each line's share of the coupon. A fixed amount is distributed by cumulative sums, so that the shares add up exactly. */
const couponShares = (lines: readonly Line[], coupon: CouponTerms | null): Exact[] => {
  const value = coupon && positiveOrNull(coupon.discount_value);
  if (!coupon || !value) return lines.map(() => zero);
  const bases = lines.map((line) => (isEligible(line, coupon) ? line.gross.minus(line.discount) : zero));
  if (coupon.discount_type === 0) {
    return bases.map((base) => {
      const share = cents(percentOf(base, value));
      return share.gt(base) ? base : share;
    });
  }
  const totalBase = sum(bases);
  if (totalBase.lte(0)) return lines.map(() => zero);
  const couponAmount = value.lt(totalBase) ? value : totalBase;
  let cumulativeBase = zero;
  let distributed = zero;
  return bases.map((base) => {
    cumulativeBase = cumulativeBase.plus(base);
    const cumulativeShare = cents(couponAmount.times(cumulativeBase).div(totalBase));
    const share = cumulativeShare.minus(distributed);
    distributed = cumulativeShare;
    return share;
  });
};

/** Shipping cost for `amount` (gross less discount; rules: Shipping cost); free without terms. */
const shippingOf = (terms: ShippingTerms | null, amount: Exact): Exact => {
  const freeFrom = terms && positiveOrNull(terms.freeFrom);
  if (!terms || (freeFrom && amount.gte(freeFrom))) return zero;
  const percent = numericOrNull(terms.percent);
  const costs = [numericOrNull(terms.fixed), percent && percentOf(amount, percent)].filter(
    (cost) => cost !== null,
  );
  const [first, second] = costs;
  if (!first) return zero;
  if (!second) return cents(first);
  return cents(first.lt(second) === terms.takesSmaller ? first : second);
};

const chargeOf = (terms: ChargeTerms | null, amount: Exact): Exact => {
  const charge = terms && numericOrNull(terms.charge);
  return charge ? cents(terms.is_charge_percent ? percentOf(amount, charge) : charge) : zero;
};

/** Coupon, sums, shipping, payment-method charge and net of a transaction, in this order (rules: Totals). */
export const totalsOf = (
  lines: readonly Line[],
  coupon: CouponTerms | null,
  shippingTerms: ShippingTerms | null,
  chargeTerms: ChargeTerms | null,
): Totals => {
  const shares = couponShares(lines, coupon);
  const lineTotals = lines.map((line, at): LineTotals => {
    const share = shares[at] ?? zero;
    const discount = line.discount.plus(share);
    const taxable = line.gross.minus(discount);
    const tax = taxAmount(line.taxes, taxable, line.q);
    return { coupon: share, discount, tax, net: taxable.plus(tax) };
  });
  const gross = sum(lines.map((line) => line.gross));
  const discount = sum(lineTotals.map((line) => line.discount));
  const tax = sum(lineTotals.map((line) => line.tax));
  const shipping = shippingOf(shippingTerms, gross.minus(discount));
  const subtotal = gross.minus(discount).plus(tax).plus(shipping);
  const charge = chargeOf(chargeTerms, subtotal);
  const net = atLeastZero(chargeTerms?.is_charge === false ? subtotal.minus(charge) : subtotal.plus(charge));
  return { lines: lineTotals, gross, discount, tax, shipping, charge, net };
};
