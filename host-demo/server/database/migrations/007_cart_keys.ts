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

/** Which cart a transaction was: one cart is stored once, under whatever number it is sent. Null where nobody said. */
export const cartKeys: Migration = { up };
