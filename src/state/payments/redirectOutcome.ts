import { toErrorCode, toFailure } from '../../api/callError.ts';
import { payuCheck, readPaymentResult } from '../../api/payments/returnedPayment.ts';
import type { Payment } from '../../domain/payments/payment.ts';
import { isWaiting } from '../../domain/payments/paymentStatus.ts';
import type { PortalContext } from '../portal.ts';
import { poll } from '../submission/poll.ts';
import { UNKNOWN } from '../submission/submitOnce.ts';
import type { PaymentOutcome } from './paymentResult.ts';
import type { PaymentsService } from './paymentsService.ts';

/** What a return address says. Nothing of it is believed: it is what the back office is asked with. */
export type RedirectQuery = {
  paymentId: string | null;
  nonce: string | null;
  query: Readonly<Record<string, string>>;
};

export type RedirectDependencies = Pick<PortalContext, 'http'> & {
  service: Pick<PaymentsService, 'read' | 'finish'>;
  isCustomer: boolean;
};

const MISSING: PaymentOutcome = { kind: 'missing' };

const known = (payment: Payment): PaymentOutcome => ({ kind: 'known', payment, corrected: false });

const fromError = (error: unknown): PaymentOutcome =>
  toErrorCode(error) === 'missing_reference' || toFailure(error) === 'not_found' ? MISSING : UNKNOWN;

const askAsCustomer = async (
  { service, isCustomer }: RedirectDependencies,
  paymentId: string,
): Promise<PaymentOutcome | null> => {
  if (!isCustomer) return null;
  const result = await service.read(paymentId);
  if ('payment' in result) return known(result.payment);
  return result.status === 'unknown' ? UNKNOWN : null;
};

const ask = async (
  dependencies: RedirectDependencies,
  { paymentId, nonce, query }: RedirectQuery,
): Promise<PaymentOutcome> => {
  const { http, service } = dependencies;
  if (paymentId === null) {
    const payment = await payuCheck(http, query);
    service.finish(payment);
    return known(payment);
  }
  const outcome = await askAsCustomer(dependencies, paymentId);
  if (outcome) return outcome;
  return nonce === null ? MISSING : known(await readPaymentResult(http, paymentId, nonce));
};

/** What PayU hasn't signed stays unknown. */
const isLast = (outcome: PaymentOutcome, { paymentId }: RedirectQuery): boolean => {
  if (outcome.kind === 'known') return !isWaiting(outcome.payment);
  return outcome.kind === 'missing' || paymentId === null;
};

/**
 * Asks the back office for the payment of a return address, as its customer, else by its nonce, with growing pauses until nothing more
 * follows or `signal` ends it. `missing`: it knows no such payment, or the address names none.
 */
export const followRedirect = async (
  dependencies: RedirectDependencies,
  redirect: RedirectQuery,
  onAnswer: (outcome: PaymentOutcome) => void,
  signal: AbortSignal,
): Promise<void> => {
  const askAndTell = async (): Promise<PaymentOutcome> => {
    const outcome = await ask(dependencies, redirect).catch(fromError);
    if (!signal.aborted) onAnswer(outcome);
    return outcome;
  };
  await poll(askAndTell, { until: (outcome) => isLast(outcome, redirect), signal });
};
