import { once } from 'node:events';
import { createServer as createProbe } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { demoTenants } from '../seeds/index.ts';
import { createServer } from './createServer.ts';
import { readSessionSettings, SESSION_SETTINGS_HELP } from './sessionSettings.ts';

/** The reference back end as a program: see --help. */
const HELP = `Reference back end of the ordering portal.

  --products N   size of the demo company's catalogue, for scale
  --fresh        load the demo companies anew; what was placed at them is lost

  BACKEND_PORT      port to listen on (4300)
  DATABASE_URL      a PostgreSQL server instead of the embedded database
  PORTAL_DATA_DIR   where the embedded database keeps its files (.data)
  PORTAL_SECRET     signs the tokens; by default the database keeps a random one
  PORTAL_ORIGINS    origins whose pages may call, separated by commas
  SEARCH_URL, SEARCH_AUTHORIZATION   an Elasticsearch or OpenSearch cluster instead of the search of this process
${SESSION_SETTINGS_HELP}`;

const HOST = '127.0.0.1';

const wholeNumber = (text: string, name: string): number => {
  const number = Number(text);
  if (!Number.isInteger(number) || number <= 0) throw new Error(`${name} must be a whole number above 0`);
  return number;
};

/** Checks the port before opening the database, because the embedded database supports one process only. */
const checkFree = async (port: number): Promise<void> => {
  const probe = createProbe().listen(port, HOST);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
};

const start = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { products: { type: 'string' }, fresh: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return;
  }
  const { env } = process;
  const port = wholeNumber(env.BACKEND_PORT ?? '4300', 'BACKEND_PORT');
  await checkFree(port);
  const server = await createServer({
    databaseUrl: env.DATABASE_URL,
    dataDir: join(env.PORTAL_DATA_DIR ?? '.data', 'database'),
    seeds: demoTenants(
      values.products === undefined ? {} : { products: wholeNumber(values.products, '--products') },
    ),
    fresh: values.fresh ?? false,
    secret: env.PORTAL_SECRET,
    ...(env.PORTAL_ORIGINS && { allowedOrigins: env.PORTAL_ORIGINS.split(',') }),
    ...readSessionSettings(env),
    searchCluster: env.SEARCH_URL ? { url: env.SEARCH_URL, authorization: env.SEARCH_AUTHORIZATION } : null,
    log: 'warn',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void server.close().then(() => process.exit(0));
    });
  }
  await server.listen({ port, host: HOST });
  process.stdout.write(`back end: http://localhost:${port}\n`);
};

await start().catch((error: unknown) => {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const reason = isTaken
    ? 'the port is taken; set BACKEND_PORT to another'
    : error instanceof Error
      ? error.message
      : String(error);
  process.stderr.write(`back end: ${reason}\n`);
  process.exit(1);
});
