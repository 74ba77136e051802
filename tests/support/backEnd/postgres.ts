import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

const DEBIAN = '/usr/lib/postgresql';
const run = promisify(execFile);

/** The folder with PostgreSQL's programs: Debian's package or the PATH. Null if it isn't installed. */
export const findPostgres = (): string | null => {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const found = folders.find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  );
  return found ? dirname(realpathSync(join(found, 'postgres'))) : null;
};

/** PostgreSQL refuses to run as root; returns the user `postgres`, or else `nobody`. */
const unprivilegedUser = (): { uid: number; gid: number } | null => {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = users.find((user) => user.startsWith('postgres:')) ?? 'nobody:x:65534:65534';
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
};

const isReachable = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const waitUntilReachable = async (url: string, server: ChildProcess): Promise<void> => {
  while (!(await isReachable(url))) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`);
    await pause(50);
  }
};

export type Postgres = {
  url: string;
  query(text: string, values?: unknown[]): Promise<void>;
  /** Stops the server at once and keeps its data; `resume` starts it again. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
};

/** Creates a database on the server of `url`, empty or as a copy of `template`, and returns its URL. */
export const createDatabase = async (url: string, name: string, template = 'template1'): Promise<string> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const [database, source] = [name, template].map((text) => client.escapeIdentifier(text));
  // The default strategy writes each page to the log, which takes four times as long.
  await client.query(`create database ${database} template ${source} strategy file_copy`);
  await client.end();
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
};

/** A new PostgreSQL server with temporary files, which `stop` deletes. */
export const startPostgres = async (programs: string): Promise<Postgres> => {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  const user = unprivilegedUser();
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  await run(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    {
      ...user,
      cwd: folder,
    },
  );
  const settings = {
    listen_addresses: '127.0.0.1',
    fsync: 'off',
    // Several back ends at a time, each with a pool.
    max_connections: '300',
    unix_socket_directories: folder,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const url = `postgres://portal@127.0.0.1:${port}/postgres`;
  const start = async (): Promise<ChildProcess> => {
    const started = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...options], {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    });
    await waitUntilReachable(url, started);
    return started;
  };
  let server = await start();
  const halt = async () => {
    // PostgreSQL's fast shutdown: it ends all connections.
    server.kill('SIGINT');
    if (server.exitCode === null) await once(server, 'exit');
  };
  return {
    url,
    async query(text, values) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        await client.query(text, values);
      } finally {
        await client.end();
      }
    },
    halt,
    async resume() {
      server = await start();
    },
    async stop() {
      await halt();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
