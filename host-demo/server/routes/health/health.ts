import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { isMigrated } from '../../database/migrate.ts';
import { Refusal } from '../../refusal.ts';

const notReady = (reason: string) => new Refusal(503, 'not_ready', `not ready: ${reason}`, { retryAfter: 2 });

/**
 * GET /health: whether the process lives; it doesn't ask the database. GET /ready: whether it can serve customers: 503
 * `not_ready` while the database's tables are not those of this version, or messages of other processes don't arrive; 503
 * `unavailable` while the database is away. The server listens after it has built the search indexes. Public.
 */
export const health = (app: FastifyInstance, { database, isListening }: Context): void => {
  app.get('/health', async () => ({ success: true }));
  app.get('/ready', async () => {
    if (!(await isMigrated(database))) throw notReady('the database is not migrated');
    if (!isListening()) throw notReady('the connection for messages is lost');
    return { success: true };
  });
};
