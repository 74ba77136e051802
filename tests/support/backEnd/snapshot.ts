import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { TenantSeed } from '../../../host-demo/seeds/types.ts';
import { loadSeeds } from '../../../host-demo/server/database/loadSeeds.ts';
import { migrate } from '../../../host-demo/server/database/migrate.ts';
import type { Schema } from '../../../host-demo/server/database/schema.ts';
import { createPasswords, type PasswordCost } from '../../../host-demo/server/session/passwords.ts';
import { emptyDatabase } from './emptyDatabase.ts';

type SnapshotInput = { seeds: readonly TenantSeed[]; today: Date; passwordCost: PasswordCost };

const snapshots = new Map<readonly TenantSeed[], Map<string, Promise<Blob>>>();

const buildSnapshot = async ({ seeds, today, passwordCost }: SnapshotInput): Promise<Blob> => {
  const pglite = await PGlite.create({ loadDataDir: await emptyDatabase() });
  const database = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(database);
  await loadSeeds(database, seeds, { passwords: createPasswords(passwordCost), today, fresh: false });
  const snapshot = await pglite.dumpDataDir('none');
  await database.destroy();
  return snapshot;
};

/** An embedded database with these companies. It is built once: copying takes a quarter of the time. */
export const snapshotOf = (input: SnapshotInput): Promise<Blob> => {
  const snapshotsByDay = snapshots.get(input.seeds) ?? new Map<string, Promise<Blob>>();
  snapshots.set(input.seeds, snapshotsByDay);
  const day = input.today.toISOString().slice(0, 10);
  const snapshotOfDay = snapshotsByDay.get(day) ?? buildSnapshot(input);
  snapshotsByDay.set(day, snapshotOfDay);
  return snapshotOfDay;
};

/** A copy of a snapshot after a statement of SQL. */
export const withChange = async (
  snapshot: Blob,
  statement: string,
  values: unknown[] = [],
): Promise<Blob> => {
  const pglite = await PGlite.create({ loadDataDir: snapshot });
  await pglite.query(statement, values);
  const changed = await pglite.dumpDataDir('none');
  await pglite.close();
  return changed;
};

/** A copy of a snapshot in which a user is disabled. */
export const withDisabledUser = (snapshot: Blob, email: string): Promise<Blob> =>
  withChange(snapshot, 'update users set disabled = true where email = $1', [email]);
