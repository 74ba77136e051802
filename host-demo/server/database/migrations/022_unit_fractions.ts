import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .alterTable('product_units')
    .addColumn('allows_fractions', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
};

/** Units of weight and length can be ordered in fractions, all others whole. */
export const unitFractions: Migration = { up };
