import { randomInt } from 'node:crypto';
import type { Faults } from '../faults.ts';
import type { Payment, PaymentState, Payments } from '../payments.ts';
import { readAt, readText } from '../readText.ts';
import { refusal, transactionAnswer } from './answers.ts';
import { profileAnswer } from './profileResponse.ts';
import type { Profiles } from './profiles.ts';
import { checkOfCode, type Source, type Tokens } from './tokens.ts';

/** A refund is a transaction of its own, with the invoice number that the merchant gave it. */
export type Refund = { id: string; payment: Payment; invoiceNumber: string; amount: string; at: number };

export type Store = {
  clock: () => Date;
  payments: Payments;
  faults: Faults;
  tokens: Tokens;
  profiles: Profiles;
  sources: Map<string, { source: Source; isOnlyReserved: boolean }>;
  refunds: Refund[];
};

const AUTHORISATION_LIFE_MS = 30 * 86_400_000;
/** The provider settles once a day; here a day after the capture, ms. */
const SETTLING_TIME = 86_400_000;
const DEFAULT_WINDOW_S = 120;
const ECHECK_LIMIT = 100;

export const isSettledSince = ({ clock }: Pick<Store, 'clock'>, time: number): boolean =>
  clock().getTime() - time >= SETTLING_TIME;

export const isSettled = (store: Pick<Store, 'clock'>, { capturedAt }: Payment): boolean =>
  capturedAt !== null && isSettledSince(store, capturedAt);

const find = (store: Store, merchant: string, transId: string): Payment | undefined => {
  const payment = store.payments.find('authorizenet', transId);
  if (payment?.merchant !== merchant) return undefined;
  const age = store.clock().getTime() - payment.createdAt;
  if (payment.state === 'authorised' && age >= AUTHORISATION_LIFE_MS)
    store.payments.change(payment, 'expired');
  return payment;
};

const findSource = ({ tokens, profiles }: Store, merchant: string, request: unknown): Source | string => {
  const opaque = readAt(request, 'payment', 'opaqueData');
  if (opaque !== undefined)
    return tokens.spend(merchant, readText(opaque, 'dataDescriptor'), readText(opaque, 'dataValue'));
  const [customer, method] = [
    readText(request, 'profile', 'customerProfileId'),
    readText(request, 'profile', 'paymentProfile', 'paymentProfileId'),
  ];
  const saved = profiles.method(merchant, customer, method);
  const code = readText(request, 'profile', 'paymentProfile', 'cardCode');
  return saved ? { ...saved, cvv: checkOfCode(code) } : 'E00040';
};

const settingOf = (request: unknown, name: string): string | null => {
  const settings = readAt(request, 'transactionSettings', 'setting');
  const all = Array.isArray(settings) ? settings : [settings];
  const found = all.find((setting) => readText(setting, 'settingName') === name);
  return found === undefined ? null : readText(found, 'settingValue');
};

type Verdict = { responseCode: '1' | '2' | '3' | '4'; reason: string };

const declined: Verdict = { responseCode: '2', reason: '2' };
const BY_OUTCOME: Readonly<Record<string, Verdict>> = {
  declined,
  funds: declined,
  error: { responseCode: '3', reason: '19' },
};

const judge = ({ clock, faults }: Store, source: Source, amount: string, paymentId: string): Verdict => {
  if (!source.isValid) return { responseCode: '3', reason: '6' };
  if (clock().getTime() >= source.endsAt) return { responseCode: '3', reason: '8' };
  const refused = BY_OUTCOME[source.outcome];
  if (refused) return refused;
  if (source.isDeclinedByZip) return declined;
  if (source.avs === 'N' && faults.take('avs-refused', paymentId)) return { responseCode: '2', reason: '27' };
  if (source.cvv === 'N' && faults.take('code-refused', paymentId))
    return { responseCode: '2', reason: '44' };
  const isOverLimit = source.method === 'bank' && Number(amount) > ECHECK_LIMIT;
  if (isOverLimit && faults.take('echeck-limit', paymentId)) return declined;
  if (faults.take('held', paymentId)) return { responseCode: '4', reason: '252' };
  return { responseCode: '1', reason: '1' };
};

const STATES: Readonly<Record<Verdict['responseCode'], PaymentState>> = {
  1: 'captured',
  2: 'declined',
  3: 'error',
  4: 'held',
};

const hasMoney = ({ state }: Payment): boolean => ['authorised', 'captured', 'held'].includes(state);

const findDuplicate = (store: Store, merchant: string, request: unknown, source: Source, amount: string) => {
  const seconds = Number(settingOf(request, 'duplicateWindow') ?? DEFAULT_WINDOW_S);
  const since = store.clock().getTime() - seconds * 1_000;
  const invoiceNumber = readText(request, 'order', 'invoiceNumber');
  return store.payments
    .ofMerchant('authorizenet', merchant)
    .find(
      (payment) =>
        hasMoney(payment) &&
        payment.createdAt > since &&
        payment.paymentId === invoiceNumber &&
        Number(payment.amount) === Number(amount) &&
        store.sources.get(payment.id)?.source.fingerprint === source.fingerprint,
    );
};

/** authOnlyTransaction and authCaptureTransaction. Null: the card answers nothing. */
const charge = (store: Store, merchant: string, request: unknown, refId: string) => {
  const { payments, faults, sources, profiles } = store;
  const source = findSource(store, merchant, request);
  if (typeof source === 'string') return refusal(source);
  const amount = readText(request, 'amount');
  const paymentId = readText(request, 'order', 'invoiceNumber');
  if (!(Number(amount) > 0)) return transactionAnswer(refId, { responseCode: '3', reason: '5' }, null);
  const first = findDuplicate(store, merchant, request, source, amount);
  if (first) {
    const transId = settingOf(request, 'duplicateWindow') === null ? '0' : first.id;
    return transactionAnswer(refId, { responseCode: '3', reason: '11' }, null, { transId });
  }
  const isSilent = source.outcome === 'silent';
  if (isSilent && !faults.take('silent-card-charges', paymentId)) return null;

  const verdict = judge(store, source, amount, paymentId);
  const isOnlyReserved = readText(request, 'transactionType') === 'authOnlyTransaction';
  const payment = payments.add({
    provider: 'authorizenet',
    merchant,
    id: String(randomInt(40_000_000_000, 49_999_999_999)),
    paymentId,
    amount,
    currency: readText(request, 'currencyCode') || 'USD',
    method: source.method,
    brand: source.brand,
    lastFour: source.lastFour,
    state: isOnlyReserved && verdict.responseCode === '1' ? 'authorised' : STATES[verdict.responseCode],
    reason: verdict.reason,
  });
  sources.set(payment.id, { source, isOnlyReserved });
  if (isSilent) return null;
  const { avs, cvv } = source;
  const isSaved = hasMoney(payment) && readText(request, 'profile', 'createProfile') === 'true';
  const customer = readText(request, 'customer', 'id');
  // A refused transaction has no id in the answer when it is an error.
  return transactionAnswer(refId, { ...verdict, avs, cvv }, payment, {
    ...(isSaved && { profileResponse: profileAnswer(profiles.create(merchant, customer, source)) }),
    ...(verdict.responseCode === '3' && { transId: '0' }),
  });
};

const refused = (refId: string, reason: string, refTransId: string) =>
  transactionAnswer(refId, { responseCode: '3', reason }, null, { refTransId });

const done = (refId: string, payment: Payment, reason = '1') =>
  transactionAnswer(refId, { responseCode: '1', reason }, payment, { refTransId: payment.id });

const capture = ({ payments }: Store, payment: Payment, amount: string, refId: string) => {
  if (payment.state === 'captured') return done(refId, payment, '311');
  if (payment.state !== 'authorised') return refused(refId, '16', payment.id);
  if (Number(amount) > Number(payment.amount)) return refused(refId, '47', payment.id);
  payments.change(payment, 'captured', amount || payment.amount);
  return done(refId, payment);
};

const voidPayment = (store: Store, payment: Payment, refId: string) => {
  if (payment.state === 'voided') return done(refId, payment, '310');
  if (!hasMoney(payment) || isSettled(store, payment)) return refused(refId, '16', payment.id);
  store.payments.change(payment, 'voided');
  payment.captured = '0';
  return done(refId, payment);
};

const refund = (store: Store, payment: Payment, request: unknown, refId: string) => {
  const amount = readText(request, 'amount');
  const card = readText(request, 'payment', 'creditCard', 'cardNumber');
  const isBank = payment.method === 'bank';
  if (!isSettled(store, payment) || !(isBank || card.endsWith(payment.lastFour)))
    return refused(refId, '54', payment.id);
  if (Number(payment.refunded) + Number(amount) > Number(payment.captured))
    return refused(refId, '55', payment.id);
  store.payments.change(payment, 'refunded', amount);
  const id = String(randomInt(60_000_000_000, 69_999_999_999));
  const invoiceNumber = readText(request, 'order', 'invoiceNumber');
  store.refunds.push({ id, payment, invoiceNumber, amount, at: store.clock().getTime() });
  return transactionAnswer(refId, { responseCode: '1', reason: '1' }, payment, {
    transId: id,
    refTransId: payment.id,
  });
};

/** createTransactionRequest. Null: no answer ever comes. */
export const transact = (store: Store, merchant: string, content: Record<string, unknown>) => {
  const refId = readText(content, 'refId');
  const request = readAt(content, 'transactionRequest');
  const type = readText(request, 'transactionType');
  if (type === 'authOnlyTransaction' || type === 'authCaptureTransaction')
    return charge(store, merchant, request, refId);

  const refTransId = readText(request, 'refTransId');
  const payment = find(store, merchant, refTransId);
  if (!payment) return refused(refId, '16', refTransId);
  if (type === 'priorAuthCaptureTransaction')
    return capture(store, payment, readText(request, 'amount'), refId);
  if (type === 'voidTransaction') return voidPayment(store, payment, refId);
  if (type === 'refundTransaction') return refund(store, payment, request, refId);
  return refusal('E00003', `The value '${type}' of transactionType is invalid.`);
};

export const endReview = (store: Store, payment: Payment, isApproved: boolean): void => {
  const isOnlyReserved = store.sources.get(payment.id)?.isOnlyReserved ?? false;
  const approved = isOnlyReserved ? 'authorised' : 'captured';
  store.payments.change(payment, isApproved ? approved : 'voided');
};

export { find as findPayment };
