import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';

/** A request must have arrived completely within this time, ms; otherwise 408. */
const REQUEST_TIMEOUT = 30_000;
const HEADERS_TIMEOUT_MS = 10_000;
/** How often Node looks for late requests, as a share of the time they have. */
const CHECKS_PER_TIMEOUT = 10;
/** Unused connections stay open longer than those of usual proxies (60 s), so that these don't send into a closing one, ms. */
const KEEP_ALIVE_TIMEOUT = 75_000;
/** Running requests may take so long after the server is told to stop, ms; what runs it stops it after 10 s. */
const CLOSING_TIME = 8_000;

const IDLE_CHECK_INTERVAL_MS = 50;

export const connectionOptions = (requestTimeout = REQUEST_TIMEOUT) =>
  ({
    requestTimeout,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    forceCloseConnections: 'idle',
    http: {
      headersTimeout: Math.min(HEADERS_TIMEOUT_MS, requestTimeout),
      connectionsCheckingInterval: requestTimeout / CHECKS_PER_TIMEOUT,
    },
  }) satisfies FastifyHttpOptions<Server>;

/** While the server closes, running requests are finished; connections that are still open after `closingTime`, ms, are cut. */
export const finishRequests = (app: FastifyInstance, closingTime = CLOSING_TIME): void => {
  const timers: NodeJS.Timeout[] = [];
  app.addHook('preClose', async () => {
    timers.push(
      setTimeout(() => app.server.closeAllConnections(), closingTime),
      // Node closes those that are idle at the beginning only.
      setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_INTERVAL_MS),
    );
  });
  app.addHook('onClose', async () => timers.forEach(clearTimeout));
};
