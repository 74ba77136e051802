import { authorizenet } from './gateways/authorizenet.ts';
import type { GatewayFacts, PaymentEntry } from './gateways/gateway.ts';
import { openpay } from './gateways/openpay.ts';
import { payu } from './gateways/payu.ts';
import type { Payer, PaymentMethod } from './paymentMethod.ts';

const LIST = [authorizenet, payu, openpay] as const;

export type GatewayName = (typeof LIST)[number]['name'];

export type Gateway = GatewayFacts & { name: GatewayName };

/** In the order in which a company's gateways are asked (rules: Payment methods). */
const GATEWAYS: readonly Gateway[] = LIST;

export const gatewayNamed = (platform: string | null): Gateway | null =>
  GATEWAYS.find(({ name }) => name === platform) ?? null;

export const gatewayFor = (method: PaymentMethod, gateways: readonly string[]): Gateway | null =>
  GATEWAYS.find(({ name, entries }) => gateways.includes(name) && entries[method]) ?? null;

export const entryFor = (method: PaymentMethod, gateways: readonly string[]): PaymentEntry | null =>
  gatewayFor(method, gateways)?.entries[method] ?? null;

/** None without a gateway. Customers with payment terms may pay now too (rules: May it be placed?). */
export const paymentMethods = ({ gateways }: Payer): PaymentMethod[] => {
  if (gateways.length === 0) return [];
  return gatewayFor('bank', gateways) ? ['card', 'bank'] : ['card'];
};
