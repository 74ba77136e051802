import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { buildIfNeeded } from './build.ts';
import { type Certificate, createCertificate } from './certificate.ts';
import { createPortalServer } from './portalServer.ts';
import { checkPorts, type Ports, readPorts } from './ports.ts';
import { demoTenants } from './seeds/index.ts';
import { createServer } from './server/createServer.ts';
import { readSessionSettings } from './server/sessionSettings.ts';
import { createShellServer } from './shell/server.ts';

const HOST = 'localhost';
/** The company of the bare host name. */
const DEMO = 'demo';

const say = (text: string) => process.stdout.write(`${text}\n`);

const readOptions = () => {
  const { values } = parseArgs({
    options: {
      products: { type: 'string' },
      fresh: { type: 'boolean', default: false },
      dev: { type: 'boolean', default: false },
      tls: { type: 'boolean', default: false },
      'cheap-passwords': { type: 'boolean', default: false },
    },
  });
  const products = values.products === undefined ? undefined : Number(values.products);
  if (products !== undefined && !(Number.isInteger(products) && products > 0)) {
    throw new Error(`--products wants a whole number above 0, not "${values.products}".`);
  }
  return { ...values, products };
};

/** For tests: a login takes 1 ms of a processor instead of 280. */
const CHEAP_PASSWORDS = { cost: 2, parallel: 1 };

const startBackend = async (
  ports: Ports,
  options: ReturnType<typeof readOptions>,
): Promise<FastifyInstance> => {
  const { products, fresh } = options;
  const backend = await createServer({
    databaseUrl: process.env.DATABASE_URL,
    dataDir: join(process.env.PORTAL_DATA_DIR ?? '.data', 'database'),
    seeds: demoTenants(products === undefined ? {} : { products }),
    fresh,
    ...(options['cheap-passwords'] && { passwordCost: CHEAP_PASSWORDS }),
    allowedOrigins: [
      `http://${HOST}:${ports.portal}`,
      `http://*.${HOST}:${ports.portal}`,
      `http://${HOST}:${ports.shell}`,
      `https://${HOST}:${ports.securePortal}`,
      `https://*.${HOST}:${ports.securePortal}`,
      `http://${HOST}:${ports.secureShell}`,
    ],
    portalOf: (alias) => `http://${alias === DEMO ? '' : `${alias}.`}${HOST}:${ports.portal}`,
    ...readSessionSettings({ ...process.env, PORTAL_TRUST_PROXY: undefined }),
    showsOutbox: true,
    issuesDemoLinks: true,
    searchCluster: process.env.SEARCH_URL
      ? { url: process.env.SEARCH_URL, authorization: process.env.SEARCH_AUTHORIZATION }
      : null,
    log: 'warn',
  });
  await backend.listen({ port: ports.backend, host: HOST });
  return backend;
};

type Development = { portal: string; shell: string };

const startPages = async (
  ports: Ports,
  { development, certificate }: { development?: Development; certificate?: Certificate },
) => {
  const backend = `http://${HOST}:${ports.backend}`;
  const portalUrl = `${certificate ? 'https' : 'http'}://${HOST}:${ports.portal}`;
  const portal = await createPortalServer({
    folder: pathToFileURL(`${resolve('dist/portal')}/`),
    backend,
    parents: [`http://${HOST}:${ports.shell}`],
    development: development?.portal ?? null,
    certificate: certificate ?? null,
    recaptchaSiteKey: process.env.RECAPTCHA_SITE_KEY || null,
    trustProxy: process.env.PORTAL_TRUST_PROXY?.split(',') ?? false,
    sourceMaps: process.env.PORTAL_SOURCE_MAPS === '1',
  });
  const shell = await createShellServer({
    folder: resolve('dist/shell'),
    backend,
    portal: portalUrl,
    development: development?.shell ?? null,
  });
  await portal.listen({ port: ports.portal, host: HOST });
  await shell.listen({ port: ports.shell, host: HOST });
  return [portal, shell];
};

const welcome = ({ portal, shell, backend }: Ports) => `
  Portal        http://localhost:${portal}           Bluebird Foods      buyer@demo.test
                http://andina.localhost:${portal}    Ferretería Andina   comprador@andina.test
                http://lumiere.localhost:${portal}   Maison Lumière      acheteuse@lumiere.test
                http://wolf.localhost:${portal}      Wolf Brand Supply   buyer@wolf.test
  Demo parent   http://localhost:${shell}           FieldDesk CRM, with the portal in a frame or a slot
  Back end      http://localhost:${backend}

  Password of every demo customer: Portal#2026
  More customers at demo.test: cash, restricted, group, junior, approver, maxed, legacy; at andina.test: contado;
  at lumiere.test: vip. Ctrl+C stops everything; orders are kept in ${process.env.PORTAL_DATA_DIR ?? '.data'}.
`;

/** Starts back end, portal and demo parent. `--dev` rebuilds and reloads on changes. */
const start = async () => {
  const began = Date.now();
  const options = readOptions();
  const ports = readPorts();
  await checkPorts(ports, options.tls);
  const servers: { close(): Promise<unknown> }[] = [];
  const stop = async () => {
    await Promise.all(servers.map((server) => server.close()));
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());

  const preparing = startBackend(ports, options);
  preparing.catch(() => undefined);
  if (options.dev) {
    const { startDevelopment } = await import('./development.ts');
    const development = await startDevelopment();
    servers.push(development, await preparing, ...(await startPages(ports, { development })));
  } else {
    say('Building what changed…');
    await buildIfNeeded();
    servers.push(await preparing, ...(await startPages(ports, {})));
  }
  if (options.tls) {
    const certificate = await createCertificate();
    const secure = { ...ports, portal: ports.securePortal, shell: ports.secureShell };
    servers.push(...(await startPages(secure, { certificate })));
  }
  say(welcome(ports));
  if (options.tls)
    say(
      `  The same over HTTP/2: portal https://${HOST}:${ports.securePortal}, parent http://${HOST}:${ports.secureShell}`,
    );
  say(`  Ready in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
};

await start().catch((error: unknown) => {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
