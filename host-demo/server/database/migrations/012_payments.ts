import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const createGateways = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('payment_gateways')
    .addColumn('company_id', 'integer', (column) =>
      column.notNull().references('companies.id').onDelete('cascade'),
    )
    .addColumn('platform', 'text', (column) => column.notNull())
    .addColumn('settings', 'jsonb', (column) => column.notNull())
    .addColumn('public_settings', 'jsonb', (column) => column.notNull())
    .addPrimaryKeyConstraint('payment_gateways_key', ['company_id', 'platform'])
    .execute();
};

const createPayments = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('payments')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('company_id', 'integer', (column) => column.notNull())
    .addColumn('client_id', 'integer', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) => column.notNull())
    .addColumn('payment_id', 'text', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('platform', 'text', (column) => column.notNull())
    .addColumn('payform', 'text', (column) => column.notNull())
    .addColumn('flow', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('message', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('reference', 'text')
    .addColumn('currency_code', 'text', (column) => column.notNull())
    .addColumn('amount', 'numeric', (column) => column.notNull())
    .addColumn('charge', 'numeric', (column) => column.notNull())
    .addColumn('collection_value', 'numeric', (column) => column.notNull())
    .addColumn('is_captured', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('is_refund_due', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('brand', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('last_four', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('transaction_id', 'uuid', (column) =>
      column.references('transactions.id').onDelete('set null'),
    )
    .addColumn('placed', 'jsonb')
    .addColumn('bank_url', 'text')
    .addColumn('return_url', 'text')
    .addColumn('return_reference', 'text', (column) => column.notNull().unique())
    .addColumn('nonce', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('changed_at', 'timestamptz', (column) => column.notNull())
    .addColumn('checked_at', 'timestamptz', (column) => column.notNull())
    .addColumn('paid_at', 'timestamptz')
    .addUniqueConstraint('payments_payment_id', ['company_id', 'payment_id'])
    .addForeignKeyConstraint(
      'payments_client',
      ['company_id', 'client_id'],
      'clients',
      ['company_id', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .execute();
  await sql`create index payments_by_transaction on payments (transaction_id)`.execute(database);
  await sql`
    create index payments_at_work on payments (checked_at)
    where is_refund_due or state in ('created', 'authorising', 'unknown', 'pending_bank', 'held', 'authorised', 'captured', 'voiding')
      or code in ('not_charged', 'expired')
  `.execute(database);

  await database.schema
    .createTable('payment_parts')
    .addColumn('payment', 'uuid', (column) => column.notNull().references('payments.id').onDelete('cascade'))
    .addColumn('invoice_id', 'uuid', (column) =>
      column.notNull().references('transactions.id').onDelete('cascade'),
    )
    .addColumn('value', 'numeric', (column) => column.notNull())
    .addPrimaryKeyConstraint('payment_parts_key', ['payment', 'invoice_id'])
    .execute();
  await sql`create index payment_parts_by_invoice on payment_parts (invoice_id)`.execute(database);
};

const createCollections = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('collections')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('company_id', 'integer', (column) => column.notNull())
    .addColumn('payment', 'uuid', (column) =>
      column.notNull().unique().references('payments.id').onDelete('cascade'),
    )
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('collection_date', 'date', (column) => column.notNull())
    .addUniqueConstraint('collections_sequence', ['company_id', 'sequence'])
    .execute();
};

const createSavedMethods = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('saved_methods')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('company_id', 'integer', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) => column.notNull())
    .addColumn('platform', 'text', (column) => column.notNull())
    .addColumn('payform', 'text', (column) => column.notNull())
    .addColumn('customer_reference', 'text', (column) => column.notNull())
    .addColumn('method_reference', 'text', (column) => column.notNull())
    .addColumn('brand', 'text', (column) => column.notNull())
    .addColumn('last_four', 'text', (column) => column.notNull())
    .addColumn('expiry', 'text', (column) => column.notNull())
    .addColumn('is_default', 'boolean', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('saved_methods_reference', [
      'company_id',
      'user_id',
      'platform',
      'customer_reference',
      'method_reference',
    ])
    .addForeignKeyConstraint(
      'saved_methods_user',
      ['company_id', 'user_id'],
      'users',
      ['company_id', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .execute();
};

const up = async (database: Kysely<unknown>): Promise<void> => {
  await createGateways(database);
  await createPayments(database);
  await createCollections(database);
  await createSavedMethods(database);
  await database.schema
    .alterTable('transactions')
    .addColumn('paid_amount', 'numeric', (column) => column.notNull().defaultTo(0))
    .execute();
};

/**
 * Gateways of companies; payments, one row for each payment id, with the invoices that they reserve and pay; receipts, at most one
 * for each payment; saved cards, of which only the provider's ids are kept.
 */
export const payments: Migration = { up };
