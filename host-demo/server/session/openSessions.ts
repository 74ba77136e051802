import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';

export const findOpenSessions = async (
  database: Database,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`
    select sessions.id from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as asked(id)
    join sessions on sessions.id = asked.id::uuid
    join users on users.company_id = sessions.company_id and users.id = sessions.user_id
    where sessions.expires_at > ${now} and not users.disabled
  `.execute(database);
  return new Set(rows.map(({ id }) => id));
};
