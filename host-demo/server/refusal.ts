/** The line of a request that is the reason: its position in the sent list, from 1. */
export type RefusedLine = { line: number; product_id: number };

type RefusalDetails = { retryAfter?: number | null; line?: RefusedLine | null; needsCaptcha?: boolean };

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: string;
  /** Retry-After in seconds. */
  readonly retryAfter: number | null;
  readonly line: RefusedLine | null;
  readonly needsCaptcha: boolean;

  constructor(
    status: number,
    code: string,
    message: string,
    { retryAfter = null, line = null, needsCaptcha = false }: RefusalDetails = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
    this.line = line;
    this.needsCaptcha = needsCaptcha;
  }
}

/** 422: valid, but refused by a business rule. */
export const unprocessable = (code: string, message: string, line: RefusedLine | null = null): Refusal =>
  new Refusal(422, code, message, { line });

export const notFound = (what: string): Refusal => new Refusal(404, 'not_found', `${what} not found`);

export const invalidRequest = (message: string): Refusal => new Refusal(400, 'invalid_request', message);
