import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('deals')
    .addColumn('company_id', 'integer', (column) =>
      column.notNull().references('companies.id').onDelete('cascade'),
    )
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('data', 'jsonb', (column) => column.notNull())
    .addColumn('starts_on', 'date', (column) => column.notNull())
    .addColumn('ends_on', 'date')
    .addPrimaryKeyConstraint('deals_key', ['company_id', 'id'])
    .execute();

  await database.schema
    .createTable('recommendations')
    .addColumn('company_id', 'integer', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('client_id', 'integer', (column) => column.notNull())
    .addColumn('made_on', 'date', (column) => column.notNull())
    .addColumn('data', 'jsonb', (column) => column.notNull())
    .addPrimaryKeyConstraint('recommendations_key', ['company_id', 'id'])
    .addForeignKeyConstraint(
      'recommendations_client',
      ['company_id', 'client_id'],
      'clients',
      ['company_id', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .execute();

  await database.schema
    .createTable('recommendation_metrics')
    .addColumn('company_id', 'integer', (column) => column.notNull())
    .addColumn('client_id', 'integer', (column) => column.notNull())
    .addColumn('transaction_id', 'uuid', (column) =>
      column.notNull().references('transactions.id').onDelete('cascade'),
    )
    .addColumn('product_id', 'integer', (column) => column.notNull())
    .addColumn('data', 'jsonb', (column) => column.notNull())
    .addPrimaryKeyConstraint('recommendation_metrics_key', ['transaction_id', 'product_id'])
    .execute();
};

export const recommendations: Migration = { up };
