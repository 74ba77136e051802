import type { FastifyRequest } from 'fastify';
import type { Counters } from './database/counters.ts';
import type { Database } from './database/schema.ts';
import type { FirebaseSignIn } from './firestore/firebaseSignIn.ts';
import type { Messages } from './messages/messages.ts';
import type { Gateways } from './payments/gateways.ts';
import type { PaymentLimiter } from './payments/paymentLimits.ts';
import type { PaymentTimes } from './payments/paymentTimes.ts';
import type { ReturnCheck } from './payments/redirects.ts';
import type { PushSender } from './push/pushSender.ts';
import type { CouponLimits } from './routes/checkout/couponLimits.ts';
import type { CustomerDocuments } from './routes/documents/customerDocuments.ts';
import type { DocumentStreams } from './routes/documents/streams.ts';
import type { Access } from './session/authorise.ts';
import type { Captcha } from './session/captcha.ts';
import type { DocumentIds } from './session/documentIds.ts';
import type { SessionEnds } from './session/endSessions.ts';
import type { HashQueue } from './session/hashQueue.ts';
import type { Logins } from './session/loginLimits.ts';
import type { Passwords } from './session/passwords.ts';
import type { SessionDevice } from './session/sessionDevice.ts';
import type { Sessions } from './session/sessions.ts';
import type { Tokens } from './session/tokens.ts';
import type { UserLinks } from './session/userLinks.ts';

/** Shared services of the endpoints, created once per server. */
export type Context = {
  database: Database;
  clock: () => Date;
  /** Counters that all processes share. */
  counters: Counters;
  messages: Messages;
  /** Whether the messages of other processes arrive at this moment. */
  isListening: () => boolean;
  access: Access;
  passwords: Passwords;
  hashing: HashQueue;
  tokens: Tokens;
  sessions: Sessions;
  sessionEnds: SessionEnds;
  /** The browser of a request, and the country of its address as far as a proxy tells it. */
  deviceOf: (request: FastifyRequest) => SessionDevice;
  links: UserLinks;
  logins: Logins;
  coupons: CouponLimits;
  captcha: Captcha | null;
  streams: DocumentStreams;
  documents: CustomerDocuments;
  /** What customers sign in to Firebase with, when it is the cloud store; null when it isn't. */
  firebaseSignIn: FirebaseSignIn | null;
  documentIds: DocumentIds;
  gateways: Gateways;
  paymentLimits: PaymentLimiter;
  paymentTimes: PaymentTimes;
  /** Throws 422 `redirect_not_allowed` for an address that no browser is sent back to. */
  checkReturn: ReturnCheck;
  /** This back end's address for providers; null takes that of the request. */
  ownAddress: string | null;
  /** Whether somebody gets what is in the outbox: by SMTP, or on the demo's pages. */
  sendsMails: boolean;
  /** The portal's URL for links in e-mails; null when unknown. */
  portalOf: (alias: string) => string | null;
  /** Opens the back office's pages at /demo to callers that send it; null closes them. */
  demoKey: string | null;
  /** Sends notifications to devices; null when nothing does. */
  pushSender: PushSender | null;
  /** The keys of the companies' back offices by alias. */
  backOfficeKeys: Readonly<Record<string, string>>;
  logWarning: (error: unknown, message: string) => void;
  /** Gives out user links for a password; for demos only. */
  issuesDemoLinks: boolean;
};
