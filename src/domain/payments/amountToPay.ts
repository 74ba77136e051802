import { roundHalfUp } from '../numbers/decimal.ts';
import { type Money, money, NO_MONEY } from '../numbers/money.ts';
import { printsWholeUnits } from '../numbers/printedDecimals.ts';
import { type PaymentCharge, paymentChargeAmount } from './paymentCharge.ts';

/**
 * A total as it is charged: rounded once, half away from zero, to whole pesos for COP, which providers take without decimals. Never below 0.
 */
export function amountToPay(total: Money, currency: string): Money {
  if (total.lt(0)) return NO_MONEY;
  return money(roundHalfUp(total, printsWholeUnits(currency) ? 0 : 2));
}

/** An amount with the charge or discount of the method (rules: Payment-method charge), as it is charged. */
export function amountWithCharge(amount: Money, charge: PaymentCharge | null, currency: string): Money {
  const cost = paymentChargeAmount(charge, amount);
  return amountToPay(money(charge?.isCharge === false ? amount.minus(cost) : amount.plus(cost)), currency);
}
