import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import proxy from '@fastify/http-proxy';
import serveFiles from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { tenantOf } from '../src/domain/tenant/tenantOf.ts';
import { type CloudStoreConfig, cloudStoreConfig } from '../src/sync/stores/cloudStoreSchema.ts';
import type { Certificate } from './certificate.ts';
import { createCompanyLooks } from './companyLooks.ts';
import type { PortalFaults } from './portalFaults.ts';
import { withConfig, withLook } from './portalPage.ts';
import {
  type CaptchaConfig,
  COMMON_HEADERS,
  cardPagePolicy,
  contentSecurityPolicy,
  embedderHeaders,
  frameAncestors,
  transportHeaders,
} from './securityHeaders.ts';
import { connectionOptions } from './server/connections.ts';
import { serveWebApp } from './webApp/serveWebApp.ts';

/** With a certificate it speaks HTTP/2, which has no limit of six requests at a time; browsers want TLS for it. */
const createFastify = ({ certificate, trustProxy = false }: PortalServerOptions): FastifyInstance =>
  certificate
    ? // The handlers use what both versions of HTTP have.
      (Fastify({
        forceCloseConnections: true,
        trustProxy,
        http2: true,
        https: { allowHTTP1: true, ...certificate },
      }) as unknown as FastifyInstance)
    : Fastify({ ...connectionOptions(), forceCloseConnections: true, trustProxy });

export type PortalServerOptions = {
  folder: URL;
  /** URL of the back end, which the browser reaches under /backend of the portal's origin. */
  backend: string;
  /** Exact origins that may embed the portal: used for `frame-ancestors`, config.json and CORS of the remote. */
  parents: readonly string[];
  /** URL of the development server; null serves `folder`. */
  development?: string | null;
  /** Serves the source maps too, which contain the source code; default: no. */
  sourceMaps?: boolean;
  /** Serves HTTPS and HTTP/2; null serves HTTP. */
  certificate?: Certificate | null;
  /** As in config.json; null or absent without a captcha. */
  captcha?: CaptchaConfig | null;
  firebase?: boolean;
  /** As in config.json: where the documents of customers are, which is the back office by default. Checked at start. */
  cloudStore?: CloudStoreConfig;
  /** The origins of each company's payment providers, by the company's alias: those that its card form may send to. */
  paymentOrigins?: Readonly<Record<string, readonly string[]>>;
  /** The origins of providers' scripts (Accept.js), by the company's alias; none by default. */
  paymentScripts?: Readonly<Record<string, readonly string[]>>;
  /** False removes the service worker from the browsers that have it (docs/operations.md); default: true. */
  serviceWorker?: boolean;
  /** Proxies before this server whose X-Forwarded-For is believed; false, the default, believes none. */
  trustProxy?: false | string | string[];
  faults?: PortalFaults;
};

const HASHED_FILE_MAX_AGE_S = 31_536_000;
const FILE = /\.(js|map|json|css|svg|png|ico|webmanifest|html|txt)(\.(br|gz))?$/;
const SOURCE_MAP = /\.map(\.(br|gz))?$/;
const HASHED = /(\.[0-9a-f]{8}\.js(\.map)?|\/locales\/\w+\/\w+\.json)(\.(br|gz))?$/;

/** Content-Security-Policy of a drawing that is opened by itself: it may neither run nor load anything. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

const demoConfig = ({
  parents,
  captcha = null,
  firebase = false,
  cloudStore = { kind: 'backOffice' },
  paymentOrigins = {},
}: PortalServerOptions) => ({
  companyApi: '/backend',
  api: '/backend',
  productApi: '/backend',
  orderApi: '/backend',
  legacyApi: '/backend',
  searchApi: '/backend',
  documentsApi: '/backend',
  brandRulesApi: '/backend/brand',
  brandTerm: 'wolf',
  demoCompany: 'demo',
  previewHosts: [],
  parents: { '*': parents },
  captcha,
  firebase,
  cloudStore: v.parse(cloudStoreConfig, cloudStore),
  paymentOrigins,
});

/** The page's validator, and its script, which a browser or a proxy may request before it has read the page. */
const pageHeaders = (page: string) => {
  const [, script = ''] = /<script [^>]*src="([^"]+)"/.exec(page) ?? [];
  return {
    etag: `W/"${createHash('sha256').update(page).digest('base64url')}"`,
    link: `<${script}>; rel=preload; as=script`,
  };
};

const shareWithParents = (app: FastifyInstance, parents: readonly string[]) =>
  app.addHook('onSend', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', [reply.getHeader('vary'), 'origin'].flat().filter(Boolean).join(', '));
    if (origin && parents.includes(origin)) reply.header('access-control-allow-origin', origin);
  });

type Page = { page: string; headers: Record<string, string> & { etag: string } };

const sendHtml = (request: FastifyRequest, reply: FastifyReply, { page, headers }: Page) => {
  reply.headers(headers).type('text/html; charset=utf-8').header('cache-control', 'no-cache');
  return request.headers['if-none-match'] === headers.etag ? reply.code(304).send() : reply.send(page);
};

const serveCardPage = async (app: FastifyInstance, options: PortalServerOptions) => {
  const { folder, parents, paymentOrigins = {}, paymentScripts = {} } = options;
  const config = demoConfig(options);
  const page = withConfig(await readFile(new URL('card.html', folder), 'utf8'), JSON.stringify(config));
  const send = (request: FastifyRequest, reply: FastifyReply) => {
    const alias = tenantOf(request.hostname, config);
    const headers = {
      'content-security-policy': cardPagePolicy(page, parents, {
        addresses: [],
        paymentOrigins: paymentOrigins[alias] ?? [],
        paymentScripts: paymentScripts[alias] ?? [],
      }),
      ...embedderHeaders(parents, options.captcha),
      ...pageHeaders(page),
    };
    return sendHtml(request, reply, { page, headers });
  };
  app.get('/card', send);
  app.get('/card.html', send);
};

/** Browsers compare /sw.js with theirs at each visit, and run the one that removes itself. */
const replaceServiceWorker = async (app: FastifyInstance, folder: URL) => {
  const script = await readFile(new URL('workers/removeServiceWorker.js', folder), 'utf8');
  app.get('/sw.js', (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
  );
};

const servePages = async (app: FastifyInstance, options: PortalServerOptions) => {
  const { folder, parents, sourceMaps = false, serviceWorker = true } = options;
  await app.register(compress, { encodings: ['br', 'gzip'] });
  shareWithParents(app, parents);
  const template = await readFile(new URL('index.html', folder), 'utf8');
  const config = demoConfig(options);
  const page = withConfig(template, JSON.stringify(config));
  const embedded = embedderHeaders(parents, options.captcha);
  const headers = {
    'content-security-policy': contentSecurityPolicy(page, parents, { ...config, addresses: [] }),
    ...embedded,
  };
  const { lookAt } = createCompanyLooks({
    companyApi: () => options.backend,
    companyPath: config.companyApi,
    hosts: config,
  });
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const look = await lookAt(request.hostname);
    const own = look ? withLook(page, look) : page;
    return sendHtml(request, reply, { page: own, headers: { ...headers, ...pageHeaders(own) } });
  };
  await app.register(serveFiles, {
    root: fileURLToPath(folder),
    index: false,
    wildcard: true,
    preCompressed: true,
    allowedPath: (path) => sourceMaps || !SOURCE_MAP.test(path),
    setHeaders: (response, path) => {
      const kept = HASHED.test(path) ? `public, max-age=${HASHED_FILE_MAX_AGE_S}, immutable` : 'no-cache';
      response.header('cache-control', kept);
      for (const [name, value] of Object.entries(embedded)) response.header(name, value);
      if (path.endsWith('.svg')) response.header('content-security-policy', DRAWING_POLICY);
    },
  });
  if (!serviceWorker) await replaceServiceWorker(app, folder);
  await serveCardPage(app, options);
  app.get('/', sendPage);
  app.get('/index.html', sendPage);
  /** Every path without a file is a screen of the portal (user tokens may contain dots); missing files give 404. */
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?');
    const isScreen = request.method === 'GET' && !FILE.test(path);
    return isScreen ? sendPage(request, reply) : reply.code(404).type('text/plain').send('Not found');
  });
};

/** Every answer has the common headers, also those of errors and of the back end. */
const secureAnswers = (app: FastifyInstance, parents: readonly string[]) =>
  app.addHook('onSend', async ({ protocol, hostname }, reply) => {
    reply.headers({ ...COMMON_HEADERS, ...transportHeaders(protocol, hostname) });
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', frameAncestors(parents));
    }
  });

const forwardedHeaders = ({ ip, protocol, host }: FastifyRequest) => ({
  'x-forwarded-for': ip,
  'x-forwarded-proto': protocol,
  'x-forwarded-host': host,
});

/** Without the back end's address, which the proxy's own answer would tell. */
const sendUnreachable = (reply: FastifyReply) =>
  reply
    .code(502)
    .send({ success: false, error: 'the back end does not answer, please try again', code: 'unavailable' });

/**
 * Serves the portal as an installation would: files, config.json, security headers, and the back end under the same
 * origin, which avoids CORS preflights. The back end learns the client's address by X-Forwarded-For.
 */
export const createPortalServer = async (options: PortalServerOptions): Promise<FastifyInstance> => {
  const { backend, parents, development = null, faults } = options;
  const app = createFastify(options);
  if (faults) app.addHook('onRequest', faults.onRequest);
  const config = demoConfig(options);
  secureAnswers(app, parents);
  await app.register(proxy, {
    upstream: backend,
    prefix: '/backend',
    http2: false,
    replyOptions: {
      onError: (reply) => sendUnreachable(reply as FastifyReply),
      rewriteRequestHeaders: (request, { forwarded: _, ...headers }) => ({
        ...headers,
        ...forwardedHeaders(request as FastifyRequest),
      }),
    },
  });
  await app.register(async (scope) => {
    shareWithParents(scope, parents);
    scope.get('/config.json', (_, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .headers(embedderHeaders(parents, options.captcha))
        // A parent that isn't listed learns that the portal is there.
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(config),
    );
  });
  serveWebApp(app, () => backend, config);
  if (development) await app.register(proxy, { upstream: development, websocket: true });
  else await app.register((scope) => servePages(scope, options));
  return app;
};
