import { mkdir, rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Schema } from './schema.ts';

export type DatabasePlace = {
  /** A PostgreSQL server, or whatever speaks its protocol. */
  databaseUrl?: string | undefined;
  /** Where the embedded database keeps its files; without one it lives in memory. */
  dataDir?: string | undefined;
  /** What an embedded database in memory begins with: the files of another one, as PGlite's `dumpDataDir` gives them. */
  snapshot?: Blob | undefined;
  /** What the embedded database keeps may be thrown away, where it can't be opened. */
  fresh?: boolean | undefined;
};

/** PostgreSQL's number of the type `date`: days stay yyyy-mm-dd, no clock and no time zone is put to them. */
const DATE = 1082;
const asText = (value: string) => value;

const openFiles = async (dataDir: string): Promise<PGlite> => {
  await mkdir(dataDir, { recursive: true });
  return PGlite.create({ parsers: { [DATE]: asText }, dataDir });
};

/** The embedded database's files can be beyond repair when the machine stopped while they were written. */
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
 * Opens PostgreSQL at `databaseUrl`, or the embedded one. Closed by `destroy()`. Files that can't be opened are made anew
 * when that is allowed, and an error that says so otherwise.
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
