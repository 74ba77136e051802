import { CallError } from './callError.ts';
import { RETRY_DELAY_MS, waitAfter } from './retries.ts';
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

/** As `waitAfter`; a write that may have been executed isn't repeated, and a busy back office says how long it needs. */
export const waitForCall =
  (isRepeatable: boolean): typeof waitAfter =>
  (error, attemptNumber) => {
    if (!(error instanceof BusyError)) return isRepeatable ? waitAfter(error, attemptNumber) : null;
    const wait = error.waitMs ?? RETRY_DELAY_MS * attemptNumber;
    return wait <= MAX_WAIT_MS ? wait : null;
  };
