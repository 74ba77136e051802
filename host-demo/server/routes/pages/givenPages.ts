import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/**
 * The names of the information pages that a company has: what it has written, and always how it is reached. A flyer that is over isn't
 * one. `today`: yyyy-mm-dd.
 */
export const givenPages = async (database: Database, companyId: number, today: string): Promise<string[]> => {
  const rows = await database
    .selectFrom('company_pages')
    .select('page')
    .distinct()
    .where('company_id', '=', companyId)
    .where(sql<boolean>`coalesce(data->'flyer'->>'valid_until', '9999') >= ${today}`)
    .orderBy('page')
    .execute();
  return [...new Set(['contact', ...rows.map(({ page }) => page)])];
};
