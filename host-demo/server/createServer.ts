import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import fastify, { type FastifyInstance } from 'fastify';
import type { TenantSeed } from '../seeds/types.ts';
import type { Context } from './context.ts';
import { connect } from './database/connect.ts';
import { loadSeeds } from './database/loadSeeds.ts';
import { migrate } from './database/migrate.ts';
import type { Database } from './database/schema.ts';
import { handleErrors } from './errorResponses.ts';
import { DEVELOPMENT_ORIGINS, originCheck } from './origins.ts';
import { createPdfRenderer, type PdfLimits } from './pdf/pdfRenderer.ts';
import { decideOrder } from './routes/approvals/decideOrder.ts';
import { ordersForApproval } from './routes/approvals/ordersForApproval.ts';
import { readOutbox } from './routes/approvals/readOutbox.ts';
import { sendOrderStatusEmail } from './routes/approvals/sendOrderStatusEmail.ts';
import { usersForApproval } from './routes/approvals/usersForApproval.ts';
import { categoryBundles } from './routes/catalogue/categoryBundles.ts';
import { pictures } from './routes/catalogue/pictures.ts';
import { createProductSource } from './routes/catalogue/productSource.ts';
import { readProducts } from './routes/catalogue/readProducts.ts';
import { unitsOfMeasure } from './routes/catalogue/unitsOfMeasure.ts';
import { readCoupon } from './routes/checkout/readCoupon.ts';
import { listDeals } from './routes/deals/listDeals.ts';
import { createDocumentStore } from './routes/documents/documentStore.ts';
import { patchDocument } from './routes/documents/patchDocument.ts';
import { readDocument } from './routes/documents/readDocument.ts';
import { streamDocuments } from './routes/documents/streamDocuments.ts';
import { createStreams } from './routes/documents/streams.ts';
import { health } from './routes/health/health.ts';
import { availability } from './routes/inventory/availability.ts';
import { captureProducts } from './routes/inventory/captureProducts.ts';
import { createSoldOutEvents } from './routes/inventory/soldOutEvents.ts';
import { storeCapture } from './routes/inventory/storeCapture.ts';
import { cancelTransaction } from './routes/orders/cancelTransaction.ts';
import { listTransactions } from './routes/orders/listTransactions.ts';
import { placeTransaction } from './routes/orders/placeTransaction.ts';
import { readTransaction } from './routes/orders/readTransaction.ts';
import { transactionPdf } from './routes/orders/transactionPdf.ts';
import { priceRules } from './routes/pricing/priceRules.ts';
import { pricing } from './routes/pricing/pricing.ts';
import { readRecommendation } from './routes/recommendations/readRecommendation.ts';
import { readRelated } from './routes/recommendations/readRelated.ts';
import { readSmartOrder } from './routes/recommendations/readSmartOrder.ts';
import { storeMetrics } from './routes/recommendations/storeMetrics.ts';
import { searchRoutes } from './routes/search/searchRoutes.ts';
import { changePassword } from './routes/session/changePassword.ts';
import { findUserByEmail } from './routes/session/findUser.ts';
import { login } from './routes/session/login.ts';
import { logout } from './routes/session/logout.ts';
import { refresh } from './routes/session/refresh.ts';
import { companySettings } from './routes/tenant/companySettings.ts';
import { findCompany } from './routes/tenant/findCompany.ts';
import { paymentSettings } from './routes/tenant/paymentSettings.ts';
import { type AttemptLimit, createAttempts } from './session/attempts.ts';
import { createAccess } from './session/authorise.ts';
import { createDocumentIds } from './session/documentIds.ts';
import { createPasswords, type PasswordCost } from './session/passwords.ts';
import type { Recaptcha } from './session/recaptcha.ts';
import { createSessions } from './session/sessions.ts';
import { createTokens } from './session/tokens.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * The token of a user link, valid for a year or until the password changes: `/store/{token}` logs the user in. Null
     * for an unknown user.
     */
    linkToken(companyId: number, email: string): Promise<string | null>;
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
  loginLimit?: AttemptLimit;
  /** Interval of comments in a document stream, ms. */
  heartbeat?: number;
  pdfLimits?: Partial<PdfLimits>;
  /** The portal's URL for links in e-mails. */
  portalOf?: (alias: string) => string;
  /** Lets logged-in users read their company's e-mails at GET /demo/outbox. */
  showsOutbox?: boolean;
  log?: 'silent' | 'warn' | 'info';
};

const BODY_LIMIT = 256 * 1024;
const PREFLIGHT_AGE = 7_200;
/** The index of 100,000 products takes longer than the default of 10 s on a busy machine, ms. */
const START_TIMEOUT_MS = 120_000;
/** Characters; enough for 500 ids in a path. */
const LONGEST_PARAMETER = 5_000;
const ALLOWED_HEADERS = ['authorization', 'content-type', 'x-company', 'x-portal-embedded', 'last-event-id'];

const endpoints = [
  health,
  findCompany,
  companySettings,
  paymentSettings,
  login,
  refresh,
  logout,
  changePassword,
  readProducts,
  unitsOfMeasure,
  categoryBundles,
  pictures,
  availability,
  pricing,
  priceRules,
  readCoupon,
  listDeals,
  readRecommendation,
  storeMetrics,
  readSmartOrder,
  readRelated,
  placeTransaction,
  listTransactions,
  readTransaction,
  cancelTransaction,
  usersForApproval,
  sendOrderStatusEmail,
  ordersForApproval,
  decideOrder,
  readOutbox,
  captureProducts,
  storeCapture,
  streamDocuments,
  readDocument,
  patchDocument,
];

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

const createContext = async (database: Database, options: ServerOptions): Promise<Context> => {
  const clock = options.clock ?? (() => new Date());
  await migrate(database);
  const passwords = createPasswords(options.passwordCost);
  await loadSeeds(database, options.seeds, { passwords, today: clock(), fresh: options.fresh ?? false });
  const secret = options.secret ?? (await loadSecret(database));
  const tokens = createTokens(secret, clock);
  const sessions = createSessions(database, clock);
  await sessions.dropExpired();
  const streams = createStreams(options.heartbeat);
  return {
    database,
    clock,
    passwords,
    tokens,
    sessions,
    access: createAccess(database, tokens, clock),
    attempts: createAttempts(clock, options.loginLimit),
    recaptcha: options.recaptcha ?? null,
    streams,
    documents: createDocumentStore(database, streams),
    documentIds: createDocumentIds(secret),
    soldOutEvents: createSoldOutEvents(),
    portalOf: options.portalOf ?? (() => null),
    showsOutbox: options.showsOutbox ?? false,
  };
};

const createApp = (log: 'silent' | 'warn' | 'info'): FastifyInstance =>
  fastify({
    logger:
      log === 'silent'
        ? false
        : {
            level: log,
            redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
          },
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    trustProxy: 'loopback',
    forceCloseConnections: true,
    pluginTimeout: START_TIMEOUT_MS,
  });

/**
 * Creates the reference back end: opens and migrates the database, loads seeds, mounts the endpoints. Closing it closes
 * streams and database.
 */
export const createServer = async (options: ServerOptions): Promise<FastifyInstance> => {
  const database = await connect(options);
  const app = createApp(options.log ?? 'silent');
  app.addHook('onClose', () => database.destroy());
  try {
    const context = await createContext(database, options);
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
      reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store');
    });
    handleErrors(app);
    app.decorate('linkToken', async (companyId: number, email: string) => {
      const user = await findUserByEmail(database, companyId, email);
      if (!user) return null;
      const claims = {
        company_id: companyId,
        user_id: user.userId,
        email: user.email,
        version: user.version,
      };
      return (await context.tokens.issue('link', claims)).token;
    });
    for (const endpoint of endpoints) endpoint(app, context);
    transactionPdf(app, context, createPdfRenderer(options.pdfLimits));
    await app.register(searchRoutes, {
      products: createProductSource(database, context.soldOutEvents),
      callerOf: context.access.searchCaller,
    });
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
};
