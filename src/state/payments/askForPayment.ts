import { toFailure } from '../../api/callError.ts';
import { readPayment } from '../../api/payments/readPayment.ts';
import type { ApiKey } from '../../api/payments/sendPayment.ts';
import type { Payment } from '../../domain/payments/payment.ts';
import type { PaymentDependencies } from './paymentDependencies.ts';

/** `missing`: the back office has no such payment; `lost`: it can't be asked. */
export type AskedPayment = Payment | 'missing' | 'lost' | 'session_expired';

export const askForPayment = async (
  { portal }: Pick<PaymentDependencies, 'portal'>,
  paymentId: string,
  apiKey: ApiKey,
): Promise<AskedPayment> => {
  try {
    return await readPayment(portal.http, paymentId, apiKey);
  } catch (error) {
    const failure = toFailure(error);
    if (failure === 'not_found') return 'missing';
    return failure === 'unauthorized' ? 'session_expired' : 'lost';
  }
};

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;

/** The pause before the next question, ms; it grows by half each time. */
export const pauseAfter = (attempt: number): number =>
  Math.min(FIRST_PAUSE_MS * 1.5 ** attempt, LONGEST_PAUSE_MS);

/** Waits, unless `signal` ends it; answers whether to go on. */
export const pause = (ms: number, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve(false);
    const end = (goesOn: boolean) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      resolve(goesOn);
    };
    const stop = () => end(false);
    const timer = setTimeout(() => end(true), ms);
    signal.addEventListener('abort', stop);
  });
