import { toDecimal } from '../numbers/decimal.ts';
import type { Payment } from './payment.ts';
import type { ChosenPayment } from './paymentMethod.ts';

/** The method of a payment with the charge or discount that it had; null without one. */
export function chargeOf({
  method,
  charge,
  chargeRate,
}: Pick<Payment, 'method' | 'charge' | 'chargeRate'>): ChosenPayment | null {
  const amount = toDecimal(charge);
  if (!method || !amount || amount.eq(0)) return null;
  const isPercent = chargeRate !== null;
  return {
    method,
    charge: { isCharge: amount.gt(0), isPercent, charge: chargeRate ?? amount.abs().toFixed() },
  };
}

export function chargeOfTransaction({
  id,
  payments,
}: {
  id: string;
  payments: readonly Payment[];
}): ChosenPayment | null {
  const payment = payments.find(({ placed }) => placed?.id === id);
  return payment ? chargeOf(payment) : null;
}
