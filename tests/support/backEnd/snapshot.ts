import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { TenantSeed } from '../../../host-demo/seeds/types.ts';
import { loadSeeds } from '../../../host-demo/server/database/loadSeeds.ts';
import { migrate } from '../../../host-demo/server/database/migrate.ts';
import type { Schema } from '../../../host-demo/server/database/schema.ts';
import { createPasswords, type PasswordCost } from '../../../host-demo/server/session/passwords.ts';

type Seeded = { seeds: readonly TenantSeed[]; today: Date; passwordCost: PasswordCost };

/** One for each set of companies and day that this worker has asked for. */
const snapshots = new Map<readonly TenantSeed[], Map<string, Promise<Blob>>>();

const build = async ({ seeds, today, passwordCost }: Seeded): Promise<Blob> => {
  const pglite = await PGlite.create();
  const database = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(database);
  await loadSeeds(database, seeds, { passwords: createPasswords(passwordCost), today, fresh: false });
  const snapshot = await pglite.dumpDataDir('none');
  await database.destroy();
  return snapshot;
};

/** The files of an embedded database with these companies in it: built once, since a copy takes a quarter of the time. */
export const snapshotOf = (wanted: Seeded): Promise<Blob> => {
  const days = snapshots.get(wanted.seeds) ?? new Map<string, Promise<Blob>>();
  snapshots.set(wanted.seeds, days);
  const day = wanted.today.toISOString().slice(0, 10);
  const known = days.get(day) ?? build(wanted);
  days.set(day, known);
  return known;
};
