import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type FastifyInstance, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';

export type LogLevel = 'silent' | 'warn' | 'info';
/** Where log lines go, one JSON object each; default: standard output. */
export type LogStream = { write(line: string): void };

const REQUEST_ID = /^[\w-]{8,64}$/;
const ALIAS = /^[a-z0-9-]{1,63}$/i;

/** The route's pattern: a URL can have a token or the encrypted id of a document. */
export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? '(none)';

const tenantOf = ({ headers }: FastifyRequest): string | null => {
  const alias = headers['x-company'];
  return typeof alias === 'string' && ALIAS.test(alias) ? alias.toLowerCase() : null;
};

/** Without the details of a database error, which have stored values, and without the request. */
const describeError = ({ name, message, stack, code }: Error & { code?: unknown }) => ({
  type: name,
  message,
  stack: stack ?? '',
  code: typeof code === 'string' ? code : null,
});

const requestId = ({ headers }: IncomingMessage): string => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
};

/** Fastify's log options: no line has a URL, a header or a body. */
export const logOptions = (level: LogLevel, stream?: LogStream) =>
  ({
    genReqId: requestId,
    logController: new LogController({ disableRequestLogging: true }),
    logger: level !== 'silent' && {
      level,
      ...(stream && { stream }),
      serializers: {
        req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
        err: describeError,
      },
    },
  }) satisfies FastifyServerOptions;

/** Logs each answered request: id, tenant, method, route pattern, status and duration, ms. */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const duration = Math.round(reply.elapsedTime);
    const { method } = request;
    const facts = { tenant: tenantOf(request), method, route: routeOf(request), duration };
    request.log.info({ ...facts, status: reply.statusCode }, 'request');
  });
};
