import type * as v from 'valibot';
import type { GatewayOutcome, UsedMethod } from '../gateway.ts';
import { declined, type FailureCode, failed, UNKNOWN } from '../outcomes.ts';
import type { detailsWire, TransactionRow, transactionWire } from './schema.ts';

/** The provider's reason codes (its response code tool). */
const REASONS: Readonly<Record<string, FailureCode>> = {
  2: 'declined',
  3: 'declined',
  4: 'declined',
  5: 'amount_refused',
  6: 'card_invalid',
  7: 'card_invalid',
  8: 'card_expired',
  11: 'duplicate',
  13: 'configuration',
  16: 'not_found',
  27: 'address_mismatch',
  44: 'code_mismatch',
  47: 'amount_refused',
  54: 'not_supported',
  55: 'amount_refused',
  65: 'code_mismatch',
};

/** Refusals of a request as a whole: nothing was charged. */
const REFUSALS: Readonly<Record<string, FailureCode>> = {
  E00003: 'configuration',
  E00007: 'configuration',
  E00015: 'configuration',
  E00027: 'provider_error',
  E00040: 'saved_method_gone',
  E00053: 'provider_error',
  E00104: 'provider_error',
  E00113: 'token_used',
  E00114: 'token_used',
  E00115: 'token_expired',
  E00116: 'token_foreign',
};

export const BANK_ACCOUNT = 'eCheck';

const usedOf = (accountType: string, accountNumber: string): UsedMethod => ({
  brand: accountType,
  lastFour: accountNumber.slice(-4),
  expiry: '',
});

/** What a createTransactionResponse says; `good`: the state of an approved one. The response code counts, not the result code. */
export const readTransaction = (
  { transactionResponse, messages }: v.InferOutput<typeof transactionWire>,
  good: 'authorised' | 'captured',
): GatewayOutcome => {
  const [message] = messages?.message ?? [];
  if (!transactionResponse?.responseCode) {
    const code = REFUSALS[message?.code ?? ''];
    return code ? failed(code, message?.text) : UNKNOWN;
  }
  const { responseCode, transId, accountType, accountNumber, errors } = transactionResponse;
  const used = usedOf(accountType, accountNumber);
  if (responseCode === '1') return { state: good, reference: transId, used, saved: null };
  if (responseCode === '4') return { state: 'held', reference: transId, used };
  const { errorCode = '', errorText = message?.text ?? '' } = errors?.[0] ?? {};
  if (responseCode === '2') return declined(REASONS[errorCode] ?? 'declined', errorText);
  return responseCode === '3' ? failed(REASONS[errorCode] ?? 'provider_error', errorText) : UNKNOWN;
};

/** The provider's transactionStatus values; the first ones win when a payment has several transactions. */
const STATUSES: Readonly<Record<string, GatewayOutcome['state']>> = {
  refundSettledSuccessfully: 'refunded',
  refundPendingSettlement: 'refunded',
  settledSuccessfully: 'captured',
  capturedPendingSettlement: 'captured',
  couldNotVoid: 'captured',
  authorizedPendingCapture: 'authorised',
  FDSPendingReview: 'held',
  FDSAuthorizedPendingReview: 'held',
  underReview: 'held',
  approvedReview: 'held',
  voided: 'voided',
  expired: 'expired',
  declined: 'declined',
  failedReview: 'declined',
  communicationError: 'error',
  generalError: 'error',
  settlementError: 'error',
};
const ORDER = Object.keys(STATUSES);

const outcomeOf = (status: string, reference: string, used: UsedMethod): GatewayOutcome => {
  const state = STATUSES[status];
  switch (state) {
    case 'authorised':
    case 'captured':
      return { state, reference, used, saved: null };
    case 'held':
      return { state, reference, used };
    case 'voided':
    case 'expired':
    case 'refunded':
      return { state, reference };
    case 'declined':
      return declined('declined');
    case 'error':
      return failed('provider_error');
    default:
      return UNKNOWN;
  }
};

export const statusOutcome = (rows: readonly TransactionRow[]): GatewayOutcome => {
  const rank = ({ transactionStatus }: TransactionRow) => ORDER.indexOf(transactionStatus);
  const [row] = rows.toSorted((one, other) => rank(one) - rank(other));
  if (!row) return { state: 'not_found' };
  return outcomeOf(row.transactionStatus, row.transId, usedOf(row.accountType, row.accountNumber));
};

export const readDetails = (
  transaction: NonNullable<v.InferOutput<typeof detailsWire>['transaction']>,
): GatewayOutcome => {
  const { creditCard, bankAccount } = transaction.payment ?? {};
  const used = creditCard
    ? usedOf(creditCard.cardType, creditCard.cardNumber)
    : usedOf(BANK_ACCOUNT, bankAccount?.accountNumber ?? '');
  return outcomeOf(transaction.transactionStatus, transaction.transId, used);
};
