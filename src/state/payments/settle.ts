import { type CallFailure, toErrorCode, toFailure } from '../../api/callError.ts';
import type { Payment } from '../../domain/payments/payment.ts';
import { isChecking } from '../../domain/payments/paymentStatus.ts';
import { customerMessage } from '../customerMessage.ts';
import { askForPayment, pause, pauseAfter } from './askForPayment.ts';
import { type Charge, type Charged, recordCharge } from './charge.ts';
import type { PaymentDependencies } from './paymentDependencies.ts';

/** After these the back office may have executed a call. */
const LOST_ANSWERS: readonly CallFailure[] = ['network', 'timeout', 'server', 'malformed', 'cancelled'];

/** A refusal: nothing was sent to a provider, or what was reserved is given back. */
export type Refused = { code: string; message: string; error: unknown };

/** What is known in the end. `missing`: the payment never arrived; `unknown`: nothing yet. */
export type Settled =
  | { kind: 'known'; payment: Payment; corrected: boolean }
  | { kind: 'refused'; refused: Refused }
  | { kind: 'missing' | 'unknown' | 'session_expired' };

/** The codes of the back office that say that a payment of this id exists, or may exist. */
const EXISTING = ['payment_differs', 'payment_unknown'];

const MISSING_ATTEMPTS = 4;
/** After this time a page says that the payment is being checked, and goes on asking, ms. */
export const ASKED_AT_ONCE_MS = 12_000;

export type Attempt =
  | { kind: 'answer'; charged: Charged }
  | { kind: 'lost' }
  | { kind: 'refused'; refused: Refused };

/** Sends once. An error may mean that nothing is known, which is no failure. */
export const attempt = async (send: () => Promise<Charged>): Promise<Attempt> => {
  try {
    return { kind: 'answer', charged: await send() };
  } catch (error) {
    const code = toErrorCode(error);
    if (LOST_ANSWERS.includes(toFailure(error)) || EXISTING.includes(code)) return { kind: 'lost' };
    return { kind: 'refused', refused: { code, message: customerMessage(error), error } };
  }
};

/** Whether nobody knows yet what became of it: the answer is lost, or the back office says so. */
export const isUncertain = (sent: Attempt): boolean =>
  sent.kind === 'lost' || (sent.kind === 'answer' && sent.charged.payment?.status === 'unknown');

export type Question = {
  paymentId: string;
  apiKey: string | null;
  /** The charge that was sent, which records the order once it is authorised; null where only the id is known. */
  charge: Charge | null;
};

/** Records what is authorised; null while that isn't possible yet. */
const record = async (dependencies: PaymentDependencies, charge: Charge): Promise<Settled | null> => {
  const recorded = await attempt(() => recordCharge(dependencies, charge));
  if (recorded.kind === 'refused')
    return recorded.refused.code === 'not_found' ? null : { kind: 'refused', refused: recorded.refused };
  if (recorded.kind === 'lost') return null;
  const { payment, corrected } = recorded.charged;
  return payment && !isChecking(payment) ? { kind: 'known', payment, corrected } : null;
};

const isAuthorised = ({ status }: Payment, charge: Charge | null): charge is Charge =>
  status === 'processing' && charge !== null && charge.authorisedNumber !== null;

type Until = {
  signal: AbortSignal;
  /** Whether a payment that waits at the bank is waited for. */
  waitsForBank: boolean;
  /** A payment that isn't there may still be on its way: it is asked for this often. */
  missingAttempts?: number;
};

type Asked = { settled: Settled; isDone: boolean };

/** Asks once, and records what is authorised. */
const askOnce = async (
  dependencies: PaymentDependencies,
  { paymentId, apiKey, charge }: Question,
  waitsForBank: boolean,
): Promise<Asked> => {
  const payment = await askForPayment(dependencies, paymentId, apiKey);
  if (payment === 'session_expired') return { settled: { kind: 'session_expired' }, isDone: true };
  if (payment === 'missing') return { settled: { kind: 'missing' }, isDone: false };
  if (payment === 'lost') return { settled: { kind: 'unknown' }, isDone: false };
  if (!isChecking(payment)) {
    const isWaiting = payment.status === 'pending' && waitsForBank;
    return { settled: { kind: 'known', payment, corrected: false }, isDone: !isWaiting };
  }
  const recorded = isAuthorised(payment, charge) ? await record(dependencies, charge) : null;
  return { settled: recorded ?? { kind: 'unknown' }, isDone: recorded !== null };
};

/**
 * Asks for a payment, with growing pauses, until it is settled or `signal` ends it. An authorised order is recorded on the way, which
 * may be repeated, unlike a charge.
 */
export const settle = async (
  dependencies: PaymentDependencies,
  question: Question,
  { signal, waitsForBank, missingAttempts = MISSING_ATTEMPTS }: Until,
): Promise<Settled> => {
  let missing = 0;
  for (let count = 0; ; count += 1) {
    const { settled, isDone } = await askOnce(dependencies, question, waitsForBank);
    if (settled.kind === 'missing') missing += 1;
    if (isDone || missing >= missingAttempts) return settled;
    if (await pause(pauseAfter(count), signal)) continue;
    return settled.kind === 'missing' ? { kind: 'unknown' } : settled;
  }
};

export const settleAttempt = async (
  dependencies: PaymentDependencies,
  charge: Charge,
  sent: Attempt,
): Promise<Settled> => {
  if (sent.kind === 'refused') return { kind: 'refused', refused: sent.refused };
  const { payment = null, corrected = false } = sent.kind === 'answer' ? sent.charged : {};
  if (payment && !isChecking(payment)) return { kind: 'known', payment, corrected };
  const recorded = payment && isAuthorised(payment, charge) ? await record(dependencies, charge) : null;
  if (recorded) return recorded;
  const { paymentId, apiKey } = charge;
  return settle(
    dependencies,
    { paymentId: payment?.id ?? paymentId, apiKey, charge },
    { signal: AbortSignal.timeout(ASKED_AT_ONCE_MS), waitsForBank: false },
  );
};
