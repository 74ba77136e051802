import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('signups')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('company_id', 'integer', (column) =>
      column.notNull().references('companies.id').onDelete('cascade'),
    )
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('is_approved', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('client_id', 'integer')
    .addColumn('reason', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('data', 'jsonb', (column) => column.notNull())
    .addColumn('user_id', 'integer')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('signups_by_email')
    .on('signups')
    .columns(['company_id', 'email'])
    .execute();
  await database.schema
    .createTable('signup_documents')
    .addColumn('signup_id', 'uuid', (column) =>
      column.primaryKey().references('signups.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('one_time_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('company_id', 'integer', (column) =>
      column.notNull().references('companies.id').onDelete('cascade'),
    )
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('signup_id', 'uuid', (column) => column.references('signups.id').onDelete('cascade'))
    .addColumn('user_id', 'integer')
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('spent_at', 'timestamptz')
    .addColumn('spent_by', 'uuid')
    .execute();
};

/** Sign-ups with their documents, and links that are used once, of which only hashes are stored. */
export const accounts: Migration = { up };
