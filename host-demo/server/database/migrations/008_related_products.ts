import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (database: Kysely<unknown>): Promise<void> => {
  await sql`create index products_by_subline on products (company_id, (data ->> 'subline_name'))`.execute(
    database,
  );
  await sql`create index transaction_lines_by_product on transaction_lines (company_id, product_id)`.execute(
    database,
  );
};

export const relatedProducts: Migration = { up };
