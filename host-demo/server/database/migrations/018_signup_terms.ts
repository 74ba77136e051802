import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('signups').addColumn('terms', 'jsonb').execute();
};

/** What the company decides for a new client when it approves a sign-up; null for no terms. */
export const signupTerms: Migration = { up };
