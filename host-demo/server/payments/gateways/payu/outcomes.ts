import type { GatewayOutcome, UsedMethod } from '../gateway.ts';
import { declined, type FailureCode, failed, UNKNOWN } from '../outcomes.ts';
import type { ReportedOrder, ReportedTransaction, TransactionResponse } from './schema.ts';

/** PayU's responseCode values ("Response codes"). */
const CODES: Readonly<Record<string, FailureCode>> = {
  PAYMENT_NETWORK_REJECTED: 'declined',
  ENTITY_DECLINED: 'declined',
  CONTACT_THE_ENTITY: 'declined',
  RESTRICTED_CARD: 'declined',
  CREDIT_CARD_NOT_AUTHORIZED_FOR_INTERNET_TRANSACTIONS: 'declined',
  INSUFFICIENT_FUNDS: 'insufficient_funds',
  EXCEEDED_AMOUNT: 'amount_refused',
  INVALID_CARD: 'card_invalid',
  EXPIRED_CARD: 'card_expired',
  INVALID_EXPIRATION_DATE_OR_SECURITY_CODE: 'code_mismatch',
  REPEAT_TRANSACTION: 'duplicate',
  ANTIFRAUD_REJECTED: 'fraud',
  ABANDONED_TRANSACTION: 'abandoned',
};

/** What a transaction's response says. The state counts; `code` of the call doesn't. */
export const readResponse = (
  { state, transactionId, responseCode, ...response }: TransactionResponse,
  used: UsedMethod,
): GatewayOutcome => {
  const reference = transactionId;
  const message = response.responseMessage || response.paymentNetworkResponseErrorMessage;
  switch (state) {
    case 'APPROVED':
      return { state: 'captured', reference, used, saved: null };
    case 'PENDING':
    case 'SUBMITTED':
      return {
        state: 'pending_bank',
        reference,
        redirectUrl: response.extraParameters?.BANK_URL || null,
      };
    case 'DECLINED':
      return declined(CODES[responseCode] ?? 'declined', message);
    case 'EXPIRED':
      return { state: 'expired', reference };
    case 'ERROR':
      return failed(CODES[responseCode] ?? 'provider_error', message);
    default:
      return UNKNOWN;
  }
};

/** A payment may have several orders, of which those with money come first. */
const STATES = ['APPROVED', 'PENDING', 'SUBMITTED', 'DECLINED', 'EXPIRED', 'ERROR'];

const isRefund = ({ type, transactionResponse }: ReportedTransaction): boolean =>
  (type === 'REFUND' || type === 'VOID') && transactionResponse?.state === 'APPROVED';

export const chargeOf = (orders: readonly ReportedOrder[]) => {
  const charges = orders.flatMap((order) =>
    (order.transactions ?? [])
      .filter(({ type }) => type === 'AUTHORIZATION_AND_CAPTURE')
      .map((transaction) => ({ order, transaction })),
  );
  const rank = ({ transaction }: (typeof charges)[number]) =>
    STATES.indexOf(transaction.transactionResponse?.state ?? '');
  return charges.toSorted((one, other) => rank(one) - rank(other))[0];
};

export const readOrders = (orders: readonly ReportedOrder[]): GatewayOutcome => {
  if (orders.length === 0) return { state: 'not_found' };
  const charge = chargeOf(orders);
  if (!charge?.transaction.transactionResponse) return UNKNOWN;
  const { id, paymentMethod, creditCard, transactionResponse } = charge.transaction;
  if (charge.order.transactions?.some(isRefund)) return { state: 'refunded', reference: id };
  const used = { brand: paymentMethod, lastFour: creditCard?.maskedNumber.slice(-4) ?? '', expiry: '' };
  return readResponse({ ...transactionResponse, transactionId: id }, used);
};
