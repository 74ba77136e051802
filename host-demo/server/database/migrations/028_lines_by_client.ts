import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** 0 for the lines of a process that doesn't know the column yet. */
const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .alterTable('transaction_lines')
    .addColumn('client_id', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`
    update transaction_lines set client_id = transactions.client_id
    from transactions where transactions.id = transaction_lines.transaction_id`.execute(database);
  await sql`
    create index transaction_lines_by_client on transaction_lines (company_id, client_id, product_id)
  `.execute(database);
};

/** What a client bought of the products of a page is found by the client. */
export const linesByClient: Migration = { up };
