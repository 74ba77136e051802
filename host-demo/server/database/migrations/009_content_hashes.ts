import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('transactions').addColumn('content_hash', 'text').execute();
};

/** The hash of what the customer ordered: a repeat with other content is refused. Null for older transactions. */
export const contentHashes: Migration = { up };
