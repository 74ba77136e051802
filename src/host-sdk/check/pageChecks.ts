import { type Answer, parseUrl } from './answers.ts';
import {
  type Check,
  checkOf,
  finding,
  hasHeader,
  hasStatus,
  isKept,
  isRevalidated,
  JAVASCRIPT,
} from './check.ts';

const isLocal = ({ hostname }: URL): boolean => /(^|\.)localhost$|^127\.|^\[::1\]$/.test(hostname);

const addressChecks: readonly Check[] = [
  {
    id: 'address.tls',
    expected: 'https, or a host of this machine',
    fix: 'serve the portal over https',
    judge: ({ address }) => finding(address.protocol === 'https:' || isLocal(address), address.origin),
  },
  {
    id: 'address.origin',
    expected: 'an address without a path',
    fix: 'a portal has a host of its own: leave the path out of `src`',
    judge: ({ address }) => finding(address.pathname === '/' && address.search === '', address.href),
  },
  checkOf(
    'address.direct',
    'page',
    'no redirect',
    'use the address that it redirects to as `src`',
    ({ status, headers }) =>
      finding(status < 300 || status > 399, `status ${status} ${headers.location ?? ''}`.trim()),
  ),
  checkOf(
    'address.http-redirects',
    'overHttp',
    'http redirects to https',
    'redirect http to https',
    ({ status, headers }) =>
      finding(/^https:/.test(headers.location ?? ''), headers.location ?? `status ${status}`),
  ),
  {
    id: 'address.hsts',
    expected: 'Strict-Transport-Security over https',
    fix: 'send Strict-Transport-Security: max-age=31536000',
    judge({ address, answers: { page } }) {
      if (address.protocol !== 'https:' || isLocal(address) || page === null) return null;
      const header = page.headers['strict-transport-security'];
      return finding(/max-age=[1-9]/.test(header ?? ''), header ?? 'no strict-transport-security');
    },
  },
];

const directive = (answer: Answer, name: string): string[] => {
  const policies = (answer.headers['content-security-policy'] ?? '').split(/[;,]/);
  const found = policies.map((part) => part.trim().split(/\s+/)).find(([first]) => first === name);
  return found?.slice(1) ?? [];
};

const hasSources = (answer: Answer, name: string, isRight: (sources: string[]) => boolean) => {
  const sources = directive(answer, name);
  return finding(isRight(sources), sources.length > 0 ? `${name} ${sources.join(' ')}` : `no ${name}`);
};

const policyChecks: readonly Check[] = [
  checkOf(
    'page.csp',
    'page',
    'a Content-Security-Policy',
    '`npm run configure` prints the portal’s headers',
    hasHeader('content-security-policy', /script-src/),
  ),
  checkOf(
    'page.frame-ancestors',
    'page',
    'frame-ancestors names the parent’s origin',
    'list the origin under `parents` of config.json, and send the headers that `npm run configure` prints',
    (answer, { origin }) =>
      hasSources(answer, 'frame-ancestors', (sources) => origin !== null && sources.includes(origin)),
  ),
  checkOf(
    'page.frame-ancestors-exact',
    'page',
    'frame-ancestors without patterns',
    'name exact origins instead of `*`',
    (answer) =>
      hasSources(
        answer,
        'frame-ancestors',
        (sources) => !sources.some((source) => /\*|^https?:$/.test(source)),
      ),
  ),
  checkOf(
    'page.script-src',
    'page',
    'script-src without unsafe-inline',
    'allow inline scripts by their hashes',
    (answer) =>
      hasSources(
        answer,
        'script-src',
        (sources) => sources.includes("'self'") && !sources.includes("'unsafe-inline'"),
      ),
  ),
  checkOf('page.unsafe-eval', 'page', 'script-src without unsafe-eval', 'leave unsafe-eval out', (answer) =>
    hasSources(answer, 'script-src', (sources) => !sources.includes("'unsafe-eval'")),
  ),
  checkOf('page.object-src', 'page', "object-src 'none'", "send object-src 'none'", (answer) =>
    hasSources(answer, 'object-src', ([first]) => first === "'none'"),
  ),
  checkOf('page.base-uri', 'page', "base-uri 'none' or 'self'", "send base-uri 'none'", (answer) =>
    hasSources(answer, 'base-uri', ([first]) => first === "'none'" || first === "'self'"),
  ),
  checkOf(
    'page.connect-src',
    'page',
    "connect-src with 'self'",
    "send connect-src 'self' and the services",
    (answer) => hasSources(answer, 'connect-src', (sources) => sources.includes("'self'")),
  ),
  checkOf(
    'page.x-frame-options',
    'page',
    'no X-Frame-Options',
    'remove X-Frame-Options: frame-ancestors decides',
    (answer) =>
      finding(answer.headers['x-frame-options'] === undefined, answer.headers['x-frame-options'] ?? 'none'),
  ),
];

const headerChecks: readonly Check[] = [
  checkOf('page.status', 'page', 'status 200', 'let / answer the portal’s page', hasStatus(200)),
  checkOf(
    'page.type',
    'page',
    'text/html',
    'send content-type: text/html',
    hasHeader('content-type', /^text\/html/),
  ),
  checkOf('page.is-portal', 'page', 'the element #portal', 'is this the portal’s index.html?', ({ body }) =>
    finding(/id="?portal\b/.test(body), /<title>.*?<\/title>/.exec(body)?.[0] ?? `${body.length} characters`),
  ),
  checkOf(
    'page.own-scripts',
    'page',
    'scripts of the portal’s host only',
    'nothing may add scripts to the page, as some proxies do',
    ({ body }, { address }) => {
      const sources = [...body.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, source = '']) => source);
      const foreign = sources.filter((source) => parseUrl(source, address)?.origin !== address.origin);
      return finding(foreign.length === 0, foreign.join(' ') || `${sources.length} scripts`);
    },
  ),
  checkOf(
    'page.referrer-policy',
    'page',
    'Referrer-Policy that keeps paths private',
    'send Referrer-Policy: no-referrer',
    hasHeader('referrer-policy', /^(no-referrer|same-origin|(strict-)?origin(-when-cross-origin)?)$/),
  ),
  checkOf(
    'page.permissions-policy',
    'page',
    'Permissions-Policy with camera=(self), for scanning',
    'send Permissions-Policy: camera=(self), geolocation=(), microphone=()',
    hasHeader('permissions-policy', /camera=(\(self|self|\*)/),
  ),
  checkOf(
    'page.nosniff',
    'page',
    'X-Content-Type-Options: nosniff',
    'send X-Content-Type-Options: nosniff',
    hasHeader('x-content-type-options', /^nosniff$/),
  ),
  checkOf('page.cache', 'page', 'cache-control: no-cache', 'send cache-control: no-cache', isRevalidated),
  checkOf(
    'page.validator',
    'page',
    'an ETag',
    'send an ETag, so that it isn’t sent again',
    hasHeader('etag', /\S/),
  ),
  checkOf(
    'page.corp',
    'page',
    'Cross-Origin-Resource-Policy: cross-origin',
    'send it, for parents that are isolated',
    hasHeader('cross-origin-resource-policy', /^cross-origin$/),
  ),
  checkOf('script.status', 'script', 'status 200', 'copy all files of the build', hasStatus(200)),
  checkOf(
    'script.type',
    'script',
    'JavaScript',
    'send content-type: text/javascript',
    hasHeader('content-type', JAVASCRIPT),
  ),
  checkOf(
    'script.cache',
    'script',
    'kept for ever',
    'send cache-control: public, max-age=31536000, immutable',
    isKept,
  ),
];

export const pageChecks: readonly Check[] = [...addressChecks, ...headerChecks, ...policyChecks];
