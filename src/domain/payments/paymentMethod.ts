import type { Customer } from '../session/customer.ts';
import type { PaymentCharge } from './paymentCharge.ts';

export type PaymentMethod = 'card' | 'bank';

export type PaymentCharges = Readonly<Partial<Record<PaymentMethod, PaymentCharge>>>;

export type ChosenPayment = { method: PaymentMethod; charge: PaymentCharge | null };

/** Gateways that accept bank accounts beside cards (card or bank data, PSE; rules: Payment methods). */
const BANK_GATEWAYS = ['authorizenet', 'openpay'];

export type Payer = { gateways: readonly string[] };

export const toPayer = ({ gateways }: Pick<Customer, 'gateways'>): Payer => ({
  gateways: gateways.map(({ platform }) => platform),
});

/** None without a gateway. Customers with payment terms may pay now too (rules: May it be placed?). */
export function paymentMethods({ gateways }: Payer): PaymentMethod[] {
  if (gateways.length === 0) return [];
  return gateways.some((gateway) => BANK_GATEWAYS.includes(gateway)) ? ['card', 'bank'] : ['card'];
}

/** Null while none of the offered methods is chosen, which means the payment terms where the customer has some. */
export function chosenPayment(
  chosen: PaymentMethod | null,
  methods: readonly PaymentMethod[],
  charges: PaymentCharges,
): ChosenPayment | null {
  const method = methods.find((offered) => offered === chosen);
  return method ? { method, charge: charges[method] ?? null } : null;
}
