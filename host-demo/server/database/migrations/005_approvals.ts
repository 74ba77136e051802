import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .alterTable('transactions')
    .addColumn('approval_comment', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('approved_by', 'text', (column) => column.notNull().defaultTo(''))
    .execute();

  await sql`
    create index transactions_waiting on transactions (company_id, client_id) where approval_status = 0
  `.execute(database);

  await database.schema
    .createTable('outbox')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('company_id', 'integer', (column) =>
      column.notNull().references('companies.id').onDelete('cascade'),
    )
    .addColumn('mail_key', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('outbox_key', ['company_id', 'mail_key'])
    .execute();
};

export const approvals: Migration = { up };
