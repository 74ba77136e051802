import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import proxy from '@fastify/http-proxy';
import serveFiles from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Certificate } from './certificate.ts';
import { inlineScriptHashes, withConfig } from './portalPage.ts';

/** With a certificate it speaks HTTP/2, which has no limit of six requests at a time; browsers want TLS for it. */
const createFastify = (certificate: Certificate | null): FastifyInstance =>
  certificate
    ? // The handlers use what both versions of HTTP have.
      (Fastify({
        forceCloseConnections: true,
        http2: true,
        https: { allowHTTP1: true, ...certificate },
      }) as unknown as FastifyInstance)
    : Fastify({ forceCloseConnections: true });

export type PortalServerOptions = {
  /** Folder of the built portal. */
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
};

/** Cache time of files with hashed names, s. */
const MAX_AGE_SECONDS = 31_536_000;
const FILE = /\.(js|map|json|css|svg|png|ico|webmanifest|html|txt)(\.(br|gz))?$/;
const SOURCE_MAP = /\.map(\.(br|gz))?$/;
const HASHED = /(\.[0-9a-f]{8}\.js(\.map)?|\/locales\/\w+\/\w+\.json)(\.(br|gz))?$/;

/** config.json as in an installation; URLs are relative to it. */
const demoConfig = (parents: readonly string[]) => ({
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
});

const securityHeaders = (page: string, parents: readonly string[]) => ({
  'content-security-policy': [
    "default-src 'self'",
    `script-src 'self' ${inlineScriptHashes(page)} https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: http: https:",
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors 'self' ${parents.join(' ')}`,
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
});

/** The page's validator, and its script, which a browser or a proxy may request before it has read the page. */
const pageHeaders = (page: string) => {
  const [, script = ''] = /<script [^>]*src="([^"]+)"/.exec(page) ?? [];
  return {
    etag: `W/"${createHash('sha256').update(page).digest('base64url')}"`,
    link: `<${script}>; rel=preload; as=script`,
  };
};

/** Known parents may load the remote, its chunks and the configuration from their pages. */
const shareWithParents = (app: FastifyInstance, parents: readonly string[]) =>
  app.addHook('onSend', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', [reply.getHeader('vary'), 'origin'].flat().filter(Boolean).join(', '));
    if (origin && parents.includes(origin)) reply.header('access-control-allow-origin', origin);
  });

const servePages = async (
  app: FastifyInstance,
  { folder, parents, sourceMaps = false }: PortalServerOptions,
) => {
  await app.register(compress, { encodings: ['br', 'gzip'] });
  shareWithParents(app, parents);
  const template = await readFile(new URL('index.html', folder), 'utf8');
  const page = withConfig(template, JSON.stringify(demoConfig(parents)));
  const headers = { ...securityHeaders(page, parents), ...pageHeaders(page) };
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(headers).type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    return request.headers['if-none-match'] === headers.etag ? reply.code(304).send() : reply.send(page);
  };
  await app.register(serveFiles, {
    root: fileURLToPath(folder),
    index: false,
    wildcard: true,
    preCompressed: true,
    allowedPath: (path) => sourceMaps || !SOURCE_MAP.test(path),
    setHeaders: (response, path) => {
      const kept = HASHED.test(path) ? `public, max-age=${MAX_AGE_SECONDS}, immutable` : 'no-cache';
      response.header('cache-control', kept);
    },
  });
  app.get('/', sendPage);
  /** Every path without a file is a screen of the portal (user tokens may contain dots); missing files give 404. */
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?');
    const isScreen = request.method === 'GET' && !FILE.test(path);
    return isScreen ? sendPage(request, reply) : reply.code(404).type('text/plain').send('Not found');
  });
};

/**
 * Serves the portal as an installation would: files, config.json, security headers, and the back end under the same
 * origin, which avoids CORS preflights.
 */
export const createPortalServer = async (options: PortalServerOptions): Promise<FastifyInstance> => {
  const { backend, parents, development = null, certificate = null } = options;
  const app = createFastify(certificate);
  await app.register(proxy, { upstream: backend, prefix: '/backend', http2: false });
  await app.register(async (scope) => {
    shareWithParents(scope, parents);
    scope.get('/config.json', (_, reply) =>
      reply.header('cache-control', 'no-cache').send(demoConfig(parents)),
    );
  });
  if (development) await app.register(proxy, { upstream: development, websocket: true });
  else await app.register((scope) => servePages(scope, options));
  return app;
};
