/** Why a call is refused: its HTTP status, a sentence for the log and the developer, and a code for the program. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: string;
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | null;

  constructor(status: number, code: string, message: string, retryAfter: number | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** 422: understood, but the business says no (specification §8). */
export const unprocessable = (code: string, message: string): Refusal => new Refusal(422, code, message);

export const notFound = (what: string): Refusal => new Refusal(404, 'not_found', `${what} not found`);

export const invalidRequest = (message: string): Refusal => new Refusal(400, 'invalid_request', message);
