import { booleanSetting } from '../numbers/booleanSetting.ts';
import { toDecimal } from '../numbers/decimal.ts';
import type { PaymentCharge } from './paymentCharge.ts';

/**
 * CREDIT_CARD_CHARGE or BANK_ACCOUNT_CHARGE with its …_IS_CHARGE_PERCENT (rules: Payment-method charge): below 0 it is a
 * discount. Null for zero and what is no number.
 */
export function chargeSetting(value: unknown, isPercent: unknown): PaymentCharge | null {
  const charge = toDecimal(value);
  if (!charge || charge.eq(0)) return null;
  return {
    isCharge: charge.gt(0),
    charge: charge.abs().toFixed(),
    isPercent: booleanSetting(isPercent, false),
  };
}
