import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .alterTable('sessions')
    .addColumn('country', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await database.schema
    .alterTable('transactions')
    .addColumn('payment_links_revision', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`
    update users set settings = jsonb_build_object('contact_name', signups.data ->> 'contact_name') || users.settings
    from signups
    where signups.company_id = users.company_id and signups.user_id = users.id and signups.data ->> 'contact_name' <> ''
  `.execute(database);
};

export const placesAndPaymentLinks: Migration = { up };
