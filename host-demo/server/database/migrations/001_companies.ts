import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('companies')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('alias', 'text', (column) => column.notNull().unique())
    .addColumn('data', 'jsonb', (column) => column.notNull())
    .addColumn('settings', 'jsonb', (column) => column.notNull())
    .addColumn('payment_settings', 'jsonb', (column) => column.notNull())
    .execute();

  await database.schema
    .createTable('clients')
    .addColumn('company_id', 'integer', (column) =>
      column.notNull().references('companies.id').onDelete('cascade'),
    )
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('price_percent', 'numeric', (column) => column.notNull().defaultTo(0))
    .addColumn('opening_balance', 'numeric', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('clients_key', ['company_id', 'id'])
    .execute();

  await database.schema
    .createTable('users')
    .addColumn('company_id', 'integer', (column) => column.notNull())
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('client_id', 'integer', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('token_version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('disabled', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('data', 'jsonb', (column) => column.notNull())
    .addPrimaryKeyConstraint('users_key', ['company_id', 'id'])
    .addUniqueConstraint('users_email', ['company_id', 'email'])
    .addForeignKeyConstraint(
      'users_client',
      ['company_id', 'client_id'],
      'clients',
      ['company_id', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .execute();

  await database.schema
    .createTable('sessions')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('company_id', 'integer', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addForeignKeyConstraint(
      'sessions_user',
      ['company_id', 'user_id'],
      'users',
      ['company_id', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .execute();

  await database.schema
    .createTable('documents')
    .addColumn('company_id', 'integer', (column) =>
      column.notNull().references('companies.id').onDelete('cascade'),
    )
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('data', 'json', (column) => column.notNull())
    .addPrimaryKeyConstraint('documents_key', ['company_id', 'email', 'name'])
    .execute();

  await database.schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();

  await sql`create index sessions_by_user on sessions (company_id, user_id)`.execute(database);
};

export const companies: Migration = { up };
