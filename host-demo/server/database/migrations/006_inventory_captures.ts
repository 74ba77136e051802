import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('inventory_captures')
    .addColumn('company_id', 'integer', (column) => column.notNull())
    .addColumn('client_id', 'integer', (column) => column.notNull())
    .addColumn('customer_id', 'integer', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) => column.notNull())
    .addColumn('capture_number', 'text', (column) => column.notNull())
    .addColumn('lines', 'jsonb', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('inventory_captures_key', ['company_id', 'capture_number'])
    .addForeignKeyConstraint(
      'inventory_captures_client',
      ['company_id', 'client_id'],
      'clients',
      ['company_id', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .execute();
};

/** Inventory captures. Numbers are unique per company, which makes repeats detectable. */
export const inventoryCaptures: Migration = { up };
