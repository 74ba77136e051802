import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './schema.ts';

/** `endsIn`: ms until the window ends. */
export type Count = { count: number; endsIn: number };

const hashed = (key: string): string => createHash('sha256').update(key).digest('base64');

/**
 * Counters that all processes share, each within a window that begins with its first count. Each call is one statement, so
 * that parallel counts add up.
 */
export const createCounters = (database: Database, clock: () => Date) => ({
  /** Counts one more. `window` in ms. */
  async add(key: string, window: number): Promise<Count> {
    const now = clock();
    const ends = new Date(now.getTime() + window);
    const { rows } = await sql<{ count: number; ends_at: Date }>`
      insert into counters as known (key, count, ends_at) values (${hashed(key)}, 1, ${ends})
      on conflict (key) do update set
        count = case when known.ends_at <= ${now} then 1 else known.count + 1 end,
        ends_at = case when known.ends_at <= ${now} then excluded.ends_at else known.ends_at end
      returning count, ends_at
    `.execute(database);
    const [row] = rows;
    return row
      ? { count: row.count, endsIn: row.ends_at.getTime() - now.getTime() }
      : { count: 1, endsIn: window };
  },
  async subtract(key: string): Promise<void> {
    await sql`update counters set count = count - 1 where key = ${hashed(key)} and count > 0`.execute(
      database,
    );
  },
  async read(key: string): Promise<number> {
    const row = await database
      .selectFrom('counters')
      .select('count')
      .where('key', '=', hashed(key))
      .where('ends_at', '>', clock())
      .executeTakeFirst();
    return row?.count ?? 0;
  },
  async remove(key: string): Promise<void> {
    await database.deleteFrom('counters').where('key', '=', hashed(key)).execute();
  },
  async dropEnded(): Promise<void> {
    await database.deleteFrom('counters').where('ends_at', '<=', clock()).execute();
  },
});
export type Counters = ReturnType<typeof createCounters>;
