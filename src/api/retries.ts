import { CallError } from './callError.ts';

export const MAX_RETRIES = 3;
/** Multiplied by the attempt's number (specification §9). */
export const RETRY_DELAY_MS = 1_000;

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export const isLost = (error: unknown): boolean =>
  error instanceof CallError && ['network', 'timeout', 'server'].includes(error.failure);

/** Waits until the next attempt; false when the error is final. */
const waitAfter = async (error: unknown, attemptNumber: number): Promise<boolean> => {
  if (!isLost(error) || attemptNumber > MAX_RETRIES) return false;
  await delay(RETRY_DELAY_MS * attemptNumber);
  return true;
};

export const withRetries = async <Result>(
  attempt: () => Promise<Result>,
  waitToRetry = waitAfter,
): Promise<Result> => {
  for (let attemptNumber = 1; ; attemptNumber += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(await waitToRetry(error, attemptNumber))) throw error;
    }
  }
};
