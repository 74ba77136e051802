import type { Customer } from '../access/customer.ts';
import type { PaymentCharge } from './paymentCharge.ts';

export type PaymentMethod = 'card' | 'bank';

export type PaymentCharges = Readonly<Partial<Record<PaymentMethod, PaymentCharge>>>;

export type ChosenPayment = { method: PaymentMethod; charge: PaymentCharge | null };

export type Payer = { gateways: readonly string[] };

export const toPayer = ({ gateways }: Pick<Customer, 'gateways'>): Payer => ({
  gateways: gateways.map(({ platform }) => platform),
});

/** Null while none of the offered methods is chosen, which means the payment terms where the customer has some. */
export function chosenPayment(
  chosen: PaymentMethod | null,
  methods: readonly PaymentMethod[],
  charges: PaymentCharges,
): ChosenPayment | null {
  const method = methods.find((offered) => offered === chosen);
  return method ? { method, charge: charges[method] ?? null } : null;
}
