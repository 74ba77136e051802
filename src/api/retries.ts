import { CallError } from './callError.ts';

const MAX_RETRIES = 3;
/** Multiplied by the attempt's number (rules: Requests). */
export const RETRY_DELAY_MS = 1_000;

/** Ms until a failed attempt is repeated; null when its error is final. */
export type WaitAfter = (error: unknown, attemptNumber: number) => number | null;

export const waitAfterLoss: WaitAfter = (error, attemptNumber) =>
  error instanceof CallError && ['network', 'timeout', 'server'].includes(error.failure)
    ? RETRY_DELAY_MS * attemptNumber
    : null;

const pause = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });

/** Repeats an attempt at most three times; after an abort it isn't repeated. Throws the last error. */
export const withRetries = async <Result>(
  attempt: () => Promise<Result>,
  waitAfter = waitAfterLoss,
  signal?: AbortSignal,
): Promise<Result> => {
  for (let attemptNumber = 1; ; attemptNumber += 1) {
    try {
      return await attempt();
    } catch (error) {
      const wait = attemptNumber > MAX_RETRIES ? null : waitAfter(error, attemptNumber);
      if (wait === null || signal?.aborted) throw error;
      await pause(wait, signal);
      if (signal?.aborted) throw error;
    }
  }
};
