import { CallError, type CallFailure } from './callError.ts';

const MAX_RETRIES = 3;
/** Multiplied by the attempt's number (specification §9). */
export const RETRY_DELAY_MS = 1_000;
const RETRYABLE: readonly CallFailure[] = ['network', 'timeout', 'server'];

/** The time until the next attempt, ms; null when the error is final. */
export const waitAfter = (error: unknown, attemptNumber: number): number | null =>
  error instanceof CallError && RETRYABLE.includes(error.failure) ? RETRY_DELAY_MS * attemptNumber : null;

/** Resolves early when the signal is aborted. */
const pause = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<unknown>((resolve) => {
    setTimeout(resolve, ms);
    signal?.addEventListener('abort', resolve);
  });

export const withRetries = async <Result>(
  attempt: () => Promise<Result>,
  signal?: AbortSignal,
  waitFor = waitAfter,
): Promise<Result> => {
  for (let attemptNumber = 1; ; attemptNumber += 1) {
    try {
      return await attempt();
    } catch (error) {
      const wait = attemptNumber > MAX_RETRIES || signal?.aborted ? null : waitFor(error, attemptNumber);
      if (wait !== null) await pause(wait, signal);
      if (wait === null || signal?.aborted) throw error;
    }
  }
};
