/** What the provider says of a card or account that was used; nothing more of it is kept. */
export type UsedMethod = {
  brand: string;
  lastFour: string;
  /** MM/YY; empty for bank accounts and where the provider doesn't say. */
  expiry: string;
};

export type SavedReference = { customerId: string; methodId: string };

export type GatewayOutcome =
  | { state: 'authorised' | 'captured'; reference: string; used: UsedMethod; saved: SavedReference | null }
  | { state: 'pending_bank'; reference: string; redirectUrl: string | null }
  | { state: 'held'; reference: string; used: UsedMethod }
  /** `code` is one of ours (declined, provider_error, card_expired, insufficient_funds, token_used, …), `message` the provider's. */
  | { state: 'declined' | 'error'; code: string; message: string }
  | { state: 'expired' | 'voided' | 'refunded'; reference: string }
  | { state: 'not_found' }
  /** No answer in time, or none that can be read. */
  | { state: 'unknown' };

export type PaymentSource =
  | { kind: 'token'; descriptor: string; value: string; securityCode: string | null }
  | { kind: 'saved'; reference: SavedReference; securityCode: string | null };

/** `amount` has the currency's decimals (COP none). `paymentId` is the provider's reference for it, unique and of 20 characters. */
export type GatewayCharge = {
  paymentId: string;
  amount: string;
  currency: string;
  payform: 'credit_card' | 'bank_account';
  description: string;
  source: PaymentSource;
  saves: boolean;
  payer: { id: string; name: string; email: string; phone: string; document: string };
  /** The payer's address and browser, which the providers' fraud checks want. */
  device: { ip: string; userAgent: string; sessionId: string };
  installments: number;
  returnUrl: string;
  notifyUrl: string;
};

export type BankTransfer = Omit<GatewayCharge, 'source' | 'saves' | 'payform' | 'installments'>;

type TokenizableCard = {
  /** The customer's id at the company, which the provider keeps beside the token. */
  payerId: string;
  number: string;
  name: string;
  /** YYYY/MM */
  expiration: string;
  brand: string;
  identification: string;
};

/** A confirmation that arrived; its content is never believed without `lookUp`. */
type Confirmation = { paymentId: string } | { refused: 'bad_signature' | 'malformed' };

/**
 * One provider for one company. No method throws: a lost or unreadable answer is `unknown`. None is ever repeated by
 * itself. `timeoutMs`: 30 s, and 60 s for the payment flow (rules: Requests).
 */
export type Gateway = {
  platform: 'authorizenet' | 'payu' | 'openpay';
  authorise(charge: GatewayCharge): Promise<GatewayOutcome>;
  charge(charge: GatewayCharge): Promise<GatewayOutcome>;
  /** Opens a bank transfer; `pending_bank` with the bank's page. Only Openpay (PSE). */
  startBankTransfer(transfer: BankTransfer): Promise<GatewayOutcome>;
  capture(payment: { paymentId: string; reference: string; amount: string }): Promise<GatewayOutcome>;
  void(payment: { paymentId: string; reference: string }): Promise<GatewayOutcome>;
  refund(
    payment: Pick<GatewayCharge, 'paymentId' | 'amount' | 'currency'> & { reference: string },
  ): Promise<GatewayOutcome>;
  /** The true state by our id, whatever an answer, a return page or a confirmation said. `not_found`: nothing was charged. */
  lookUp(payment: {
    paymentId: string;
    reference: string | null;
    /** When it was sent: how far back the provider is searched. Default: as far as the provider allows. */
    sentAt?: Date;
  }): Promise<GatewayOutcome>;
  /** PayU only: the token of a card number. */
  tokenize(card: TokenizableCard): Promise<{ token: string } | { code: string; message: string } | null>;
  removeSaved(reference: SavedReference): Promise<boolean>;
  /** Checks a confirmation's signature, or its form where the provider signs none. */
  readConfirmation(body: Readonly<Record<string, unknown>>): Confirmation;
  /** Checks the query of the page that the provider returned the browser to; null when its signature is wrong. */
  readReturn(query: Readonly<Record<string, string>>): { paymentId: string } | null;
};

/** A gateway's settings of one company, from the table `payment_gateways`. Keys are the company's; secret ones never leave the server. */
export type GatewaySettings =
  | { platform: 'authorizenet'; apiBase: string; loginId: string; transactionKey: string }
  | {
      platform: 'payu';
      apiBase: string;
      reportsBase: string;
      apiLogin: string;
      apiKey: string;
      merchantId: string;
      accountId: string;
      isTest: boolean;
    }
  | { platform: 'openpay'; apiBase: string; merchantId: string; privateKey: string };

export type GatewayOptions = {
  timeoutMs?: number;
  clock?: () => Date;
};
