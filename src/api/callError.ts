/** The kinds of failure that use cases distinguish. */
export type CallFailure =
  | 'network'
  | 'timeout'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'too_many_attempts'
  | 'refused'
  | 'server'
  | 'malformed'
  | 'cancelled';

/**
 * The only error that `api/` throws. `code` is the back office's code where it sent one (specification §8), `message` its
 * text. Neither contains request data.
 */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly failure: CallFailure;
  readonly code: string;
  readonly status: number | null;

  constructor(
    failure: CallFailure,
    details: { code?: string; message?: string; status?: number | null } = {},
  ) {
    super(details.message ?? failure);
    this.failure = failure;
    this.code = details.code ?? failure;
    this.status = details.status ?? null;
  }
}

/** The failure of any thrown value; anything but a CallError counts as `server`. */
export const toFailure = (error: unknown): CallFailure =>
  error instanceof CallError ? error.failure : 'server';

/** The back office's code of any thrown value. */
export const toErrorCode = (error: unknown): string => (error instanceof CallError ? error.code : 'error');
