import { CallError } from './callError.ts';

const MAX_RETRIES = 3;
/** Multiplied by the attempt's number (specification §9). */
const RETRY_DELAY_MS = 1_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Retryable errors: network, timeout, 5xx. */
const isRetryable = (error: unknown): boolean =>
  error instanceof CallError && ['network', 'timeout', 'server'].includes(error.failure);

/** Retries retryable errors up to 3 times, then throws the last one (specification §7). */
export const withRetries = async <Answer>(
  attempt: () => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> => {
  for (let attemptNumber = 1; ; attemptNumber += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isRetryable(error) || attemptNumber > MAX_RETRIES || signal?.aborted) throw error;
      await pause(RETRY_DELAY_MS * attemptNumber);
    }
  }
};
