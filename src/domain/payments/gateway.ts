import type { Payer, PaymentMethod } from './paymentMethod.ts';

export type GatewayName = 'authorizenet' | 'payu' | 'openpay';

/** What the customer types in: a card, a bank account, or nothing, because the bank has a page of its own (PSE). */
export type PaymentEntry = 'card' | 'bank' | 'bank_page';

type Gateway = {
  /** The methods that it takes. */
  entries: Readonly<Partial<Record<PaymentMethod, PaymentEntry>>>;
  /** Whether paying may lead to a bank's page (PSE, 3-D Secure). */
  mayLeave: boolean;
  /** Whether card data goes through the back office. */
  isRelayed: boolean;
  /** The payment setting with its public key; empty where the browser needs none. */
  keySetting: string;
};

/** In the order in which a company's gateways are asked (rules: Payment methods). */
export const GATEWAYS: Readonly<Record<GatewayName, Gateway>> = {
  authorizenet: {
    entries: { card: 'card', bank: 'bank' },
    mayLeave: false,
    isRelayed: false,
    keySetting: 'authorizenet.clientKey',
  },
  payu: { entries: { card: 'card' }, mayLeave: false, isRelayed: true, keySetting: '' },
  openpay: {
    entries: { card: 'card', bank: 'bank_page' },
    mayLeave: true,
    isRelayed: false,
    keySetting: 'openpay.publicKey',
  },
};

export const isGateway = (name: string): name is GatewayName => Object.hasOwn(GATEWAYS, name);

const NAMES = Object.keys(GATEWAYS).filter(isGateway);

/** The gateway that takes the method; null when the company has none that does. */
export const gatewayFor = (method: PaymentMethod, gateways: readonly string[]): GatewayName | null =>
  NAMES.find((name) => gateways.includes(name) && GATEWAYS[name].entries[method]) ?? null;

export const entryFor = (method: PaymentMethod, gateways: readonly string[]): PaymentEntry | null => {
  const name = gatewayFor(method, gateways);
  return (name && GATEWAYS[name].entries[method]) ?? null;
};

export const mayLeave = (gateway: GatewayName | null): boolean =>
  gateway !== null && GATEWAYS[gateway].mayLeave;

/** None without a gateway. Customers with payment terms may pay now too (rules: May it be placed?). */
export const paymentMethods = ({ gateways }: Payer): PaymentMethod[] => {
  if (gateways.length === 0) return [];
  return gatewayFor('bank', gateways) ? ['card', 'bank'] : ['card'];
};
