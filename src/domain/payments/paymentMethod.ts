import type { PaymentCharge } from '../cart/paymentCharge.ts';
import { hasPaymentTerms } from '../checkout/payterm.ts';
import type { Customer } from '../session/customer.ts';

export type PaymentMethod = 'card' | 'bank';

export type PaymentCharges = Readonly<Partial<Record<PaymentMethod, PaymentCharge>>>;

export type ChosenPayment = { method: PaymentMethod; charge: PaymentCharge | null };

/** Gateways that accept bank accounts beside cards (specification §7: card or bank data, PSE). */
const BANK_GATEWAYS = ['authorizenet', 'openpay'];

export type Payer = { paytermDays: number; gateways: readonly string[] };

export const toPayer = ({ terms, gateways }: Pick<Customer, 'terms' | 'gateways'>): Payer => ({
  paytermDays: terms.days,
  gateways: gateways.map(({ platform }) => platform),
});

/** None with payment terms and none without a gateway (rules: May it be placed?). */
export function paymentMethods({ paytermDays, gateways }: Payer): PaymentMethod[] {
  if (hasPaymentTerms(paytermDays) || gateways.length === 0) return [];
  return gateways.some((gateway) => BANK_GATEWAYS.includes(gateway)) ? ['card', 'bank'] : ['card'];
}

export function chosenPayment(
  chosen: PaymentMethod | null,
  payer: Payer,
  charges: PaymentCharges,
): ChosenPayment | null {
  const method = paymentMethods(payer).find((offered) => offered === chosen);
  return method ? { method, charge: charges[method] ?? null } : null;
}
