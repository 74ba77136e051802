import { maxDecimal } from '../numbers/decimal.ts';
import { type Money, money, NO_MONEY, sumMoney, toCents } from '../numbers/money.ts';
import { type PaymentCharge, paymentChargeAmount } from '../payments/paymentCharge.ts';
import { type LineAmounts, lineAmounts, type TaxableLine } from '../pricing/lineAmounts.ts';
import { type CouponLine, type CouponRule, couponShares } from './coupon.ts';
import { type ShippingRule, shippingCost } from './shipping.ts';

/** `cachedAmounts`: amounts with some share of a coupon. */
export type TotalLine = CouponLine & TaxableLine & { cachedAmounts?: LineAmounts };

export type TransactionInput = {
  lines: readonly TotalLine[];
  coupon: CouponRule | null;
  shippingRule: ShippingRule | null;
  charge: PaymentCharge | null;
};

/** `charge` is positive; `isCharge` of the input says whether it was added. */
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

/** The base of the payment-method charge (rules: Payment-method charge). */
export function beforeCharge({
  grossValue,
  discount,
  tax,
  shipping,
}: Pick<TransactionTotals, 'grossValue' | 'discount' | 'tax' | 'shipping'>): Money {
  return money(grossValue.minus(discount).plus(tax).plus(shipping));
}

function amountsWith(line: TotalLine, share: Money): LineAmounts {
  const { cachedAmounts: cached } = line;
  return cached && (cached.coupon === share || cached.coupon.eq(share)) ? cached : lineAmounts(line, share);
}

/** (rules: Totals) */
export function totalTransaction(input: TransactionInput): TransactionTotals & { lines: LineAmounts[] } {
  const shares = couponShares(input.coupon, input.lines);
  const lines = input.lines.map((line, index) => amountsWith(line, shares[index] ?? NO_MONEY));
  const grossValue = sumMoney(lines.map(({ gross }) => gross));
  const discount = sumMoney(lines.map((line) => line.discount));
  const tax = sumMoney(lines.map((line) => line.tax));
  const amount = money(grossValue.minus(discount));
  const shipping = shippingCost(input.shippingRule, amount);
  const before = beforeCharge({ grossValue, discount, tax, shipping });
  const charge = paymentChargeAmount(input.charge, before);
  const afterCharge = input.charge?.isCharge ? before.plus(charge) : before.minus(charge);
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
    cents: toCents(netValue),
  };
}
