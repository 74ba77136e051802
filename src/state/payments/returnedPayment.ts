import { toErrorCode, toFailure } from '../../api/callError.ts';
import { payuCheck } from '../../api/payments/payuCheck.ts';
import { readPaymentResult } from '../../api/payments/readPaymentResult.ts';
import type { Payment } from '../../domain/payments/payment.ts';
import { isWaiting } from '../../domain/payments/paymentStatus.ts';
import type { PortalContext } from '../portal.ts';
import { poll } from '../submission/poll.ts';
import type { PaymentsService } from './paymentsService.ts';

/** What a return address says. Nothing of it is believed: it is what the back office is asked with. */
export type ReturnQuery = {
  paymentId: string | null;
  nonce: string | null;
  /** All of it, for PayU. */
  query: Readonly<Record<string, string>>;
};

/** `unreadable`: the back office can't tell now; `missing`: it knows no such payment, or the address names none. */
export type ReturnOutcome = { kind: 'known'; payment: Payment } | { kind: 'unreadable' | 'missing' };

export type ReturnDependencies = Pick<PortalContext, 'http'> & {
  service: Pick<PaymentsService, 'read' | 'finish'>;
  isCustomer: boolean;
};

const fromError = (error: unknown): ReturnOutcome => {
  const isMissing = toErrorCode(error) === 'missing_reference' || toFailure(error) === 'not_found';
  return { kind: isMissing ? 'missing' : 'unreadable' };
};

/** Null: only the nonce can tell. */
const askAsCustomer = async (
  { service, isCustomer }: ReturnDependencies,
  paymentId: string,
): Promise<ReturnOutcome | null> => {
  if (!isCustomer) return null;
  const result = await service.read(paymentId);
  if ('payment' in result) return { kind: 'known', payment: result.payment };
  return result.status === 'unknown' ? { kind: 'unreadable' } : null;
};

const ask = async (
  dependencies: ReturnDependencies,
  { paymentId, nonce, query }: ReturnQuery,
): Promise<ReturnOutcome> => {
  const { http, service } = dependencies;
  if (paymentId === null) {
    const payment = await payuCheck(http, query);
    service.finish(payment);
    return { kind: 'known', payment };
  }
  const asked = await askAsCustomer(dependencies, paymentId);
  if (asked) return asked;
  if (nonce === null) return { kind: 'missing' };
  return { kind: 'known', payment: await readPaymentResult(http, paymentId, nonce) };
};

/** What PayU hasn't signed stays unreadable. */
const isSettled = (returned: ReturnOutcome, { paymentId }: ReturnQuery): boolean => {
  if (returned.kind === 'known') return !isWaiting(returned.payment);
  return returned.kind === 'missing' || paymentId === null;
};

/**
 * Asks the back office for the payment of a return address, as its customer, else by its nonce, with growing pauses until it is settled
 * or `signal` ends it.
 */
export const followReturned = async (
  dependencies: ReturnDependencies,
  returnQuery: ReturnQuery,
  onAnswer: (returned: ReturnOutcome) => void,
  signal: AbortSignal,
): Promise<void> => {
  const askAndTell = async (): Promise<ReturnOutcome> => {
    const returned = await ask(dependencies, returnQuery).catch(fromError);
    if (!signal.aborted) onAnswer(returned);
    return returned;
  };
  await poll(askAndTell, { until: (returned) => isSettled(returned, returnQuery), signal });
};
