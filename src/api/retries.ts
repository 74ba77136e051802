import { CallError } from './callError.ts';

const MAX_RETRIES = 3;
/** Multiplied by the attempt's number (specification §9). */
const RETRY_DELAY_MS = 1_000;

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const isLost = (error: unknown): boolean =>
  error instanceof CallError && ['network', 'timeout', 'server'].includes(error.failure);

/** For requests before the first paint; all others are retried by callRetries.ts, which isn't loaded yet. */
export const withRetries = async <Result>(attempt: () => Promise<Result>): Promise<Result> => {
  for (let attemptNumber = 1; ; attemptNumber += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isLost(error) || attemptNumber > MAX_RETRIES) throw error;
      await delay(RETRY_DELAY_MS * attemptNumber);
    }
  }
};
