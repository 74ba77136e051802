import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { DatabasePlace } from '../../../host-demo/server/database/connect.ts';
import { databaseOnServer, hasServer, type SnapshotInput } from './snapshot.ts';

export type KeptDatabase = {
  /** For the options of a back end. */
  place: Pick<DatabasePlace, 'databaseUrl' | 'dataDir'>;
  /** Runs SQL, as the company's own system would. No back end may be open. */
  change(...statements: string[]): Promise<void>;
  remove(): Promise<void>;
};

const onServer = async (input: SnapshotInput): Promise<KeptDatabase> => {
  const databaseUrl = await databaseOnServer(input);
  return {
    place: { databaseUrl },
    async change(...statements) {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      for (const statement of statements) await client.query(statement);
      await client.end();
    },
    // The server's files are deleted after the tests.
    remove: async () => undefined,
  };
};

/** Its first back end fills it. */
const inFiles = async (): Promise<KeptDatabase> => {
  const folder = await mkdtemp(join(tmpdir(), 'database-'));
  const dataDir = join(folder, 'database');
  return {
    place: { dataDir },
    async change(...statements) {
      const pglite = await PGlite.create({ dataDir });
      for (const statement of statements) await pglite.exec(statement);
      await pglite.close();
    },
    remove: () => rm(folder, { recursive: true }),
  };
};

/** A database that outlives its back end: on the shared PostgreSQL server where there is one, or else in files. */
export const createKeptDatabase = (input: SnapshotInput): Promise<KeptDatabase> =>
  hasServer ? onServer(input) : inFiles();
