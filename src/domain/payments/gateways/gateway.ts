import type { PaymentMethod } from '../paymentMethod.ts';

/** What the customer types in: a card, a bank account, or nothing, because the bank has a page of its own (PSE). */
export type PaymentEntry = 'card' | 'bank' | 'bank_page';

/**
 * `mayLeave`: paying may lead to a bank's page (PSE, 3-D Secure). `isRelayed`: card data goes through the
 * back office. `keySetting`: the payment setting with its public key; empty where the browser needs none.
 * `preauthorizes`: it reserves an order's amount (rules: Preauthorization).
 */
export type GatewayFacts = {
  entries: Readonly<Partial<Record<PaymentMethod, PaymentEntry>>>;
  mayLeave: boolean;
  isRelayed: boolean;
  keySetting: string;
  preauthorizes: boolean;
};
