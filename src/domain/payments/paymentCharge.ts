import { type NumericInput, percentOf, toDecimal } from '../numbers/decimal.ts';
import { type Money, money, NO_MONEY } from '../numbers/money.ts';

/** `isCharge`: added, otherwise subtracted. */
export type PaymentCharge = { isCharge: boolean; charge: NumericInput; isPercent: boolean };

export function paymentChargeAmount(charge: PaymentCharge | null, amount: Money): Money {
  const value = charge && toDecimal(charge.charge);
  if (!charge || !value) return NO_MONEY;
  return money(charge.isPercent ? percentOf(amount, value) : value);
}
