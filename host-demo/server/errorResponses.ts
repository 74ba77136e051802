import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorResponse } from '../../src/api/wireValues.ts';
import { isUnavailable } from './database/isUnavailable.ts';
import { Refusal, type RefusedLine } from './refusal.ts';

const byStatus: Record<number, [code: string, error: string]> = {
  404: ['not_found', 'not found'],
  413: ['too_large', 'the request is too large'],
  415: ['invalid_request', 'content-type must be application/json'],
};

/** SQLSTATE class 22: invalid data, such as a NUL character. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;

type ErrorBody = Omit<ErrorResponse, 'line' | 'captcha'> & Partial<RefusedLine> & { captcha?: true };

const toErrorResponse = (error: FastifyError | Refusal): { status: number; body: ErrorBody } => {
  if (error instanceof Refusal) {
    return {
      status: error.status,
      body: {
        success: false,
        error: error.message,
        code: error.code,
        ...error.line,
        ...(error.needsCaptcha && { captcha: true }),
      },
    };
  }
  const status = error.statusCode ?? (DATA_EXCEPTION.test(error.code) ? 400 : 500);
  if (status >= 500 && isUnavailable(error)) {
    return {
      status: 503,
      body: { success: false, error: 'the database is away, please try again', code: 'unavailable' },
    };
  }
  if (status >= 500) {
    return { status: 500, body: { success: false, error: 'internal error', code: 'internal' } };
  }
  const [code, text] = byStatus[status] ?? [
    'invalid_request',
    error.statusCode ? error.message : 'unusable value',
  ];
  return { status, body: { success: false, error: text, code } };
};

const RETRY_AFTER_S = 2;

/**
 * Returns all errors in one format with a code; 503 `unavailable` while the database is away. Internal errors are logged
 * and not exposed.
 */
export const handleErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) => {
    const { status, body } = toErrorResponse(error);
    if (status === 500) request.log.error({ err: error }, 'request failed');
    if (status === 503) request.log.warn({ err: error }, 'request refused');
    if (status === 503) reply.header('retry-after', RETRY_AFTER_S);
    if (error instanceof Refusal && error.retryAfter !== null) reply.header('retry-after', error.retryAfter);
    return reply.code(status).send(body);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ success: false, error: 'no such address', code: 'not_found' }),
  );
};
