import { CallError } from './callError.ts';

const RETRIES = 3;
/** The pause before a repeat is this times the attempt's number, ms (specification §9). */
const RETRY_DELAY = 1_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** What may be over by the next attempt: no network, no answer in time, a back office in trouble. */
const isPassing = (error: unknown): boolean =>
  error instanceof CallError && ['network', 'timeout', 'server'].includes(error.failure);

/** Does it again, up to 3 times, when what went wrong may pass; throws what went wrong last (specification §7). */
export const withRetries = async <Answer>(
  attempt: () => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> => {
  for (let made = 1; ; made += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isPassing(error) || made > RETRIES || signal?.aborted) throw error;
      await pause(RETRY_DELAY * made);
    }
  }
};
