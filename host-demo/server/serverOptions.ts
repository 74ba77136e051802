import type { TenantSeed } from '../seeds/types.ts';
import type { SearchClusterOptions } from './contracts.ts';
import type { FirestoreOptions } from './firestore/firestoreOptions.ts';
import type { SmtpServer } from './mails/smtp.ts';
import type { LogLevel, LogStream } from './observing/logging.ts';
import type { MetricsAddress } from './observing/metrics.ts';
import type { CreateGateway, GatewayAddresses } from './payments/gateways.ts';
import type { PaymentLimits } from './payments/paymentLimits.ts';
import type { PaymentTimes } from './payments/paymentTimes.ts';
import type { PdfLimits } from './pdf/pdfRenderer.ts';
import type { PushOptions } from './push/createPushSender.ts';
import type { CouponAttempts } from './routes/checkout/couponLimits.ts';
import type { CaptchaOptions } from './session/captcha.ts';
import type { HashLimits } from './session/hashQueue.ts';
import type { LoginLimits } from './session/loginLimits.ts';
import type { PasswordCost } from './session/passwords.ts';
import type { UserLinkOptions } from './session/userLinks.ts';

/** How the reference back end is started. Without any of them it serves the given companies from memory. */
export type ServerOptions = {
  /** URL of a PostgreSQL server; default: the embedded database. */
  databaseUrl?: string | undefined;
  /** Data folder of the embedded database; default: in memory. */
  dataDir?: string | undefined;
  /** The initial files of an embedded database in memory. */
  snapshot?: Blob | undefined;
  seeds: readonly TenantSeed[];
  fresh?: boolean;
  clock?: () => Date;
  /** Signing key; default: a random one that the database stores. */
  secret?: string | undefined;
  /** Allowed origins; `*` stands for one label of the host name. */
  allowedOrigins?: readonly string[];
  captcha?: CaptchaOptions;
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
  /** A header in which the proxy names the country of an address, ISO 3166-1 alpha-2; without one it isn't known. */
  countryHeader?: string;
  /** Interval of comments in a document stream, ms. */
  heartbeat?: number;
  /** An Elasticsearch or OpenSearch cluster; default: the search of this process. */
  searchCluster?: SearchClusterOptions | null;
  pdfLimits?: Partial<PdfLimits>;
  /** Processor time that was used, ms; default: this thread's. */
  processorTime?: () => number;
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
  /** Sends the e-mails of the outbox; without one they stay there. */
  smtpServer?: SmtpServer;
  /** Interval in which e-mails that are due are looked for, ms; 0 for none. */
  mailInterval?: number;
  /** Opens the e-mails and the sign-ups of all companies at /demo to callers that send this key in X-Demo-Key. */
  demoKey?: string;
  /** Gives out user links at POST /demo/link. */
  issuesDemoLinks?: boolean;
  /** The project of Firebase that is the cloud store; default: the documents are in the database, and browsers get them here. */
  firestore?: FirestoreOptions | null;
  /** How notifications get to the customers' devices; without it they don't. */
  push?: PushOptions | null;
  /** Interval in which pushes that are tried again are looked for, ms; 0 for none, and for no sending by itself. */
  pushInterval?: number;
  /** The keys with which the companies' back offices publish notifications, by alias; without one a company can't. */
  backOfficeKeys?: Readonly<Record<string, string>>;
  /** Interval in which events that are left are looked for, and daily jobs that are due, ms; 0 for none. */
  notificationInterval?: number;
  log?: LogLevel;
  logStream?: LogStream;
  metrics?: MetricsAddress | null;
  /** Time in which a request must have arrived completely, ms. */
  requestTimeout?: number;
  /** Time for running requests after the server is told to stop, ms. */
  closingTime?: number;
};
