/** SQLSTATE: class 08 connection errors, 53300 too many connections, 57P01–57P03 the server stops or starts. */
const SQL_STATES = /^(08[0-9A-Z]{3}|53300|57P0[123])$/;
const SYSTEM_ERRORS =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
/** The texts of pg, which has no codes for them. */
const TEXTS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end|Query read timeout)/;

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

export const isUnavailable = (error: unknown): boolean =>
  error instanceof Error &&
  (SQL_STATES.test(codeOf(error)) || SYSTEM_ERRORS.test(codeOf(error)) || TEXTS.test(error.message));
