import { toFailure } from '../../api/callError.ts';
import type { ChargeAnswer } from '../../api/payments/collect.ts';
import { readPayment } from '../../api/payments/readPayment.ts';
import type { ApiKey } from '../../api/payments/sendPayment.ts';
import type { Payment } from '../../domain/payments/payment.ts';
import { isChecking } from '../../domain/payments/paymentStatus.ts';
import { poll } from '../submission/poll.ts';
import { submitOnce, UNKNOWN } from '../submission/submitOnce.ts';
import type { Charge } from './charge.ts';
import type { PaymentDependencies } from './paymentDependencies.ts';
import type { PaymentOutcome } from './paymentResult.ts';
import { recordCharge } from './sendCharge.ts';

/** The codes of the back office that say that a payment of this id exists, or may exist. */
export const EXISTING_PAYMENT = ['payment_differs', 'payment_unknown'];

const MISSING_ATTEMPTS = 4;
/** After this time a page says that the payment is being checked, and goes on asking, ms. */
export const ASKED_AT_ONCE_MS = 12_000;

export type Inquiry = {
  paymentId: string;
  apiKey: ApiKey;
  /** The charge that was sent, which records the order once it is authorised; null where only the id is known. */
  charge: Charge | null;
};

const outcomeOf = (payment: Payment | null, corrected = false): PaymentOutcome =>
  payment && !isChecking(payment) ? { kind: 'known', payment, corrected } : UNKNOWN;

/** Records what is authorised, which may be repeated, unlike a charge. */
const record = (dependencies: PaymentDependencies, charge: Charge): Promise<PaymentOutcome> =>
  submitOnce<ChargeAnswer, { payment: Payment; corrected: boolean }, PaymentOutcome>({
    send: () => recordCharge(dependencies, charge),
    existing: EXISTING_PAYMENT,
    lookUp: async (answer) => outcomeOf(answer?.payment ?? null, answer?.corrected),
    conclude: (outcome) =>
      outcome.kind === 'refused' && outcome.refusal.code === 'not_found' ? UNKNOWN : outcome,
  });

const isAuthorised = ({ status }: Payment, charge: Charge | null): charge is Charge =>
  status === 'processing' && charge !== null && charge.authorisedNumber !== null;

const recordAuthorised = async (
  dependencies: PaymentDependencies,
  payment: Payment,
  charge: Charge | null,
): Promise<PaymentOutcome> => (isAuthorised(payment, charge) ? record(dependencies, charge) : UNKNOWN);

const askOnce = async (
  dependencies: PaymentDependencies,
  { paymentId, apiKey, charge }: Inquiry,
): Promise<PaymentOutcome> => {
  let payment: Payment;
  try {
    payment = await readPayment(dependencies.portal.http, paymentId, apiKey);
  } catch (error) {
    const failure = toFailure(error);
    if (failure === 'not_found') return { kind: 'missing' };
    return failure === 'unauthorized' ? { kind: 'session_expired' } : UNKNOWN;
  }
  return isChecking(payment) ? recordAuthorised(dependencies, payment, charge) : outcomeOf(payment);
};

/**
 * `waitsForBank`: also for a payment that waits at the bank. `missingAttempts`: a payment that isn't there
 * may still be on its way, and is asked for this often.
 */
export type Patience = {
  signal: AbortSignal;
  waitsForBank: boolean;
  missingAttempts?: number;
};

/** Asks for a payment until it is known or `signal` ends it. An authorised order is recorded on the way. */
export const inquire = async (
  dependencies: PaymentDependencies,
  inquiry: Inquiry,
  { signal, waitsForBank, missingAttempts = MISSING_ATTEMPTS }: Patience,
): Promise<PaymentOutcome> => {
  let missing = 0;
  const ask = async (): Promise<PaymentOutcome> => {
    const outcome = await askOnce(dependencies, inquiry);
    if (outcome.kind === 'missing') missing += 1;
    return outcome;
  };
  const outcome = await poll(ask, {
    signal,
    until: (asked) => {
      if (asked.kind === 'known') return !waitsForBank || asked.payment.status !== 'pending';
      return asked.kind === 'missing' ? missing >= missingAttempts : asked.kind !== 'unknown';
    },
  });
  return outcome.kind === 'missing' && missing < missingAttempts ? UNKNOWN : outcome;
};

/** What became of a charge that was sent; `answer` is null when it is lost. */
export const lookUpCharge = async (
  dependencies: PaymentDependencies,
  charge: Charge,
  answer: ChargeAnswer | null,
): Promise<PaymentOutcome> => {
  const payment = answer?.payment ?? null;
  const answered = outcomeOf(payment, answer?.corrected);
  if (answered.kind === 'known') return answered;
  const recorded = payment ? await recordAuthorised(dependencies, payment, charge) : UNKNOWN;
  if (recorded.kind !== 'unknown') return recorded;
  const { paymentId, apiKey } = charge;
  return inquire(
    dependencies,
    { paymentId: payment?.id ?? paymentId, apiKey, charge },
    { signal: AbortSignal.timeout(ASKED_AT_ONCE_MS), waitsForBank: false },
  );
};
