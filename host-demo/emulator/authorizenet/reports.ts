import type { Payment, PaymentState } from '../payments.ts';
import { readText } from '../readText.ts';
import { messagesOf, refusal } from './answers.ts';
import { findPayment, isSettled, isSettledSince, type Refund, type Store } from './transactions.ts';

const STATUSES: Readonly<Record<PaymentState, string>> = {
  authorised: 'authorizedPendingCapture',
  captured: 'capturedPendingSettlement',
  voided: 'voided',
  // Its refunds are transactions of their own.
  refunded: 'settledSuccessfully',
  pending: 'underReview',
  held: 'FDSPendingReview',
  declined: 'declined',
  error: 'generalError',
  expired: 'expired',
};

const statusOf = (store: Store, payment: Payment): string =>
  payment.state === 'captured' && isSettled(store, payment) ? 'settledSuccessfully' : STATUSES[payment.state];

const DAY = 86_400_000;
const LONGEST_RANGE_MS = 31 * DAY;

const rowOf = (store: Store, payment: Payment) => ({
  transId: payment.id,
  submitTimeUTC: new Date(payment.createdAt).toISOString(),
  submitTimeLocal: new Date(payment.createdAt).toISOString().slice(0, -1),
  transactionStatus: statusOf(store, payment),
  invoiceNumber: payment.paymentId,
  accountType: payment.brand,
  accountNumber: `XXXX${payment.lastFour}`,
  settleAmount: Number(payment.captured === '0' ? payment.amount : payment.captured),
  marketType: 'eCommerce',
  product: 'Card Not Present',
});

type Row = ReturnType<typeof rowOf>;

const rowOfRefund = (store: Store, { id, payment, invoiceNumber, amount, at }: Refund): Row => ({
  ...rowOf(store, payment),
  transId: id,
  submitTimeUTC: new Date(at).toISOString(),
  submitTimeLocal: new Date(at).toISOString().slice(0, -1),
  transactionStatus: isSettledSince(store, at) ? 'refundSettledSuccessfully' : 'refundPendingSettlement',
  invoiceNumber,
  settleAmount: Number(amount),
});

/** Payments are gone after a reset of the emulator. */
const refundsOf = ({ refunds, payments }: Store, merchant: string): Refund[] => {
  const all = payments.ofMerchant('authorizenet', merchant);
  return refunds.filter(({ payment }) => all.includes(payment));
};

/** Rows of a page, the newest first; `offset` is the number of the page, from 1. */
const pageOf = (content: unknown, all: readonly Row[]) => {
  const limit = Number(readText(content, 'paging', 'limit') || 1_000);
  const start = (Number(readText(content, 'paging', 'offset') || 1) - 1) * limit;
  const newestFirst = all.toSorted((one, other) => (one.submitTimeUTC < other.submitTimeUTC ? 1 : -1));
  const rows = newestFirst.slice(start, start + limit);
  return {
    ...(rows.length > 0 && { transactions: rows }),
    totalNumInResultSet: rows.length,
    messages: messagesOf('I00001'),
  };
};

const WAITING: readonly PaymentState[] = ['authorised', 'captured', 'held', 'pending'];

/** getUnsettledTransactionListRequest: what still waits for a capture, a review or its settlement. */
export const listUnsettled = (store: Store, merchant: string, content: unknown) => {
  const payments = store.payments
    .ofMerchant('authorizenet', merchant)
    .map((payment) => findPayment(store, merchant, payment.id) ?? payment)
    .filter((payment) => WAITING.includes(payment.state) && !isSettled(store, payment));
  const refunds = refundsOf(store, merchant).filter(({ at }) => !isSettledSince(store, at));
  return pageOf(content, [
    ...payments.map((payment) => rowOf(store, payment)),
    ...refunds.map((refund) => rowOfRefund(store, refund)),
  ]);
};

const batchAfter = (time: number): number => Math.floor((time + DAY) / DAY);

const settledOf = (store: Store, merchant: string): { batch: number; row: Row }[] => [
  ...store.payments
    .ofMerchant('authorizenet', merchant)
    .filter((payment) => isSettled(store, payment))
    .map((payment) => ({ batch: batchAfter(payment.capturedAt ?? 0), row: rowOf(store, payment) })),
  ...refundsOf(store, merchant)
    .filter(({ at }) => isSettledSince(store, at))
    .map((refund) => ({ batch: batchAfter(refund.at), row: rowOfRefund(store, refund) })),
];

/** getSettledBatchListRequest: the batches of at most 31 days; without dates, of the last day. */
export const listBatches = (store: Store, merchant: string, content: unknown) => {
  const now = store.clock().getTime();
  const last = Date.parse(readText(content, 'lastSettlementDate')) || now;
  const first = Date.parse(readText(content, 'firstSettlementDate')) || last - DAY;
  if (last - first > LONGEST_RANGE_MS) return refusal('E00003', 'The date range may not be over 31 days.');
  const isWithin = (batch: number) => (batch + 1) * DAY >= first && batch * DAY <= last;
  const batches = [...new Set(settledOf(store, merchant).map(({ batch }) => batch))].filter(isWithin);
  return {
    ...(batches.length > 0 && {
      batchList: batches.map((batch) => ({
        batchId: String(batch),
        settlementTimeUTC: new Date(batch * DAY).toISOString(),
        settlementState: 'settledSuccessfully',
        paymentMethod: 'creditCard',
      })),
    }),
    messages: messagesOf('I00001'),
  };
};

/** getTransactionListRequest: the transactions of a settled batch. */
export const listBatch = (store: Store, merchant: string, content: unknown) => {
  const batch = readText(content, 'batchId');
  const settled = settledOf(store, merchant).filter((each) => String(each.batch) === batch);
  return pageOf(
    content,
    settled.map(({ row }) => row),
  );
};

export const readDetails = (store: Store, merchant: string, content: unknown) => {
  const payment = findPayment(store, merchant, readText(content, 'transId'));
  if (!payment) return refusal('E00040');
  const { accountType, accountNumber, settleAmount, transactionStatus, ...row } = rowOf(store, payment);
  const means =
    payment.method === 'card'
      ? { creditCard: { cardNumber: accountNumber, expirationDate: 'XXXX', cardType: accountType } }
      : { bankAccount: { routingNumber: 'XXXX', accountNumber, nameOnAccount: '', echeckType: 'WEB' } };
  return {
    transaction: {
      transId: row.transId,
      submitTimeUTC: row.submitTimeUTC,
      submitTimeLocal: row.submitTimeLocal,
      transactionStatus,
      responseReasonCode: Number(payment.reason),
      order: { invoiceNumber: row.invoiceNumber },
      authAmount: Number(payment.amount),
      settleAmount,
      payment: means,
    },
    messages: messagesOf('I00001'),
  };
};
