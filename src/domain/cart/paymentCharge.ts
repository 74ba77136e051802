import { type NumericInput, percentOf, toDecimal } from '../numbers/decimal.ts';
import { type Money, money, NO_MONEY } from '../numbers/money.ts';

/** `isCharge`: added, otherwise taken off. */
export type PaymentCharge = { isCharge: boolean; charge: NumericInput; isPercent: boolean };

/** The positive amount of a charge or discount; 0 when not numeric (rules: Totals, 4). */
export function paymentChargeAmount(charge: PaymentCharge | null, amount: Money): Money {
  const value = charge && toDecimal(charge.charge);
  if (!charge || !value) return NO_MONEY;
  return money(charge.isPercent ? percentOf(amount, value) : value);
}
