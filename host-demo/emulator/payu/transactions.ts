import { randomInt, randomUUID } from 'node:crypto';
import type { Faults } from '../faults.ts';
import { EMULATOR_MERCHANTS, type PayuMerchant } from '../merchants.ts';
import type { Notifier } from '../notifier.ts';
import type { Ending, Payment, PaymentState, Payments } from '../payments.ts';
import { readAt, readText } from '../readText.ts';
import { confirmationSignature, isSigned, returnSignature } from './signatures.ts';
import { POL_CODES, payuState } from './states.ts';
import type { PayuCard, PayuTokens } from './tokens.ts';

type Order = {
  orderId: number;
  notifyUrl: string;
  responseUrl: string;
  description: string;
  email: string;
  paymentMethod: string;
  masked: string;
};

export type PayuStore = {
  clock: () => Date;
  origin: () => string;
  payments: Payments;
  faults: Faults;
  notifier: Notifier;
  tokens: PayuTokens;
  orders: Map<string, Order>;
};

const merchantOf = ({ merchant }: Payment): PayuMerchant => {
  const found = Object.values(EMULATOR_MERCHANTS.payu).find(({ merchantId }) => merchantId === merchant);
  if (!found) throw new Error(`PayU has no merchant ${merchant}`);
  return found;
};

export const refusal = (error: string) => ({ code: 'ERROR', error, transactionResponse: null });

export const returnQuery = ({ faults, orders }: PayuStore, payment: Payment): Record<string, string> => {
  const { paymentId, currency, amount, reason } = payment;
  const { state, transactionState } = payuState(payment.state);
  const value = Number(amount).toFixed(2);
  const order = orders.get(payment.id);
  const merchant = merchantOf(payment);
  const signature = faults.take('bad-signature', paymentId)
    ? 'f'.repeat(32)
    : returnSignature(merchant, paymentId, value, currency, transactionState);
  return {
    merchantId: merchant.merchantId,
    merchant_name: merchant.name,
    telephone: '',
    transactionState: String(transactionState),
    lapTransactionState: state,
    polTransactionState: String(transactionState === 7 ? 14 : transactionState),
    polResponseCode: String(POL_CODES[reason] ?? 9999),
    lapResponseCode: reason,
    message: state,
    referenceCode: paymentId,
    reference_pol: String(order?.orderId ?? ''),
    transactionId: payment.id,
    description: order?.description ?? '',
    TX_VALUE: value,
    TX_TAX: '.00',
    currency,
    lng: 'es',
    buyerEmail: order?.email ?? '',
    lapPaymentMethod: order?.paymentMethod ?? '',
    signature,
  };
};

const confirm = ({ faults, notifier, orders }: PayuStore, payment: Payment): void => {
  const order = orders.get(payment.id);
  if (!order?.notifyUrl) return;
  const { paymentId, currency, amount, reason } = payment;
  const { transactionState, state } = payuState(payment.state);
  const value = Number(amount).toFixed(2);
  const merchant = merchantOf(payment);
  const sign = faults.take('bad-signature', paymentId)
    ? 'f'.repeat(32)
    : confirmationSignature(merchant, paymentId, value, currency, transactionState);
  const body = new URLSearchParams({
    merchant_id: merchant.merchantId,
    state_pol: String(transactionState),
    response_code_pol: String(POL_CODES[reason] ?? 9999),
    response_message_pol: reason,
    reference_sale: paymentId,
    reference_pol: String(order.orderId),
    transaction_id: payment.id,
    value,
    currency,
    sign,
    attempts: '1',
    payment_method_name: order.paymentMethod,
    description: order.description,
    message: state,
    test: '1',
  });
  const contentType = 'application/x-www-form-urlencoded';
  notifier.notify(paymentId, { url: order.notifyUrl, contentType, body: body.toString() });
};

const transactionResponse = ({ orders, clock, origin }: PayuStore, payment: Payment) => {
  const order = orders.get(payment.id);
  const hasPage = payment.state === 'pending' && payment.reason === 'PENDING_TRANSACTION_CONFIRMATION';
  return {
    orderId: order?.orderId ?? null,
    transactionId: payment.id,
    state: payuState(payment.state).state,
    paymentNetworkResponseCode: null,
    paymentNetworkResponseErrorMessage: null,
    trazabilityCode: payment.id.slice(0, 8),
    authorizationCode: payment.state === 'captured' ? payment.id.slice(-6) : null,
    pendingReason: payment.state === 'pending' ? 'AWAITING_NOTIFICATION' : null,
    responseCode: payment.reason,
    errorCode: null,
    responseMessage: null,
    transactionDate: null,
    transactionTime: null,
    operationDate: clock().getTime(),
    extraParameters:
      hasPage && order?.responseUrl ? { BANK_URL: `${origin()}/payu/bank/${payment.id}` } : null,
  };
};

type Verdict = { state: PaymentState; reason: string };

const ENDINGS: Readonly<Record<Ending, Verdict>> = {
  approved: { state: 'captured', reason: 'APPROVED' },
  declined: { state: 'declined', reason: 'ENTITY_DECLINED' },
  expired: { state: 'expired', reason: 'EXPIRED_TRANSACTION' },
};
const BY_NAME: Readonly<Record<string, Verdict>> = {
  APPROVED: ENDINGS.approved,
  REJECTED: { state: 'declined', reason: 'PAYMENT_NETWORK_REJECTED' },
  PENDING: { state: 'pending', reason: 'PENDING_TRANSACTION_CONFIRMATION' },
};
const BY_OUTCOME: Readonly<Record<PayuCard['outcome'], Verdict>> = {
  approved: ENDINGS.approved,
  silent: ENDINGS.approved,
  declined: ENDINGS.declined,
  funds: { state: 'declined', reason: 'INSUFFICIENT_FUNDS' },
  error: { state: 'error', reason: 'INTERNAL_PAYMENT_PROVIDER_ERROR' },
};

const judge = ({ clock, faults }: PayuStore, card: PayuCard, paymentId: string, code: string): Verdict => {
  if (clock().getTime() >= card.endsAt) return { state: 'declined', reason: 'EXPIRED_CARD' };
  if (/^6666?$/.test(code)) return { state: 'declined', reason: 'INVALID_EXPIRATION_DATE_OR_SECURITY_CODE' };
  if (faults.take('pending', paymentId)) return { state: 'pending', reason: 'PENDING_TRANSACTION_REVIEW' };
  return BY_NAME[card.name.toUpperCase()] ?? BY_OUTCOME[card.outcome];
};

const problemOf = (
  merchant: PayuMerchant,
  order: unknown,
  value: number,
  currency: string,
): string | null => {
  const reference = readText(order, 'referenceCode');
  if (readText(order, 'accountId') !== merchant.accountId) return 'The account does not exist';
  if (!reference || reference.length > 255) return 'order.referenceCode: size must be between 1 and 255';
  if (!(value > 0)) return 'additionalValues.TX_VALUE: must be greater than 0';
  if (currency === 'COP' && !Number.isInteger(value)) return 'TX_VALUE: COP has no decimals';
  return isSigned(merchant, readText(order, 'signature'), { reference, value, currency })
    ? null
    : 'The signature is invalid';
};

/** SUBMIT_TRANSACTION of a card. Null: the card answers nothing. */
const charge = (store: PayuStore, merchant: PayuMerchant, transaction: unknown) => {
  const { payments, faults, tokens, orders } = store;
  const order = readAt(transaction, 'order');
  const amount = readAt(order, 'additionalValues', 'TX_VALUE');
  const [value, currency] = [Number(readText(amount, 'value')), readText(amount, 'currency')];
  const problem = problemOf(merchant, order, value, currency);
  if (problem) return refusal(problem);
  const card = tokens.find(merchant.merchantId, readText(transaction, 'creditCardTokenId'));
  if (!card) return refusal('The credit card token does not exist');
  const paymentId = readText(order, 'referenceCode');
  const isPaid = ({ state }: Payment) => ['captured', 'pending', 'refunded'].includes(state);
  const repeated = payments
    .ofMerchant('payu', merchant.merchantId)
    .some((payment) => payment.paymentId === paymentId && isPaid(payment));
  if (card.outcome === 'silent' && !repeated && !faults.take('silent-card-charges', paymentId)) return null;
  const { state, reason }: Verdict = repeated
    ? { state: 'declined', reason: 'REPEAT_TRANSACTION' }
    : judge(store, card, paymentId, readText(transaction, 'creditCard', 'securityCode'));
  const payment = payments.add({
    provider: 'payu',
    merchant: merchant.merchantId,
    id: randomUUID(),
    paymentId,
    amount: String(value),
    currency,
    method: 'card',
    brand: card.brand,
    lastFour: card.lastFour,
    state,
    reason,
  });
  orders.set(payment.id, {
    orderId: randomInt(1_000_000_000, 1_999_999_999),
    notifyUrl: readText(order, 'notifyUrl'),
    responseUrl: readText(transaction, 'extraParameters', 'RESPONSE_URL'),
    description: readText(order, 'description'),
    email: readText(order, 'buyer', 'emailAddress'),
    paymentMethod: readText(transaction, 'paymentMethod'),
    masked: card.masked,
  });
  if (state !== 'pending' && !repeated) confirm(store, payment);
  if (card.outcome === 'silent') return null;
  return { code: 'SUCCESS', error: null, transactionResponse: transactionResponse(store, payment) };
};

/** REFUND and VOID: Colombia reviews them, so the answer is PENDING; here they are approved at once. */
const refund = (store: PayuStore, { merchantId }: PayuMerchant, transaction: unknown) => {
  const payment = store.payments.find('payu', readText(transaction, 'parentTransactionId'));
  const orderId = readText(transaction, 'order', 'id');
  if (payment?.merchant !== merchantId || String(store.orders.get(payment.id)?.orderId) !== orderId)
    return refusal('The order does not exist');
  if (payment.state !== 'captured') return refusal('The transaction can not be refunded');
  const value = readText(transaction, 'additionalValues', 'TX_VALUE', 'value');
  const currency = readText(transaction, 'additionalValues', 'TX_VALUE', 'currency');
  if (value && currency !== payment.currency) return refusal('The currency differs from that of the order');
  store.payments.change(payment, 'refunded', value || payment.amount);
  const response = { ...transactionResponse(store, payment), transactionId: randomUUID() };
  const pending = {
    state: 'PENDING',
    pendingReason: 'PENDING_REVIEW',
    responseCode: 'PENDING_TRANSACTION_REVIEW',
  };
  return { code: 'SUCCESS', error: null, transactionResponse: { ...response, ...pending } };
};

export const submit = (store: PayuStore, merchant: PayuMerchant, transaction: unknown) => {
  const type = readText(transaction, 'type');
  if (type === 'AUTHORIZATION_AND_CAPTURE') return charge(store, merchant, transaction);
  return type === 'REFUND' || type === 'VOID'
    ? refund(store, merchant, transaction)
    : refusal(`Invalid type ${type}`);
};

export const endPending = (store: PayuStore, payment: Payment, ending: Ending): void => {
  payment.reason = ENDINGS[ending].reason;
  store.payments.change(payment, ENDINGS[ending].state);
  confirm(store, payment);
};

export const ordersOf = (store: PayuStore, merchant: PayuMerchant, reference: string) => {
  const payments = store.payments
    .ofMerchant('payu', merchant.merchantId)
    .filter(({ paymentId }) => paymentId === reference);
  if (payments.length === 0) return null;
  const payload = payments.map((payment) => {
    const order = store.orders.get(payment.id);
    const charged = {
      id: payment.id,
      order: null,
      creditCard: { maskedNumber: order?.masked, name: null },
      type: 'AUTHORIZATION_AND_CAPTURE',
      paymentMethod: order?.paymentMethod,
      transactionResponse: transactionResponse(store, payment),
    };
    const refunded = {
      ...charged,
      id: `${payment.id}-refund`,
      type: 'REFUND',
      parentTransactionId: payment.id,
      transactionResponse: { state: 'APPROVED', responseCode: 'APPROVED' },
    };
    return {
      id: order?.orderId,
      accountId: merchant.accountId,
      status: payment.state === 'captured' ? 'CAPTURED' : 'IN_PROGRESS',
      referenceCode: payment.paymentId,
      additionalValues: { TX_VALUE: { value: Number(payment.amount), currency: payment.currency } },
      transactions: payment.state === 'refunded' ? [refunded, charged] : [charged],
    };
  });
  return { payload };
};
