import type { Answer } from '../answering.ts';
import type { Faults } from '../faults.ts';
import type { Notifier } from '../notifier.ts';
import type { Ending, Payment, Payments } from '../payments.ts';
import { readText } from '../readText.ts';
import { withQuery } from '../returning.ts';
import { describeCard, newId, type OpenpayCard, type OpenpayCards } from './cards.ts';
import { errorAnswer } from './errors.ts';

type Charge = {
  description: string;
  redirectUrl: string;
  /** The page that the person is sent to; empty for charges without one. */
  page: string;
  card: OpenpayCard | null;
  errorMessage: string | null;
};

export type OpenpayStore = {
  clock: () => Date;
  origin: () => string;
  payments: Payments;
  faults: Faults;
  notifier: Notifier;
  cards: OpenpayCards;
  charges: Map<string, Charge>;
  webhooks: Map<string, string>;
};

const statusOf = ({ state, method }: Payment): string => {
  if (state === 'pending') return method === 'card' ? 'charge_pending' : 'in_progress';
  if (state === 'captured') return 'completed';
  if (state === 'expired') return 'cancelled';
  return state === 'refunded' ? 'refunded' : 'failed';
};

export const describeCharge = ({ charges }: OpenpayStore, payment: Payment) => {
  const charge = charges.get(payment.id);
  const { card = null, description = '', errorMessage = null, page = '' } = charge ?? {};
  const date = new Date(payment.createdAt).toISOString();
  return {
    id: payment.id,
    authorization: payment.state === 'captured' ? payment.id.slice(-6) : null,
    operation_type: 'in',
    transaction_type: 'charge',
    status: statusOf(payment),
    conciliated: false,
    creation_date: date,
    operation_date: payment.events.at(-1)?.at ?? date,
    description,
    error_message: errorMessage,
    order_id: payment.paymentId,
    amount: Number(payment.amount),
    currency: payment.currency,
    method: payment.method === 'card' ? 'card' : 'bank_account',
    ...(card && { card: describeCard(card) }),
    ...(payment.state === 'pending' && page && { payment_method: { type: 'redirect', url: page } }),
    ...(Number(payment.refunded) > 0 && { refund: { amount: Number(payment.refunded) } }),
  };
};

const EVENTS: Readonly<Record<string, string>> = {
  completed: 'charge.succeeded',
  failed: 'charge.failed',
  cancelled: 'transaction.expired',
  refunded: 'charge.refunded',
};

const announce = (store: OpenpayStore, payment: Payment): void => {
  const url = store.webhooks.get(payment.merchant);
  const transaction = describeCharge(store, payment);
  const type = EVENTS[transaction.status] ?? 'charge.created';
  const body = JSON.stringify({ type, event_date: store.clock().toISOString(), transaction });
  if (url) store.notifier.notify(payment.paymentId, { url, contentType: 'application/json', body });
};

export const endCharge = (store: OpenpayStore, payment: Payment, ending: Ending): void => {
  const charge = store.charges.get(payment.id);
  if (charge && ending === 'declined') charge.errorMessage = 'The charge was refused';
  payment.reason = ending === 'declined' ? '3001' : '';
  const states = { approved: 'captured', declined: 'declined', expired: 'expired' } as const;
  store.payments.change(payment, states[ending]);
  announce(store, payment);
};

const REFUSALS: Readonly<Partial<Record<OpenpayCard['outcome'], number>>> = {
  declined: 3001,
  funds: 3003,
  error: 1017,
};

const problemOf = (store: OpenpayStore, merchant: string, body: unknown): Answer => {
  const text = (name: string) => readText(body, name);
  const amount = Number(text('amount'));
  if (!(amount > 0)) return errorAnswer(1001, 'amount must be greater than 0');
  if (text('currency') === 'COP' && !Number.isInteger(amount))
    return errorAnswer(1001, 'amount must be an integer in COP');
  if (!text('description') || text('description').length > 250)
    return errorAnswer(1001, 'description is required, of at most 250 characters');
  if (text('order_id').length > 100) return errorAnswer(1001, 'order_id is too long');
  if (!readText(body, 'customer', 'name') || !readText(body, 'customer', 'email'))
    return errorAnswer(1001, 'customer.name and customer.email are required');
  const isSame = ({ paymentId }: Payment) => text('order_id') !== '' && paymentId === text('order_id');
  return store.payments.ofMerchant('openpay', merchant).some(isSame) ? errorAnswer(1006) : null;
};

const add = (
  store: OpenpayStore,
  merchant: string,
  body: unknown,
  charge: Charge,
  state: Payment['state'],
  reason: string,
): Payment => {
  const { card } = charge;
  const payment = store.payments.add({
    provider: 'openpay',
    merchant,
    id: newId(),
    paymentId: readText(body, 'order_id'),
    amount: readText(body, 'amount'),
    currency: readText(body, 'currency'),
    method: card ? 'card' : 'bank',
    brand: card?.brand ?? 'PSE',
    lastFour: card?.lastFour ?? '',
    state,
    reason,
  });
  store.charges.set(payment.id, charge);
  return payment;
};

const created = (store: OpenpayStore, payment: Payment): Answer => {
  announce(store, payment);
  return { status: 200, body: describeCharge(store, payment) };
};

const newCharge = (body: unknown, card: OpenpayCard | null): Charge => ({
  description: readText(body, 'description'),
  redirectUrl: readText(body, 'redirect_url'),
  page: '',
  card,
  errorMessage: null,
});

const redirected = (store: OpenpayStore, merchant: string, body: unknown, charge: Charge, path: string) => {
  if (!charge.redirectUrl) return errorAnswer(1001, 'redirect_url is required');
  const payment = add(store, merchant, body, charge, 'pending', '');
  charge.page = `${store.origin()}/openpay/${path}/${payment.id}`;
  return created(store, payment);
};

const chargeCard = (store: OpenpayStore, merchant: string, body: unknown): Answer => {
  const { cards, clock, faults } = store;
  const card = cards.source(readText(body, 'source_id'));
  if (!card) return errorAnswer(1005);
  const charge = newCharge(body, card);
  const isSecured = readText(body, 'use_3d_secure') === 'true' && card.security !== 'none';
  if (isSecured) {
    const path = card.security.startsWith('frictionless') ? '3ds/frictionless' : '3ds';
    return redirected(store, merchant, body, charge, path);
  }
  const isSilent = card.outcome === 'silent';
  if (isSilent && !faults.take('silent-card-charges', readText(body, 'order_id'))) return null;
  const code = clock().getTime() >= card.endsAt ? 3002 : REFUSALS[card.outcome];
  if (code === undefined) {
    const payment = add(store, merchant, body, charge, 'captured', '');
    const answer = created(store, payment);
    return isSilent ? null : answer;
  }
  const refusal = errorAnswer(code);
  charge.errorMessage = refusal.body.description;
  announce(store, add(store, merchant, body, charge, code === 1017 ? 'error' : 'declined', String(code)));
  return refusal;
};

/** POST /charges. Null: no answer ever comes. */
export const createCharge = (store: OpenpayStore, merchant: string, body: unknown): Answer => {
  const problem = problemOf(store, merchant, body);
  if (problem) return problem;
  const method = readText(body, 'method');
  if (method === 'card') return chargeCard(store, merchant, body);
  if (method === 'bank_account') return redirected(store, merchant, body, newCharge(body, null), 'pse');
  return errorAnswer(1001, 'method must be card or bank_account');
};

/** POST /charges/{id}/refund. */
export const refundCharge = (store: OpenpayStore, payment: Payment, body: unknown): Answer => {
  const amount = readText(body, 'amount') || payment.amount;
  if (payment.state !== 'captured' || Number(amount) > Number(payment.amount)) return errorAnswer(1003);
  store.payments.change(payment, 'refunded', amount);
  return created(store, payment);
};

export const returnAddress = ({ charges }: OpenpayStore, payment: Payment): string =>
  withQuery(charges.get(payment.id)?.redirectUrl ?? '', { id: payment.id });
