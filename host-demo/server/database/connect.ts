import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Schema } from './schema.ts';

export type DatabasePlace = {
  /** A PostgreSQL server, or whatever speaks its protocol. */
  databaseUrl?: string | undefined;
  /** Where the embedded database keeps its files; without one it lives in memory. */
  dataDir?: string | undefined;
};

/** PostgreSQL's number of the type `date`: days stay yyyy-mm-dd, no clock and no time zone is put to them. */
const DATE = 1082;
const asText = (value: string) => value;

/** Opens PostgreSQL at `databaseUrl`, or the embedded one. Closed by `destroy()`. */
export const connect = async ({ databaseUrl, dataDir }: DatabasePlace): Promise<Database> => {
  if (databaseUrl !== undefined) {
    const types = new pg.TypeOverrides();
    types.setTypeParser(DATE, asText);
    const pool = new pg.Pool({ connectionString: databaseUrl, types, max: 10 });
    pool.on('error', () => undefined);
    return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  }
  if (dataDir !== undefined) await mkdir(dataDir, { recursive: true });
  const pglite = await PGlite.create({
    parsers: { [DATE]: asText },
    ...(dataDir !== undefined && { dataDir }),
  });
  return new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
};
