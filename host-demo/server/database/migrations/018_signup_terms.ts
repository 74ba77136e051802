import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('signups').addColumn('terms', 'jsonb').execute();
};

export const signupTerms: Migration = { up };
