import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('pushes')
    .addColumn('id', 'bigserial', (column) => column.primaryKey())
    .addColumn('company_id', 'integer', (column) =>
      column.notNull().references('companies.id').onDelete('cascade'),
    )
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('notification', 'text', (column) => column.notNull())
    .addColumn('text', 'jsonb', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'timestamptz', (column) => column.notNull())
    .addColumn('claimed_at', 'timestamptz')
    .execute();
  await sql`create index pushes_due on pushes (next_attempt_at)`.execute(database);
  await sql`create index pushes_of_device on pushes (company_id, email, device)`.execute(database);
};

export const pushes: Migration = { up };
