import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { TenantSeed } from '../../../host-demo/seeds/types.ts';
import { connect, type DatabasePlace } from '../../../host-demo/server/database/connect.ts';
import { loadSeeds } from '../../../host-demo/server/database/loadSeeds.ts';
import { migrate } from '../../../host-demo/server/database/migrate.ts';
import type { Database, Schema } from '../../../host-demo/server/database/schema.ts';
import { createPasswords, type PasswordCost } from '../../../host-demo/server/session/passwords.ts';
import { emptyDatabase } from './emptyDatabase.ts';
import { createDatabase } from './postgres.ts';

export type SnapshotInput = { seeds: readonly TenantSeed[]; today: Date; passwordCost: PasswordCost };

const fill = async (database: Database, { seeds, today, passwordCost }: SnapshotInput): Promise<void> => {
  await migrate(database);
  await loadSeeds(database, seeds, { passwords: createPasswords(passwordCost), today, fresh: false });
};

/** Builds it once for the same companies on the same day. */
const oncePerDay = <Built>(build: (input: SnapshotInput) => Promise<Built>) => {
  const built = new Map<readonly TenantSeed[], Map<string, Promise<Built>>>();
  return (input: SnapshotInput): Promise<Built> => {
    const ofSeeds = built.get(input.seeds) ?? new Map<string, Promise<Built>>();
    built.set(input.seeds, ofSeeds);
    const day = input.today.toISOString().slice(0, 10);
    const ofDay = ofSeeds.get(day) ?? build(input);
    ofSeeds.set(day, ofDay);
    return ofDay;
  };
};

/** An embedded database with these companies. Copying it takes a quarter of the time. */
export const snapshotOf = oncePerDay(async (input: SnapshotInput): Promise<Blob> => {
  const pglite = await PGlite.create({ loadDataDir: await emptyDatabase() });
  const database = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
  await fill(database, input);
  const snapshot = await pglite.dumpDataDir('none');
  await database.destroy();
  return snapshot;
});

/** A counter would start again where a process loads this module again. */
const newName = () => `database_${randomUUID()}`;

const SERVER = process.env.TEST_DATABASE_SERVER ?? '';

/** Whether the tests share a PostgreSQL server. */
export const hasServer = SERVER !== '';

/** The name of a database with these companies on the shared server (`sharedPostgres.ts`). */
const templateOf = oncePerDay(async (input: SnapshotInput): Promise<string> => {
  const name = newName();
  const { database, close } = await connect({ databaseUrl: await createDatabase(SERVER, name) });
  await fill(database, input);
  await close();
  return name;
});

/** The URL of a new database with these companies on the shared server. */
export const databaseOnServer = async (input: SnapshotInput): Promise<string> =>
  createDatabase(SERVER, newName(), await templateOf(input));

/** A new database with these companies: on the shared PostgreSQL server where there is one, or else an embedded one in memory. */
export const databaseWith = async (
  input: SnapshotInput,
): Promise<Pick<DatabasePlace, 'databaseUrl' | 'snapshot'>> =>
  hasServer ? { databaseUrl: await databaseOnServer(input) } : { snapshot: await snapshotOf(input) };
