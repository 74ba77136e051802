import type { PaymentMethod } from './paymentMethod.ts';

export type GatewayName = 'authorizenet' | 'payu' | 'openpay';

/** In the order in which a company's gateways are asked (rules: Payment methods). */
const GATEWAYS: Readonly<Record<PaymentMethod, readonly GatewayName[]>> = {
  card: ['authorizenet', 'payu', 'openpay'],
  bank: ['authorizenet', 'openpay'],
};

/** The gateway that takes the method; null when the company has none that does. */
export function gatewayFor(method: PaymentMethod, gateways: readonly string[]): GatewayName | null {
  return GATEWAYS[method].find((name) => gateways.includes(name)) ?? null;
}

/** What the customer types in: a card, a bank account, or nothing, because the bank has a page of its own (PSE). */
export type PaymentEntry = 'card' | 'bank' | 'bank_page';

export function entryFor(method: PaymentMethod, gateways: readonly string[]): PaymentEntry | null {
  const gateway = gatewayFor(method, gateways);
  if (!gateway) return null;
  return method === 'bank' && gateway === 'openpay' ? 'bank_page' : method;
}
