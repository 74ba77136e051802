import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { buildIfNeeded } from './build.ts';
import { type Certificate, createCertificate } from './certificate.ts';
import { createEmulator } from './emulator/createEmulator.ts';
import { EMULATOR_MERCHANTS, emulatorAddresses } from './emulator/merchants.ts';
import { startFirestore } from './firestore/startFirestore.ts';
import { createPortalFaults } from './portalFaults.ts';
import { createPortalServer } from './portalServer.ts';
import { checkPorts, type Ports, readPorts } from './ports.ts';
import type { CaptchaConfig } from './securityHeaders.ts';
import { demoTenants } from './seeds/index.ts';
import { readBackOfficeKeys } from './server/backOfficeKeys.ts';
import { createServer } from './server/createServer.ts';
import { readFirestoreSettings } from './server/firestoreSettings.ts';
import { readPaymentSettings } from './server/paymentSettings.ts';
import { keepPushKeyFile } from './server/push/pushKeyFile.ts';
import { readPushSettings } from './server/pushSettings.ts';
import { readSessionSettings } from './server/sessionSettings.ts';
import { createShellServer } from './shell/server.ts';
import { solveCaptcha } from './solveCaptcha.ts';

const HOST = 'localhost';
const DEMO = 'demo';

const say = (text: string) => process.stdout.write(`${text}\n`);

const readOptions = () => {
  const { values } = parseArgs({
    options: {
      products: { type: 'string' },
      fresh: { type: 'boolean', default: false },
      dev: { type: 'boolean', default: false },
      tls: { type: 'boolean', default: false },
      firestore: { type: 'boolean', default: false },
      'cheap-passwords': { type: 'boolean', default: false },
    },
  });
  const products = values.products === undefined ? undefined : Number(values.products);
  if (products !== undefined && !(Number.isInteger(products) && products > 0)) {
    throw new Error(`--products wants a whole number above 0, not "${values.products}".`);
  }
  return { ...values, products };
};

const demoKey = randomUUID();

/** The demo's captcha is ALTCHA, unless the environment says otherwise. */
const sessionSettings = () => {
  const { RECAPTCHA_SECRET: secret, CAPTCHA: captcha } = process.env;
  return readSessionSettings({
    ...process.env,
    CAPTCHA: captcha || (secret ? 'recaptcha' : 'altcha'),
    PORTAL_TRUST_PROXY: undefined,
  });
};

const captchaConfig = (): CaptchaConfig | null => {
  const kind = sessionSettings().captcha?.kind;
  if (kind !== 'recaptcha') return kind ? { kind } : null;
  return { kind, siteKey: process.env.RECAPTCHA_SITE_KEY ?? '' };
};

/** For tests: a login takes 1 ms of a processor instead of 280. */
const CHEAP_PASSWORDS = { cost: 2, parallel: 1 };

const dataDir = process.env.PORTAL_DATA_DIR ?? '.data';

/** The demo has keys of its own, unless the environment names some, or Firebase. */
const pushSettings = () => {
  if (process.env.PUSH_KEYS || process.env.FCM_SERVICE_ACCOUNT) return readPushSettings(process.env);
  const file = join(dataDir, 'push-keys.json');
  keepPushKeyFile(file);
  return readPushSettings({ PUSH_SUBJECT: 'mailto:demo@example.com', ...process.env, PUSH_KEYS: file });
};

const emulatorOrigin = ({ emulator }: Ports): string => `http://${HOST}:${emulator}`;

/** The origins of the providers that the card forms of the demo's companies send to: the emulator, or those of the environment. */
const paymentOrigins = (ports: Ports): Record<string, string[]> => {
  const { AUTHORIZENET_API_BASE, OPENPAY_API_BASE } = {
    ...emulatorAddresses(emulatorOrigin(ports)),
    ...process.env,
  };
  const authorizenet = [new URL(AUTHORIZENET_API_BASE).origin];
  return {
    demo: authorizenet,
    wolf: authorizenet,
    cedar: authorizenet,
    andina: [new URL(OPENPAY_API_BASE).origin],
  };
};

const paymentScripts = (ports: Ports): Record<string, string[]> => {
  const { AUTHORIZENET_ACCEPT_JS } = { ...emulatorAddresses(emulatorOrigin(ports)), ...process.env };
  return { wolf: [new URL(AUTHORIZENET_ACCEPT_JS).origin] };
};

const portalOrigins = ({ portal, securePortal }: Ports): string[] => [
  `http://${HOST}:${portal}`,
  `http://*.${HOST}:${portal}`,
  `https://${HOST}:${securePortal}`,
  `https://*.${HOST}:${securePortal}`,
];

/** The origins of other parents, for tests: those in DEMO_PARENTS, separated by commas. */
const otherParents = (): string[] => process.env.DEMO_PARENTS?.split(',') ?? [];

type DemoFirestore = Awaited<ReturnType<typeof startFirestore>> | null;

const startBackend = async (
  ports: Ports,
  options: ReturnType<typeof readOptions>,
  firestore: DemoFirestore,
): Promise<FastifyInstance> => {
  const { products, fresh } = options;
  const backend = await createServer({
    databaseUrl: process.env.DATABASE_URL,
    dataDir: join(dataDir, 'database'),
    seeds: demoTenants(products === undefined ? {} : { products }),
    fresh,
    ...(options['cheap-passwords'] && { passwordCost: CHEAP_PASSWORDS }),
    allowedOrigins: [
      ...portalOrigins(ports),
      `http://${HOST}:${ports.shell}`,
      `http://${HOST}:${ports.secureShell}`,
      ...otherParents(),
    ],
    portalOf: (alias) => `http://${alias === DEMO ? '' : `${alias}.`}${HOST}:${ports.portal}`,
    ...sessionSettings(),
    ...(firestore ? { firestore: firestore.options } : readFirestoreSettings(process.env)),
    ...pushSettings(),
    backOfficeKeys: readBackOfficeKeys(process.env),
    // Everybody who tries the demo has this machine's address.
    loginLimits: { captchaPerAddress: { most: 100, window: 60_000 } },
    ownAddress: `http://${HOST}:${ports.backend}`,
    ...readPaymentSettings({ ...emulatorAddresses(emulatorOrigin(ports)), ...process.env }),
    demoKey,
    issuesDemoLinks: true,
    searchCluster: process.env.SEARCH_URL
      ? { url: process.env.SEARCH_URL, authorization: process.env.SEARCH_AUTHORIZATION }
      : null,
    log: 'warn',
  });
  // The emulator starts empty.
  if (firestore) await backend.copyToFirestore();
  await backend.listen({ port: ports.backend, host: HOST });
  return backend;
};

const startEmulator = async (ports: Ports): Promise<FastifyInstance> => {
  const backend = `http://${HOST}:${ports.backend}`;
  const emulator = await createEmulator({
    origin: emulatorOrigin(ports),
    allowedOrigins: portalOrigins(ports),
    webhooks: {
      [EMULATOR_MERCHANTS.openpay.andina.merchantId]: `${backend}/payments/confirmations/openpay/andina`,
    },
  });
  await emulator.listen({ port: ports.emulator, host: HOST });
  return emulator;
};

type Development = { portal: string; shell: string };
type PageOptions = { firestore: DemoFirestore; development?: Development; certificate?: Certificate };

const startPages = async (ports: Ports, { firestore, development, certificate }: PageOptions) => {
  const backend = `http://${HOST}:${ports.backend}`;
  const portalUrl = `${certificate ? 'https' : 'http'}://${HOST}:${ports.portal}`;
  const faults = createPortalFaults();
  const portal = await createPortalServer({
    folder: pathToFileURL(`${resolve('dist/portal')}/`),
    backend,
    parents: [`http://${HOST}:${ports.shell}`, ...otherParents()],
    development: development?.portal ?? null,
    certificate: certificate ?? null,
    captcha: captchaConfig(),
    firebase: Boolean(process.env.FCM_SERVICE_ACCOUNT),
    ...(firestore && { cloudStore: firestore.config }),
    paymentOrigins: paymentOrigins(ports),
    paymentScripts: paymentScripts(ports),
    trustProxy: process.env.PORTAL_TRUST_PROXY?.split(',') ?? false,
    sourceMaps: process.env.PORTAL_SOURCE_MAPS === '1',
    serviceWorker: process.env.PORTAL_SERVICE_WORKER !== 'off',
    faults,
  });
  const shell = await createShellServer({
    solveCaptcha: (companyId) => solveCaptcha(backend, companyId, 'login'),
    folder: resolve('dist/shell'),
    backend,
    portal: portalUrl,
    demoKey,
    bankHosts: [new URL(emulatorOrigin(ports)).host],
    faults,
    development: development?.shell ?? null,
  });
  await portal.listen({ port: ports.portal, host: HOST });
  await shell.listen({ port: ports.shell, host: HOST });
  return [portal, shell];
};

const welcome = ({ portal, shell, backend, emulator }: Ports) => `
  Portal        http://localhost:${portal}           Bluebird Foods      buyer@demo.test
                http://andina.localhost:${portal}    Ferretería Andina   comprador@andina.test
                http://lumiere.localhost:${portal}   Maison Lumière      acheteuse@lumiere.test
                http://wolf.localhost:${portal}      Wolf Brand Supply   buyer@wolf.test
                http://cedar.localhost:${portal}     Cedar Packaging     cash@cedar.test
  Demo parent   http://localhost:${shell}           FieldDesk CRM, with the portal in a frame or a slot
  Back end      http://localhost:${backend}
  Payments      http://localhost:${emulator}/emulator  what was charged, and faults to switch on

  Password of every demo customer: Portal#2026
  More customers at demo.test: cash, restricted, group, junior, approver, maxed, legacy; at andina.test: contado;
  at lumiere.test: vip, nouvelle; at cedar.test: buyer, export, visitor. Ctrl+C stops everything; orders are kept in ${dataDir}.
`;

/**
 * Starts back end, portal, demo parent and the emulator of the providers of payments. `--dev` rebuilds and reloads on changes; `--firestore`
 * keeps what customers save in the emulator of Firestore.
 */
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

  servers.push(await startEmulator(ports));
  const firestore = options.firestore ? await startFirestore() : null;
  if (firestore) servers.push(firestore);
  const preparing = startBackend(ports, options, firestore);
  preparing.catch(() => undefined);
  if (options.dev) {
    const { startDevelopment } = await import('./development.ts');
    const development = await startDevelopment();
    servers.push(development, await preparing, ...(await startPages(ports, { firestore, development })));
  } else {
    say('Building what changed…');
    await buildIfNeeded();
    servers.push(await preparing, ...(await startPages(ports, { firestore })));
  }
  if (options.tls) {
    const certificate = await createCertificate();
    const secure = { ...ports, portal: ports.securePortal, shell: ports.secureShell };
    servers.push(...(await startPages(secure, { firestore, certificate })));
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
