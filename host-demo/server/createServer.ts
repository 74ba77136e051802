import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import fastify, { type FastifyInstance } from 'fastify';
import type { TenantSeed } from '../seeds/types.ts';
import { connectionOptions, finishRequests } from './connections.ts';
import type { Context } from './context.ts';
import type { SearchClusterOptions } from './contracts.ts';
import { type Connection, connect } from './database/connect.ts';
import { createCounters } from './database/counters.ts';
import { loadSeeds } from './database/loadSeeds.ts';
import { migrate } from './database/migrate.ts';
import { runAlone } from './database/runAlone.ts';
import type { Database } from './database/schema.ts';
import { endpoints } from './endpoints.ts';
import { handleErrors } from './errorResponses.ts';
import { limitLargeBodies } from './largeBodies.ts';
import { createMessages } from './messages/messages.ts';
import { type LogLevel, type LogStream, logOptions, logRequests } from './observing/logging.ts';
import { type MetricsAddress, serveMetrics } from './observing/metrics.ts';
import { DEVELOPMENT_ORIGINS, originCheck } from './origins.ts';
import { type CreateGateway, createGateways, type GatewayAddresses } from './payments/gateways.ts';
import { createPaymentLimits, type PaymentLimits } from './payments/paymentLimits.ts';
import { type PaymentTimes, USUAL_TIMES } from './payments/paymentTimes.ts';
import { createReturnCheck } from './payments/redirects.ts';
import { sweepPayments } from './payments/sweep.ts';
import { createPdfRenderer, type PdfLimits } from './pdf/pdfRenderer.ts';
import { createProductSource } from './routes/catalogue/productSource.ts';
import { type CouponAttempts, createCouponLimits } from './routes/checkout/couponLimits.ts';
import { createDocumentStore } from './routes/documents/documentStore.ts';
import { createStreams } from './routes/documents/streams.ts';
import { transactionPdf } from './routes/orders/transactionPdf.ts';
import { receiptPdf } from './routes/payments/receiptPdf.ts';
import { searchRoutes } from './routes/search/searchRoutes.ts';
import { findUserByEmail } from './routes/session/findUser.ts';
import { createAccess } from './session/authorise.ts';
import { createDocumentIds } from './session/documentIds.ts';
import { createHashQueue, type HashLimits } from './session/hashQueue.ts';
import { createLoginLimits, type LoginLimits } from './session/loginLimits.ts';
import { findOpenSessions } from './session/openSessions.ts';
import { createPasswords, type PasswordCost } from './session/passwords.ts';
import type { Recaptcha } from './session/recaptcha.ts';
import { createSessions } from './session/sessions.ts';
import { createTokens } from './session/tokens.ts';
import { createUserLinks, type UserLinkOptions } from './session/userLinks.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * The token of a user link: `/store/{token}` logs the user in, until the link expires, was used (as configured) or the
     * password changes. Null for an unknown user.
     */
    linkToken(companyId: number, email: string): Promise<string | null>;
    /** Looks after payments without an outcome now, as it is done in an interval. */
    sweepPayments(): Promise<{ seen: number; failed: number }>;
  }
}

export type ServerOptions = {
  /** URL of a PostgreSQL server; default: the embedded database. */
  databaseUrl?: string | undefined;
  /** Data folder of the embedded database; default: in memory. */
  dataDir?: string | undefined;
  /** The initial files of an embedded database in memory. */
  snapshot?: Blob | undefined;
  /** Companies to load when missing. */
  seeds: readonly TenantSeed[];
  /** Reloads the seed companies. */
  fresh?: boolean;
  clock?: () => Date;
  /** Signing key; default: a random one that the database stores. */
  secret?: string | undefined;
  /** Allowed origins; `*` stands for one label of the host name. */
  allowedOrigins?: readonly string[];
  recaptcha?: Recaptcha | null;
  passwordCost?: PasswordCost;
  loginLimits?: Partial<LoginLimits>;
  hashLimits?: Partial<HashLimits>;
  couponAttempts?: Partial<CouponAttempts>;
  userLinks?: Partial<UserLinkOptions>;
  /** How long a PDF link is valid, hours. */
  documentLinkHours?: number;
  /**
   * Proxies whose X-Forwarded-For and X-Forwarded-Proto are believed: addresses, networks, or the names of proxy-addr.
   * Default: this machine.
   */
  trustProxy?: string | string[];
  /** Interval of comments in a document stream, ms. */
  heartbeat?: number;
  /** An Elasticsearch or OpenSearch cluster; default: the search of this process. */
  searchCluster?: SearchClusterOptions | null;
  pdfLimits?: Partial<PdfLimits>;
  /** Addresses of payment providers, instead of those in the companies' settings. */
  gatewayAddresses?: GatewayAddresses;
  /** Clients of the gateways; default: those of the real providers' calls. */
  createGateway?: CreateGateway;
  paymentTimes?: Partial<PaymentTimes>;
  paymentLimits?: Partial<PaymentLimits>;
  /** Origins of parents to which browsers may return from a bank, besides `allowedOrigins`. */
  returnOrigins?: readonly string[];
  /** This back end's address for payment providers; default: that of the request. */
  ownAddress?: string | undefined;
  /** The portal's URL for links in e-mails. */
  portalOf?: (alias: string) => string;
  /** Lets logged-in users read their company's e-mails at GET /demo/outbox. */
  showsOutbox?: boolean;
  /** Gives out user links at POST /demo/link. */
  issuesDemoLinks?: boolean;
  log?: LogLevel;
  logStream?: LogStream;
  /** Serves Prometheus metrics there. */
  metrics?: MetricsAddress | null;
  /** Time in which a request must have arrived completely, ms. */
  requestTimeout?: number;
  /** Time for running requests after the server is told to stop, ms. */
  closingTime?: number;
};

const BODY_LIMIT = 256 * 1024;
/** Interval of deleting ended sessions and counters, ms. */
const CLEANING_INTERVAL = 60_000;
const PREFLIGHT_AGE = 7_200;
/** The index of 100,000 products takes longer than the default of 10 s on a busy machine, ms. */
const START_TIMEOUT_MS = 120_000;
/** Characters; enough for 500 ids in a path. */
const LONGEST_PARAMETER = 5_000;
const ALLOWED_HEADERS = [
  'api-key',
  'authorization',
  'content-type',
  'x-company',
  'x-portal-embedded',
  'last-event-id',
];

/** Of every answer; a picture and a page have policies of their own. */
const SECURITY_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** The signing key, the same for all servers of a database. */
const loadSecret = async (database: Database): Promise<string> => {
  const name = 'token_key';
  await database
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('base64') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await database
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
};

const createContext = async (
  { database, listen }: Connection,
  app: FastifyInstance,
  options: ServerOptions,
): Promise<Context> => {
  const clock = options.clock ?? (() => new Date());
  const paymentTimes = { ...USUAL_TIMES, ...options.paymentTimes };
  const passwords = createPasswords(options.passwordCost);
  const messages = createMessages(database);
  const channel = await listen({ onPayload: messages.receive, onGap: messages.reportGap });
  app.addHook('onClose', () => channel.close());
  await runAlone(database, async (alone) => {
    await migrate(alone);
    await loadSeeds(alone, options.seeds, { passwords, today: clock(), fresh: options.fresh ?? false });
  });
  const secret = options.secret ?? (await loadSecret(database));
  const tokens = createTokens(secret, clock);
  const sessions = createSessions(database, clock);
  const counters = createCounters(database, clock);
  await sessions.dropExpired();
  const links = createUserLinks({ database, clock, tokens, sessions }, options.userLinks);
  await links.dropExpired();
  const cleaning = setInterval(() => {
    void Promise.all([counters.dropEnded(), sessions.dropExpired(), links.dropExpired()]).catch(
      () => undefined,
    );
  }, CLEANING_INTERVAL);
  app.addHook('onClose', async () => clearInterval(cleaning));
  const streams = createStreams({
    messages,
    openSessions: (ids) => findOpenSessions(database, ids, clock()),
    heartbeat: options.heartbeat,
  });
  return {
    database,
    clock,
    counters,
    messages,
    isListening: channel.isOpen,
    passwords,
    tokens,
    sessions,
    access: createAccess(database, tokens, clock),
    links,
    hashing: createHashQueue(options.hashLimits),
    logins: createLoginLimits(counters, clock, options.loginLimits),
    coupons: createCouponLimits(counters, options.couponAttempts),
    recaptcha: options.recaptcha ?? null,
    streams,
    documents: createDocumentStore(database, messages),
    documentIds: createDocumentIds(secret, clock, options.documentLinkHours),
    gateways: createGateways(
      database,
      { clock, timeoutMs: paymentTimes.answer },
      options.gatewayAddresses,
      options.createGateway,
    ),
    paymentLimits: createPaymentLimits(counters, options.paymentLimits),
    paymentTimes,
    checkReturn: createReturnCheck([
      ...(options.allowedOrigins ?? DEVELOPMENT_ORIGINS),
      ...(options.returnOrigins ?? []),
    ]),
    ownAddress: options.ownAddress ?? null,
    portalOf: options.portalOf ?? (() => null),
    showsOutbox: options.showsOutbox ?? false,
    issuesDemoLinks: options.issuesDemoLinks ?? false,
  };
};

/** Sweeps in an interval, one after the other. */
const keepSweeping = (app: FastifyInstance, context: Context): void => {
  const { sweep: interval } = context.paymentTimes;
  app.decorate('sweepPayments', () => sweepPayments(context));
  if (interval === 0) return;
  let running: Promise<unknown> | null = null;
  const sweeping = setInterval(() => {
    running ??= sweepPayments(context)
      .catch((error: unknown) => app.log.warn({ err: error }, 'sweep of payments failed'))
      .finally(() => {
        running = null;
      });
  }, interval);
  app.addHook('onClose', async () => {
    clearInterval(sweeping);
    await running;
  });
};

const createApp = ({
  log = 'silent',
  logStream,
  requestTimeout,
  trustProxy = 'loopback',
}: ServerOptions): FastifyInstance =>
  fastify({
    ...logOptions(log, logStream),
    ...connectionOptions(requestTimeout),
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    trustProxy,
    pluginTimeout: START_TIMEOUT_MS,
  });

/**
 * Creates the reference back end: opens and migrates the database, loads seeds, mounts the endpoints. Closing it ends the
 * streams, finishes running requests and closes the database.
 */
export const createServer = async (options: ServerOptions): Promise<FastifyInstance> => {
  const connection = await connect(options);
  const { database } = connection;
  const app = createApp(options);
  app.addHook('onClose', () => connection.close());
  try {
    const context = await createContext(connection, app, options);
    finishRequests(app, options.closingTime);
    logRequests(app);
    if (options.metrics) {
      const { streams, isListening } = context;
      await serveMetrics(app, options.metrics, {
        openStreams: streams.count,
        pool: connection.pool,
        isListening,
      });
    }
    const isAllowed = originCheck(options.allowedOrigins ?? DEVELOPMENT_ORIGINS);
    await app.register(cookie);
    await app.register(cors, {
      origin: (origin, decide) => decide(null, origin !== undefined && isAllowed(origin)),
      methods: ['GET', 'POST', 'PATCH'],
      allowedHeaders: ALLOWED_HEADERS,
      exposedHeaders: ['retry-after'],
      maxAge: PREFLIGHT_AGE,
    });
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(SECURITY_HEADERS);
    });
    handleErrors(app);
    app.decorate('linkToken', async (companyId: number, email: string) => {
      const user = await findUserByEmail(database, companyId, email);
      return user ? context.links.issue(user) : null;
    });
    limitLargeBodies(app, context.tokens);
    keepSweeping(app, context);
    for (const endpoint of endpoints) endpoint(app, context);
    const pdf = createPdfRenderer(options.pdfLimits);
    app.addHook('onClose', () => pdf.close());
    transactionPdf(app, context, pdf);
    receiptPdf(app, context, pdf);
    await app.register(searchRoutes, {
      products: createProductSource(database, context.messages),
      callerOf: context.access.searchCaller,
      cluster: options.searchCluster ?? null,
    });
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
};
