import { mkdir, rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { CHANNEL, type Channel, type ChannelListener, listenToPostgres } from './listenToPostgres.ts';
import { lockFolder } from './lockFolder.ts';
import type { Database, Schema } from './schema.ts';

export type DatabasePlace = {
  databaseUrl?: string | undefined;
  dataDir?: string | undefined;
  /** The initial files of an embedded database in memory, from PGlite's `dumpDataDir`. */
  snapshot?: Blob | undefined;
  fresh?: boolean | undefined;
};

export type PoolSizes = { open: number; idle: number; waiting: number };

export type Connection = {
  database: Database;
  /** Receives what is sent with NOTIFY to the channel `portal`. Once per connection. */
  listen(listener: ChannelListener): Promise<Channel>;
  /** Null for the embedded database. */
  pool(): PoolSizes | null;
  close(): Promise<void>;
};

/** OID of the type `date`: dates stay text (yyyy-mm-dd), so that no time zone changes them. */
const DATE = 1082;
const asText = (value: string) => value;

const MAX_CONNECTIONS = 10;
/** How long a call may wait for a connection, ms; then it is refused with 503. */
const CONNECTION_TIMEOUT = 5_000;

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
      const advice = 'If it may be lost, start once with --fresh.';
      throw new Error(`The data in ${dataDir} can't be opened. ${advice}`, { cause });
    }
    await rm(dataDir, { recursive: true });
    return openFiles(dataDir);
  }
};

const connectToServer = (connectionString: string): Connection => {
  const types = new pg.TypeOverrides();
  types.setTypeParser(DATE, asText);
  const pool = new pg.Pool({
    connectionString,
    types,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    keepAlive: true,
    application_name: 'portal',
  });
  // A lost idle connection is replaced by the next call.
  pool.on('error', () => undefined);
  // One that is lost between two queries of a transaction, or while it ends, fails its next query; the process goes on.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    database,
    listen: (listener) => listenToPostgres(connectionString, listener),
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => database.destroy(),
  };
};

const connectEmbedded = (pglite: PGlite, unlock: () => void): Connection => {
  const database = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
  return {
    database,
    async listen({ onPayload }) {
      await pglite.listen(CHANNEL, onPayload);
      return { isOpen: () => !pglite.closed, close: async () => undefined };
    },
    pool: () => null,
    async close() {
      await database.destroy();
      unlock();
    },
  };
};

/**
 * Opens PostgreSQL at `databaseUrl`, or the embedded database, for this process alone. Files that can't be opened are
 * recreated when allowed; otherwise an error says so.
 */
export const connect = async ({
  databaseUrl,
  dataDir,
  snapshot,
  fresh = false,
}: DatabasePlace): Promise<Connection> => {
  if (databaseUrl !== undefined) return connectToServer(databaseUrl);
  if (dataDir === undefined) {
    const options = { parsers: { [DATE]: asText }, ...(snapshot && { loadDataDir: snapshot }) };
    return connectEmbedded(await PGlite.create(options), () => undefined);
  }
  const unlock = await lockFolder(dataDir);
  try {
    return connectEmbedded(await openEmbedded(dataDir, fresh), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
};
