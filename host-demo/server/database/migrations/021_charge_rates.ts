import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('payments').addColumn('charge_rate', 'numeric').execute();
};

/** The percentage by which a payment's charge or discount was calculated; null for a fixed amount, or for none. */
export const chargeRates: Migration = { up };
