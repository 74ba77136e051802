/** What went wrong with a call, in the words that use cases decide by. */
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
 * The only error that `api/` throws. `code` is the back office's own code where it sent one (specification §8), `message` its
 * own words; neither holds anything that was sent.
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

/** The failure behind anything thrown; what isn't a call's own error counts as the server's. */
export const failureOf = (error: unknown): CallFailure =>
  error instanceof CallError ? error.failure : 'server';

/** The back office's code behind anything thrown. */
export const codeOf = (error: unknown): string => (error instanceof CallError ? error.code : 'error');
