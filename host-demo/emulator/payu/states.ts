import type { PaymentState } from '../payments.ts';

/** A state of a transaction in PayU's words: of its API, of the return page and of confirmations. */
type PayuState = { state: string; transactionState: number };

const STATES: Readonly<Partial<Record<PaymentState, PayuState>>> = {
  captured: { state: 'APPROVED', transactionState: 4 },
  refunded: { state: 'APPROVED', transactionState: 4 },
  declined: { state: 'DECLINED', transactionState: 6 },
  expired: { state: 'EXPIRED', transactionState: 5 },
  pending: { state: 'PENDING', transactionState: 7 },
};

export const payuState = (state: PaymentState): PayuState =>
  STATES[state] ?? { state: 'ERROR', transactionState: 104 };

/** polResponseCode of each responseCode. Source: PayU's "Response codes". */
export const POL_CODES: Readonly<Record<string, number>> = {
  APPROVED: 1,
  PAYMENT_NETWORK_REJECTED: 4,
  ENTITY_DECLINED: 5,
  INSUFFICIENT_FUNDS: 6,
  EXPIRED_CARD: 9,
  INVALID_EXPIRATION_DATE_OR_SECURITY_CODE: 12,
  REPEAT_TRANSACTION: 13,
  EXPIRED_TRANSACTION: 20,
  PENDING_TRANSACTION_CONFIRMATION: 25,
  INTERNAL_PAYMENT_PROVIDER_ERROR: 9999,
};
