import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';

/** GET /health: whether server and database respond. Public. */
export const health = (app: FastifyInstance, { database }: Context): void => {
  app.get('/health', async () => {
    await sql`select 1`.execute(database);
    return { success: true };
  });
};
