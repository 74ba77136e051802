import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { dropOldLinks } from './accounts/oneTimeLinks.ts';
import type { Context } from './context.ts';
import type { Connection } from './database/connect.ts';
import { createCounters } from './database/counters.ts';
import { loadSeeds } from './database/loadSeeds.ts';
import { migrate } from './database/migrate.ts';
import { runAlone } from './database/runAlone.ts';
import type { Database } from './database/schema.ts';
import { createMessages } from './messages/messages.ts';
import { openDocuments } from './openDocuments.ts';
import { DEVELOPMENT_ORIGINS } from './origins.ts';
import { createGateways } from './payments/gateways.ts';
import { createPaymentLimits } from './payments/paymentLimits.ts';
import { USUAL_TIMES } from './payments/paymentTimes.ts';
import { createReturnCheck } from './payments/redirects.ts';
import { createPushSender } from './push/createPushSender.ts';
import { createCouponLimits } from './routes/checkout/couponLimits.ts';
import { createStreams } from './routes/documents/streams.ts';
import type { ServerOptions } from './serverOptions.ts';
import { createAccess } from './session/authorise.ts';
import { createCaptcha } from './session/captcha.ts';
import { createDocumentIds } from './session/documentIds.ts';
import { createSessionEnds } from './session/endSessions.ts';
import { createHashQueue } from './session/hashQueue.ts';
import { createLoginLimits } from './session/loginLimits.ts';
import { findOpenSessions } from './session/openSessions.ts';
import { createPasswords } from './session/passwords.ts';
import { createSessionDevice } from './session/sessionDevice.ts';
import { createSessions } from './session/sessions.ts';
import { createTokens } from './session/tokens.ts';
import { createUserLinks } from './session/userLinks.ts';

const CLEANING_INTERVAL_MS = 60_000;

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

/** What the endpoints share. The database is migrated and has the seed companies; what runs in intervals ends with the app. */
export const createContext = async (
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
  const captcha = createCaptcha({ database, clock, secret }, options.captcha ?? null);
  app.decorate('dropEnded', async () => {
    await Promise.all([
      counters.dropEnded(),
      sessions.dropExpired(),
      links.dropExpired(),
      dropOldLinks(database, clock()),
      captcha?.dropExpired(),
    ]);
  });
  const cleaning = setInterval(() => {
    void app.dropEnded().catch(() => undefined);
  }, CLEANING_INTERVAL_MS);
  app.addHook('onClose', async () => clearInterval(cleaning));
  const streams = createStreams({
    messages,
    openSessions: (ids) => findOpenSessions(database, ids, clock()),
    heartbeat: options.heartbeat,
  });
  const logWarning = (error: unknown, message: string) => app.log.warn({ err: error }, message);
  const { documents, firebaseSignIn } = openDocuments(app, options, {
    database,
    messages,
    clock,
    logWarning,
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
    sessionEnds: createSessionEnds({ database, sessions, streams, documents, firebaseSignIn, logWarning }),
    deviceOf: createSessionDevice(options.countryHeader ?? null),
    access: createAccess(database, tokens, clock),
    links,
    hashing: createHashQueue(options.hashLimits),
    logins: createLoginLimits(counters, clock, options.loginLimits),
    coupons: createCouponLimits(counters, options.couponAttempts),
    captcha,
    streams,
    documents,
    firebaseSignIn,
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
    sendsMails: options.smtpServer !== undefined || options.demoKey !== undefined,
    portalOf: options.portalOf ?? (() => null),
    demoKey: options.demoKey ?? null,
    pushSender: createPushSender(options.push ?? null, clock),
    backOfficeKeys: options.backOfficeKeys ?? {},
    logWarning,
    issuesDemoLinks: options.issuesDemoLinks ?? false,
  };
};
