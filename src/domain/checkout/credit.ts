import { type Decimal, type NumericInput, toDecimal, ZERO } from '../numbers/decimal.ts';
import { hasPaymentTerms } from '../payments/payterm.ts';

export type CreditInput = {
  paytermDays: NumericInput;
  creditLimit: NumericInput;
  openBalance: NumericInput;
  netValue: NumericInput;
};

/** `left` is negative when the limit is exceeded. */
export type Credit = { limit: Decimal; openBalance: Decimal; order: Decimal; left: Decimal };

/** What a customer on payment terms may still order; null without a credit limit (rules: May it be placed?). */
export function creditOf({ paytermDays, creditLimit, openBalance, netValue }: CreditInput): Credit | null {
  const limit = toDecimal(creditLimit);
  if (!hasPaymentTerms(paytermDays) || !limit) return null;
  const balance = toDecimal(openBalance) ?? ZERO;
  const order = toDecimal(netValue) ?? ZERO;
  return { limit, openBalance: balance, order, left: limit.minus(balance).minus(order) };
}
