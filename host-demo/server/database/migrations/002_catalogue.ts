import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('products')
    .addColumn('company_id', 'integer', (column) =>
      column.notNull().references('companies.id').onDelete('cascade'),
    )
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('default_price', 'numeric')
    .addColumn('cost', 'numeric')
    .addColumn('data', 'jsonb', (column) => column.notNull())
    .addColumn('rules', 'jsonb')
    .addPrimaryKeyConstraint('products_key', ['company_id', 'id'])
    .execute();

  await database.schema
    .createTable('product_units')
    .addColumn('company_id', 'integer', (column) => column.notNull())
    .addColumn('product_id', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('units', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('factor', 'numeric', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_units_key', ['company_id', 'product_id', 'units'])
    .addForeignKeyConstraint(
      'product_units_product',
      ['company_id', 'product_id'],
      'products',
      ['company_id', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .execute();

  await database.schema
    .createTable('warehouses')
    .addColumn('company_id', 'integer', (column) =>
      column.notNull().references('companies.id').onDelete('cascade'),
    )
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('warehouses_key', ['company_id', 'id'])
    .execute();

  await database.schema
    .createTable('stock')
    .addColumn('company_id', 'integer', (column) => column.notNull())
    .addColumn('product_id', 'integer', (column) => column.notNull())
    .addColumn('warehouse_id', 'integer', (column) => column.notNull())
    .addColumn('quantity', 'numeric', (column) => column.notNull())
    .addPrimaryKeyConstraint('stock_key', ['company_id', 'product_id', 'warehouse_id'])
    .addForeignKeyConstraint(
      'stock_product',
      ['company_id', 'product_id'],
      'products',
      ['company_id', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .execute();

  await database.schema
    .createTable('bundles')
    .addColumn('company_id', 'integer', (column) =>
      column.notNull().references('companies.id').onDelete('cascade'),
    )
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('data', 'jsonb', (column) => column.notNull())
    .addPrimaryKeyConstraint('bundles_key', ['company_id', 'id'])
    .execute();

  await database.schema
    .createTable('coupons')
    .addColumn('company_id', 'integer', (column) =>
      column.notNull().references('companies.id').onDelete('cascade'),
    )
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('data', 'jsonb', (column) => column.notNull())
    .addColumn('expires_on', 'date')
    .addPrimaryKeyConstraint('coupons_key', ['company_id', 'code'])
    .execute();

  await database.schema
    .createTable('client_prices')
    .addColumn('company_id', 'integer', (column) => column.notNull())
    .addColumn('client_id', 'integer', (column) => column.notNull())
    .addColumn('product_id', 'integer', (column) => column.notNull())
    .addColumn('net_price', 'numeric', (column) => column.notNull())
    .addPrimaryKeyConstraint('client_prices_key', ['company_id', 'client_id', 'product_id'])
    .addForeignKeyConstraint(
      'client_prices_client',
      ['company_id', 'client_id'],
      'clients',
      ['company_id', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .execute();
};

export const catalogue: Migration = { up };
