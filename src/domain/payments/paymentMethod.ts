import type { PaymentCharge } from '../cart/paymentCharge.ts';
import { buysOnTerms } from '../checkout/payterm.ts';
import type { Customer } from '../session/customer.ts';

export type PaymentMethod = 'card' | 'bank';

/** What each way of paying adds or takes off; one that isn't named costs nothing. */
export type PaymentCharges = Readonly<Partial<Record<PaymentMethod, PaymentCharge>>>;

/** How an order is paid, with what that adds or takes off. */
export type ChosenPayment = { method: PaymentMethod; charge: PaymentCharge | null };

/** The gateways that take a bank account beside cards (specification §7: card or bank data, PSE). */
const BANK_GATEWAYS = ['authorizenet', 'openpay'];

/** Who pays, as far as it decides the ways of paying: payterm days and the platforms of the company's gateways. */
export type Payer = { paytermDays: number; gateways: readonly string[] };

export const payerOf = ({ terms, gateways }: Pick<Customer, 'terms' | 'gateways'>): Payer => ({
  paytermDays: terms.days,
  gateways: gateways.map(({ platform }) => platform),
});

/** The ways of paying that a customer chooses from: none on terms, and none without a gateway (rules: May it be placed?). */
export function paymentMethods({ paytermDays, gateways }: Payer): PaymentMethod[] {
  if (buysOnTerms(paytermDays) || gateways.length === 0) return [];
  return gateways.some((gateway) => BANK_GATEWAYS.includes(gateway)) ? ['card', 'bank'] : ['card'];
}

/** The chosen way of paying with its charge; null while none is chosen, or when this customer doesn't have it. */
export function chosenPayment(
  chosen: PaymentMethod | null,
  payer: Payer,
  charges: PaymentCharges,
): ChosenPayment | null {
  const method = paymentMethods(payer).find((offered) => offered === chosen);
  return method ? { method, charge: charges[method] ?? null } : null;
}
