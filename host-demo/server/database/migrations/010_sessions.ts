import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .alterTable('sessions')
    .addColumn('rotation', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('rotated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`'epoch'`))
    .addColumn('started_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();

  await database.schema
    .createTable('spent_links')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('company_id', 'integer', (column) =>
      column.notNull().references('companies.id').onDelete('cascade'),
    )
    .addColumn('session_id', 'uuid', (column) => column.notNull())
    .addColumn('spent_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();

  await database.schema
    .alterTable('users')
    .addColumn('document_links_version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await database.schema.alterTable('coupons').addColumn('uses_per_customer', 'integer').execute();
  await database.schema.alterTable('transactions').addColumn('held_for', 'text').execute();
};

/**
 * Refresh tokens that rotate, sessions with an absolute end, links that are used once, PDF links that can be revoked; how often a
 * customer may use a coupon, and transactions that the company has to look at.
 */
export const sessions: Migration = { up };
