import { CallError } from './callError.ts';
import { readRetryAfter } from './retryAfter.ts';

const MAX_RETRIES = 3;
/** Multiplied by the attempt's number (specification §9). */
const RETRY_DELAY_MS = 1_000;
/** A back office that is busy for longer is reported, so that nobody looks at a skeleton meanwhile. */
const MAX_WAIT_MS = 30_000;

/** A call that a busy back office (429) didn't execute; `waitMs` is what it asks to wait, null when it doesn't say. */
export class BusyError extends CallError {
  readonly waitMs: number | null;

  constructor(details: { code?: string; message?: string }, retryAfter: string | null | undefined) {
    super('too_many_attempts', { ...details, status: 429 });
    this.waitMs = readRetryAfter(retryAfter);
  }
}

/** Resolves early when the signal is aborted. */
const pause = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<unknown>((resolve) => {
    setTimeout(resolve, ms);
    signal?.addEventListener('abort', resolve);
  });

type Options = {
  /** False for a write that may have been executed: it isn't repeated after a lost answer. */
  isRepeatable: boolean;
  signal?: AbortSignal | undefined;
};

const isLost = (error: unknown): boolean =>
  error instanceof CallError && ['network', 'timeout', 'server'].includes(error.failure);

/** Waits until a call is sent again, for a busy back office as long as it asks; false when the error is final. */
const waitToRetry = async (
  error: unknown,
  attemptNumber: number,
  { isRepeatable, signal }: Options,
): Promise<boolean> => {
  const isBusy = error instanceof BusyError;
  const wait = (isBusy ? error.waitMs : null) ?? RETRY_DELAY_MS * attemptNumber;
  const isFinal = isBusy ? wait > MAX_WAIT_MS : !isRepeatable || !isLost(error);
  if (isFinal || attemptNumber > MAX_RETRIES || signal?.aborted) return false;
  await pause(wait, signal);
  return !signal?.aborted;
};

export const callWithRetries = async <Result>(
  attempt: () => Promise<Result>,
  options: Options,
): Promise<Result> => {
  for (let attemptNumber = 1; ; attemptNumber += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(await waitToRetry(error, attemptNumber, options))) throw error;
    }
  }
};
