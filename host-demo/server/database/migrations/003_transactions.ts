import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('transactions')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('company_id', 'integer', (column) => column.notNull())
    .addColumn('client_id', 'integer', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('transaction_number', 'text', (column) => column.notNull())
    .addColumn('transaction_date', 'date', (column) => column.notNull())
    .addColumn('due_date', 'date')
    .addColumn('ship_date', 'date')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('approval_status', 'integer')
    .addColumn('currency_code', 'text', (column) => column.notNull())
    .addColumn('grossvalue', 'numeric', (column) => column.notNull())
    .addColumn('discount', 'numeric', (column) => column.notNull())
    .addColumn('tax', 'numeric', (column) => column.notNull())
    .addColumn('shipping_cost', 'numeric', (column) => column.notNull())
    .addColumn('payment_charge', 'numeric', (column) => column.notNull())
    .addColumn('netvalue', 'numeric', (column) => column.notNull())
    .addColumn('balance', 'numeric')
    .addColumn('line_count', 'integer', (column) => column.notNull())
    .addColumn('header', 'jsonb', (column) => column.notNull())
    .addColumn('differences', 'jsonb', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('transactions_number', ['company_id', 'transaction_number'])
    .addForeignKeyConstraint(
      'transactions_client',
      ['company_id', 'client_id'],
      'clients',
      ['company_id', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .execute();

  await database.schema
    .createTable('transaction_lines')
    .addColumn('transaction_id', 'uuid', (column) =>
      column.notNull().references('transactions.id').onDelete('cascade'),
    )
    .addColumn('company_id', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('product_id', 'integer', (column) => column.notNull())
    .addColumn('quantity', 'numeric', (column) => column.notNull())
    .addColumn('netvalue', 'numeric', (column) => column.notNull())
    .addColumn('data', 'jsonb', (column) => column.notNull())
    .addPrimaryKeyConstraint('transaction_lines_key', ['transaction_id', 'position'])
    .execute();

  await sql`
    create index transactions_by_client on transactions (company_id, client_id, transaction_date desc, created_at desc)
  `.execute(database);
};

/** Orders, invoices and estimates with lines. Numbers are unique per company, which makes repeats detectable. */
export const transactions: Migration = { up };
