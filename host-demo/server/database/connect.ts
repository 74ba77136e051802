import { mkdir, rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Schema } from './schema.ts';

export type DatabasePlace = {
  /** URL of a PostgreSQL-compatible server. */
  databaseUrl?: string | undefined;
  /** Data folder of the embedded database; default: in memory. */
  dataDir?: string | undefined;
  /** The initial files of an embedded database in memory, from PGlite's `dumpDataDir`. */
  snapshot?: Blob | undefined;
  /** Allows deleting the embedded database's files when they can't be opened. */
  fresh?: boolean | undefined;
};

/** OID of the type `date`: dates stay text (yyyy-mm-dd), so that no time zone changes them. */
const DATE = 1082;
const asText = (value: string) => value;

const openFiles = async (dataDir: string): Promise<PGlite> => {
  await mkdir(dataDir, { recursive: true });
  return PGlite.create({ parsers: { [DATE]: asText }, dataDir });
};

/** Files can be damaged when the machine stopped during a write. */
const openEmbedded = async (dataDir: string, fresh: boolean): Promise<PGlite> => {
  try {
    return await openFiles(dataDir);
  } catch (cause) {
    if (!fresh) {
      const advice =
        'Is another one running with it? If not, start once with --fresh: the data is made anew.';
      throw new Error(`The data in ${dataDir} can't be opened. ${advice}`, { cause });
    }
    await rm(dataDir, { recursive: true });
    return openFiles(dataDir);
  }
};

/**
 * Opens PostgreSQL at `databaseUrl`, or the embedded database. `destroy()` closes it. Files that can't be opened are
 * recreated when allowed; otherwise an error says so.
 */
export const connect = async ({
  databaseUrl,
  dataDir,
  snapshot,
  fresh = false,
}: DatabasePlace): Promise<Database> => {
  if (databaseUrl !== undefined) {
    const types = new pg.TypeOverrides();
    types.setTypeParser(DATE, asText);
    const pool = new pg.Pool({ connectionString: databaseUrl, types, max: 10 });
    pool.on('error', () => undefined);
    return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  }
  const pglite = await (dataDir === undefined
    ? PGlite.create({ parsers: { [DATE]: asText }, ...(snapshot && { loadDataDir: snapshot }) })
    : openEmbedded(dataDir, fresh));
  return new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
};
