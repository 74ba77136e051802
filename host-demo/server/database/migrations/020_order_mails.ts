import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('outbox').addColumn('attachment', 'jsonb').execute();
  await database.schema
    .alterTable('transactions')
    .addColumn('sends_mails', 'boolean', (column) => column.notNull().defaultTo(true))
    .execute();
};

/** The document that an e-mail carries, made when it is sent; and whether a transaction's envelope named a recipient of e-mails. */
export const orderMails: Migration = { up };
