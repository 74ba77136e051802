import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import fastify, { type FastifyInstance } from 'fastify';
import { connectionOptions, finishRequests } from './connections.ts';
import type { Context } from './context.ts';
import { createContext } from './createContext.ts';
import { connect } from './database/connect.ts';
import { endpoints } from './endpoints.ts';
import { handleErrors } from './errorResponses.ts';
import { limitLargeBodies } from './largeBodies.ts';
import { keepSending } from './mails/keepSending.ts';
import { keepPublishing } from './notifications/keepPublishing.ts';
import { logOptions, logRequests } from './observing/logging.ts';
import { serveMetrics } from './observing/metrics.ts';
import { DEVELOPMENT_ORIGINS, originCheck } from './origins.ts';
import { sweepPayments } from './payments/sweep.ts';
import { createPdfRenderer } from './pdf/pdfRenderer.ts';
import { keepPushing } from './push/keepPushing.ts';
import { createProductSource } from './routes/catalogue/productSource.ts';
import { transactionPdf } from './routes/orders/transactionPdf.ts';
import { changePartNumbers } from './routes/partNumbers/changePartNumbers.ts';
import { receiptPdf } from './routes/payments/receiptPdf.ts';
import { matchCodes } from './routes/quickOrder/matchCodes.ts';
import { searchRoutes } from './routes/search/searchRoutes.ts';
import { findUserByEmail } from './routes/session/findUser.ts';
import { createCompanyIndexes } from './search/companyIndexes.ts';
import type { ServerOptions } from './serverOptions.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * The token of a user link: `/store/{token}` logs the user in, until the link expires, was used (as configured) or the
     * password changes. Null for an unknown user.
     */
    linkToken(companyId: number, email: string): Promise<string | null>;
    /** This and what follows do now what is done in intervals. Looks after payments without an outcome. */
    sweepPayments(): Promise<{ seen: number; failed: number }>;
    publishNews(): Promise<void>;
    sendPushes(): Promise<void>;
    copyToFirestore(): Promise<void>;
    dropEnded(): Promise<void>;
    sendMails(): Promise<void>;
  }
}

const BODY_LIMIT = 256 * 1024;
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
    limitLargeBodies(app, context.tokens, options.processorTime);
    keepSweeping(app, context);
    keepPublishing(app, context, options.notificationInterval);
    keepPushing(app, context, options.pushInterval);
    const pdf = createPdfRenderer(options.pdfLimits);
    app.addHook('onClose', () => pdf.close());
    keepSending(app, { ...context, pdf }, options);
    for (const endpoint of endpoints) endpoint(app, context);
    transactionPdf(app, context, pdf);
    receiptPdf(app, context, pdf);
    const products = createProductSource(database, context.messages);
    const indexOf = createCompanyIndexes(products);
    for (const endpoint of [matchCodes, changePartNumbers]) endpoint(app, context, indexOf);
    await app.register(searchRoutes, {
      products,
      indexOf,
      callerOf: context.access.searchCaller,
      cluster: options.searchCluster ?? null,
    });
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
};
