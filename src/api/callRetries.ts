import { CallError } from './callError.ts';
import { RETRY_DELAY_MS, waitAfterLoss, withRetries } from './retries.ts';
import { readRetryAfter } from './retryAfter.ts';

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

/** A call that wasn't sent, because the back office can't be reached: it fails at once, and is made again when it can. */
export class UnsentError extends CallError {
  constructor() {
    super('network');
  }
}

const waitWhileBusy = ({ waitMs }: BusyError, attemptNumber: number): number | null => {
  const wait = waitMs ?? RETRY_DELAY_MS * attemptNumber;
  return wait > MAX_WAIT_MS ? null : wait;
};

type Options = {
  /** False for a write that may have been executed: it isn't repeated after a lost answer. */
  isRepeatable: boolean;
  signal?: AbortSignal | undefined;
};

/** Repeats a call after a lost answer, and while the back office is busy, as long as it asks to wait. */
export const callWithRetries = <Result>(
  attempt: () => Promise<Result>,
  { isRepeatable, signal }: Options,
): Promise<Result> =>
  withRetries(
    attempt,
    (error, attemptNumber) => {
      if (error instanceof BusyError) return waitWhileBusy(error, attemptNumber);
      return isRepeatable && !(error instanceof UnsentError) ? waitAfterLoss(error, attemptNumber) : null;
    },
    signal,
  );
