import { once } from 'node:events';
import { createServer as createProbe } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { demoTenants } from '../seeds/index.ts';
import { BACK_OFFICE_KEYS_HELP, readBackOfficeKeys } from './backOfficeKeys.ts';
import { createServer } from './createServer.ts';
import { FIRESTORE_SETTINGS_HELP, readFirestoreSettings } from './firestoreSettings.ts';
import { MAIL_SETTINGS_HELP, readMailSettings } from './mailSettings.ts';
import type { LogLevel } from './observing/logging.ts';
import { PAYMENT_SETTINGS_HELP, readPaymentSettings } from './paymentSettings.ts';
import { PUSH_SETTINGS_HELP, readPushSettings } from './pushSettings.ts';
import { readSessionSettings, SESSION_SETTINGS_HELP } from './sessionSettings.ts';

const HELP = `Reference back end of the ordering portal.

  --products N   size of the demo company's catalogue, for scale
  --fresh        load the demo companies anew; what was placed at them is lost

  BACKEND_PORT, BACKEND_HOST   port and address to listen on (4300, 127.0.0.1)
  METRICS_PORT      serves Prometheus metrics at /metrics of this port, which the internet must not reach
  LOG_LEVEL         info, warn (the default) or silent
  DATABASE_URL      a PostgreSQL server instead of the embedded database
  PORTAL_DATA_DIR   where the embedded database keeps its files (.data)
  PORTAL_SECRET     signs the tokens; by default the database keeps a random one
  PORTAL_ORIGINS    origins whose pages may call, separated by commas
  SEARCH_URL, SEARCH_AUTHORIZATION   an Elasticsearch or OpenSearch cluster instead of the search of this process
${SESSION_SETTINGS_HELP}${MAIL_SETTINGS_HELP}${FIRESTORE_SETTINGS_HELP}${PUSH_SETTINGS_HELP}${BACK_OFFICE_KEYS_HELP}${PAYMENT_SETTINGS_HELP}`;

/** Running requests have 8 s; then whatever still runs is given up, ms. */
const LONGEST_CLOSING = 10_000;

const wholeNumber = (text: string, name: string): number => {
  const number = Number(text);
  if (!Number.isInteger(number) || number <= 0) throw new Error(`${name} must be a whole number above 0`);
  return number;
};

const LOG_LEVELS = ['silent', 'warn', 'info'] as const;
const logLevel = (text: string): LogLevel => {
  const level = LOG_LEVELS.find((known) => known === text);
  if (!level) throw new Error(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`);
  return level;
};

/** Checks the port before the database is opened, which takes longer. */
const checkFree = async (port: number, host: string): Promise<void> => {
  const probe = createProbe().listen(port, host);
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
  const host = env.BACKEND_HOST ?? '127.0.0.1';
  await checkFree(port, host);
  const server = await createServer({
    databaseUrl: env.DATABASE_URL,
    dataDir: join(env.PORTAL_DATA_DIR ?? '.data', 'database'),
    seeds: demoTenants(
      values.products === undefined ? {} : { products: wholeNumber(values.products, '--products') },
    ),
    fresh: values.fresh ?? false,
    secret: env.PORTAL_SECRET,
    ...(env.PORTAL_ORIGINS && { allowedOrigins: env.PORTAL_ORIGINS.split(',') }),
    searchCluster: env.SEARCH_URL ? { url: env.SEARCH_URL, authorization: env.SEARCH_AUTHORIZATION } : null,
    ...readSessionSettings(env),
    ...readMailSettings(env),
    ...readFirestoreSettings(env),
    ...readPushSettings(env),
    backOfficeKeys: readBackOfficeKeys(env),
    ...readPaymentSettings(env),
    log: logLevel(env.LOG_LEVEL ?? 'warn'),
    metrics: env.METRICS_PORT ? { host, port: wholeNumber(env.METRICS_PORT, 'METRICS_PORT') } : null,
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), LONGEST_CLOSING).unref();
      void server.close().then(() => process.exit(0));
    });
  }
  await server.listen({ port, host });
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
