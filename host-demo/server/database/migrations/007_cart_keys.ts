import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('transactions').addColumn('cart_key', 'text').execute();
  await database.schema
    .createIndex('transactions_cart')
    .unique()
    .on('transactions')
    .columns(['company_id', 'client_id', 'cart_key'])
    .execute();
};

/** The cart key of a transaction: a cart is stored once, under any number. Null when it was not sent. */
export const cartKeys: Migration = { up };
