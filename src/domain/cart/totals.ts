import { maxDecimal } from '../numbers/decimal.ts';
import { inCents, type Money, money, NO_MONEY, sumMoney } from '../numbers/money.ts';
import { type LineAmounts, lineAmounts, type TaxableLine } from '../pricing/lineAmounts.ts';
import { type CouponLine, type CouponTerms, couponShares } from './coupon.ts';
import { type PaymentCharge, paymentChargeAmount } from './paymentCharge.ts';
import { type ShippingRule, shippingCost } from './shipping.ts';

export type TotalLine = CouponLine & TaxableLine;

export type TransactionInput = {
  lines: readonly TotalLine[];
  coupon: CouponTerms | null;
  shippingRule: ShippingRule | null;
  charge: PaymentCharge | null;
};

/** `charge` is the size of the payment method's charge; `isCharge` of the input says whether it was added. */
export type TransactionTotals = {
  grossValue: Money;
  coupon: Money;
  discount: Money;
  tax: Money;
  shipping: Money;
  charge: Money;
  netValue: Money;
  cents: number;
};

/** The totals of an order, invoice or estimate, and the amounts of each of its lines, in order (rules: Totals). */
export function totalTransaction(input: TransactionInput): TransactionTotals & { lines: LineAmounts[] } {
  const shares = couponShares(input.coupon, input.lines);
  const lines = input.lines.map((line, at) => lineAmounts(line, shares[at]));
  const grossValue = sumMoney(lines.map(({ gross }) => gross));
  const discount = sumMoney(lines.map((line) => line.discount));
  const tax = sumMoney(lines.map((line) => line.tax));
  const amount = money(grossValue.minus(discount));
  const shipping = shippingCost(input.shippingRule, amount);
  const beforeCharge = money(amount.plus(tax).plus(shipping));
  const charge = paymentChargeAmount(input.charge, beforeCharge);
  const afterCharge = input.charge?.isCharge ? beforeCharge.plus(charge) : beforeCharge.minus(charge);
  const netValue = maxDecimal(money(afterCharge), NO_MONEY);
  return {
    lines,
    grossValue,
    coupon: sumMoney(shares),
    discount,
    tax,
    shipping,
    charge,
    netValue,
    cents: inCents(netValue),
  };
}
