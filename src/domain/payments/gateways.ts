import { authorizenet } from './gateways/authorizenet.ts';
import type { GatewayFacts } from './gateways/gateway.ts';
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

/** How a method is called: a bank account at which the customer pays on the bank's own page has another name. */
export const methodName = (
  method: PaymentMethod,
  { gateways }: { gateways: readonly string[] },
): PaymentMethod | 'bankPage' =>
  gatewayFor(method, gateways)?.entries[method] === 'bank_page' ? 'bankPage' : method;

/** None without a gateway. Customers with payment terms may pay now too (rules: May it be placed?). */
export const paymentMethods = ({ gateways }: Payer): PaymentMethod[] => {
  if (gateways.length === 0) return [];
  return gatewayFor('bank', gateways) ? ['card', 'bank'] : ['card'];
};
