import type { PaymentMethod } from '../paymentMethod.ts';

/** What the customer types in: a card, a bank account, or nothing, because the bank has a page of its own (PSE). */
export type PaymentEntry = 'card' | 'bank' | 'bank_page';

export type GatewayFacts = {
  /** The methods that it takes. */
  entries: Readonly<Partial<Record<PaymentMethod, PaymentEntry>>>;
  /** Whether paying may lead to a bank's page (PSE, 3-D Secure). */
  mayLeave: boolean;
  /** Whether card data goes through the back office. */
  isRelayed: boolean;
  /** The payment setting with its public key; empty where the browser needs none. */
  keySetting: string;
  /** Whether it reserves an order's amount (rules: Preauthorization). */
  preauthorizes: boolean;
};
