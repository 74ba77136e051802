import { sql } from 'kysely';
import type { Database } from './schema.ts';

/** The key of the advisory lock, chosen at random. */
const LOCK = '4921763085518823407';

/**
 * Runs `work` while no other process does, on a connection that it is handed. For what must happen once when several
 * processes start at the same time.
 */
export const runAlone = <Result>(
  database: Database,
  work: (connection: Database) => Promise<Result>,
): Promise<Result> =>
  database.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(LOCK)}::bigint)`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)}::bigint)`
        .execute(connection)
        .catch(() => undefined);
    }
  });
