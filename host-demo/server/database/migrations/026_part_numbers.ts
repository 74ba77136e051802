import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('part_numbers')
    .addColumn('company_id', 'integer', (column) =>
      column.notNull().references('companies.id').onDelete('cascade'),
    )
    .addColumn('client_id', 'integer', (column) => column.notNull())
    .addColumn('folded', 'text', (column) => column.notNull())
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('product_id', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('part_numbers_key', ['company_id', 'client_id', 'folded'])
    .addForeignKeyConstraint(
      'part_numbers_product',
      ['company_id', 'product_id'],
      'products',
      ['company_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await sql`create index part_numbers_of_product on part_numbers (company_id, product_id)`.execute(database);
};

export const partNumbers: Migration = { up };
