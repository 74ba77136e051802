import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

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

/** A client's lines are found by product; 0 for those of a process that doesn't know the column yet. */
export const linesByClient: Migration = { up };
