import type { CloudStoreConfig } from '../src/sync/stores/cloudStoreSchema.ts';
import { inlineScriptHashes } from './portalPage.ts';

/** How people are told from programs. ALTCHA needs nothing of others: its worker is a file of the portal. */
export type CaptchaConfig = { kind: 'recaptcha'; siteKey: string } | { kind: 'altcha' };

/** What the policies depend on: parts of config.json. Addresses may be relative to the portal. */
export type SecurityConfig = {
  captcha?: CaptchaConfig | null;
  /** Whether pushes are sent with Firebase Cloud Messaging, which the page asks for its token. */
  firebase?: boolean;
  /** Where the documents of customers are; null or absent in the back office. */
  cloudStore?: CloudStoreConfig | null;
  addresses: readonly string[];
};

/** Source: developers.google.com/recaptcha/docs/faq, "I'm using Content-Security-Policy". */
const RECAPTCHA = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
};
const NO_RECAPTCHA = { script: [], frame: [], connect: [] };

/** Source: the addresses in @firebase/installations and @firebase/messaging 12. */
const FIREBASE = ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com'];

/** Source: the addresses in @firebase/firestore and @firebase/auth 12. */
const FIRESTORE = [
  'https://firestore.googleapis.com',
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];

const cloudStoreOrigins = (config: CloudStoreConfig | null | undefined): string[] => {
  if (config?.kind !== 'firestore') return [];
  const { emulator } = config;
  return emulator ? [`http://${emulator.firestore}`, emulator.auth] : FIRESTORE;
};

export type CardPageSecurity = {
  /** The back office, where card data may go through it (PayU), and other addresses of the portal. */
  addresses: readonly string[];
  paymentOrigins: readonly string[];
  paymentScripts: readonly string[];
};

const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.flatMap((address) => URL.parse(address)?.origin ?? [])),
];

export const frameAncestors = (parents: readonly string[]): string =>
  ["frame-ancestors 'self'", ...parents].join(' ');

const written = (sources: readonly (readonly string[])[], parents: readonly string[]): string => {
  const directives = sources.map((parts) => parts.filter((part) => part !== '').join(' '));
  return [...directives, frameAncestors(parents)].join('; ');
};

/**
 * The Content-Security-Policy of the card form's page, made for one company: its script alone, and connections to the portal's own
 * origin and the company's payment providers; no analytics, no captcha, no frames, no pictures of others (docs/payments.md).
 */
export const cardPagePolicy = (
  page: string,
  parents: readonly string[],
  { addresses, paymentOrigins, paymentScripts }: CardPageSecurity,
): string =>
  written(
    [
      ['default-src', "'none'"],
      ['script-src', "'self'", inlineScriptHashes(page), ...paymentScripts],
      ['style-src', "'self'", "'unsafe-inline'"],
      ['img-src', "'self'", 'data:'],
      ['connect-src', "'self'", ...originsOf(addresses), ...paymentOrigins, ...paymentScripts],
      ['form-action', "'none'"],
      ['base-uri', "'none'"],
    ],
    parents,
  );

/** The Content-Security-Policy of the portal's page. `parents`: exact origins that may embed it. */
export const contentSecurityPolicy = (
  page: string,
  parents: readonly string[],
  { captcha, firebase = false, cloudStore, addresses }: SecurityConfig,
): string => {
  const recaptcha = captcha?.kind === 'recaptcha' ? RECAPTCHA : NO_RECAPTCHA;
  const sources = [
    ['default-src', "'self'"],
    ['script-src', "'self'", inlineScriptHashes(page), ...recaptcha.script],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'http:', 'https:'],
    [
      'connect-src',
      "'self'",
      ...originsOf(addresses),
      ...recaptcha.connect,
      ...(firebase ? FIREBASE : []),
      ...cloudStoreOrigins(cloudStore),
    ],
    ['frame-src', "'self'", ...recaptcha.frame],
    ['form-action', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
  ];
  return written(sources, parents);
};

/**
 * Cross-Origin-Embedder-Policy and Cross-Origin-Resource-Policy of the portal's pages and files: with them a parent's page that is
 * isolated from others (COEP) may show the portal too, and pictures of other hosts still load. Google's frames don't fit into such a
 * page, so that a portal with reCAPTCHA can't be shown by an isolated parent.
 */
export const embedderHeaders = (
  parents: readonly string[],
  captcha: CaptchaConfig | null = null,
): Record<string, string> => ({
  'cross-origin-resource-policy': parents.length > 0 ? 'cross-origin' : 'same-origin',
  ...(parents.length > 0 &&
    captcha?.kind !== 'recaptcha' && { 'cross-origin-embedder-policy': 'credentialless' }),
});

export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
};

/** A year, s; RFC 6797. */
const HSTS = 'max-age=31536000';

/** Browsers keep it for a host with all its ports, so not for development on localhost. */
const LOCAL = /(^|\.)localhost$|^[\d.]+$|^\[/;

export const transportHeaders = (protocol: string, hostname: string): Record<string, string> =>
  protocol === 'https' && !LOCAL.test(hostname) ? { 'strict-transport-security': HSTS } : {};
