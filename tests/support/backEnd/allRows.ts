import { sql } from 'kysely';
import { connect } from '../../../host-demo/server/database/connect.ts';

/** Everything that an embedded database has stored, as JSON by table. Its back end must have ended. */
export const allRows = async (dataDir: string): Promise<Map<string, string>> => {
  const { database, close } = await connect({ dataDir });
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'
  `.execute(database);
  const found = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(database);
    found.set(name, JSON.stringify(rows));
  }
  await close();
  return found;
};
