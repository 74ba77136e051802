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

export type ErrorDetails = {
  code?: string;
  message?: string;
  status?: number | null;
  captcha?: unknown;
  body?: unknown;
};

/** The only error of `api/`. `code` is the back office's, if any (rules: Error messages). It contains no request data. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly failure: CallFailure;
  readonly code: string;
  readonly status: number | null;
  /** Whether the next attempt needs a captcha. */
  readonly captcha: unknown;
  /** The back office's answer as it came; undefined without one. */
  readonly body: unknown;

  constructor(failure: CallFailure, details: ErrorDetails = {}) {
    super(details.message ?? failure);
    this.failure = failure;
    this.code = details.code ?? failure;
    this.status = details.status ?? null;
    this.captcha = details.captcha;
    this.body = details.body;
  }
}

export const toFailure = (error: unknown): CallFailure =>
  error instanceof CallError ? error.failure : 'server';

export const toErrorCode = (error: unknown): string => (error instanceof CallError ? error.code : 'error');
