import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('payments').addColumn('charge_rate', 'numeric').execute();
};

export const chargeRates: Migration = { up };
