import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import cors from '@fastify/cors';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPortalServer } from '../../host-demo/portalServer.ts';
import { type Answer, type Ask, askOverHttp } from '../../src/host-sdk/check/answers.ts';
import { checkPortal } from '../../src/host-sdk/check/checkPortal.ts';
import { run } from '../../src/host-sdk/check/run.ts';

const PARENT = 'https://crm.example.com';
const COMPANY = {
  company_id: 7,
  name: 'Demo',
  alias: 'demo',
  locale_code: 'es-CO',
  web_template: { color: '#c2410c' },
  logo: null,
};
const PAGE =
  '<head><script id="portal-config" type="application/json"></script><script defer src="/portal.0a1b2c3d.js"></script></head><div id="portal"></div>';

/** As the build writes them. */
const FILES: Readonly<Record<string, string>> = {
  'index.html': PAGE,
  'card.html': PAGE,
  'portal.0a1b2c3d.js': 'console.log(1);',
  'openrpc.json': JSON.stringify({ info: { version: '1.1.0' } }),
  'sw.js': 'self.skipWaiting();',
  'locales/en/shop.json': '{}',
  'remote/remoteEntry.js': 'export{d as get,h as init};',
  'remote/mount.js': 'export{};',
  'remote/shop.0a1b2c3d.js': 'export{};',
  'remote/self-contained/mount.js': 'export{m as mount};',
  'remote/mf-manifest.json': JSON.stringify({
    shared: [{ name: 'react', version: '19.3.1', requiredVersion: '^19.3.1' }],
    exposes: [{ name: 'mount', assets: { js: { sync: ['mount.js'], async: ['shop.0a1b2c3d.js'] } } }],
  }),
};

let backend: FastifyInstance;
let server: FastifyInstance;
let address: URL;
/** The answers are the same for each test, so that the server is asked once. */
const known = new Map<string, Promise<Answer>>();
const ask: Ask = (url, question) => {
  const key = JSON.stringify([url, question]);
  const answer = known.get(key) ?? askOverHttp(url, question);
  known.set(key, answer);
  return answer;
};

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'checked-portal-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  backend = Fastify();
  await backend.register(cors, {
    origin: [PARENT],
    methods: ['GET', 'POST', 'PATCH'],
    allowedHeaders: ['authorization', 'content-type', 'x-company', 'x-portal-embedded', 'last-event-id'],
  });
  backend.post('/company', () => ({ success: true, company: COMPANY }));
  await backend.listen({ port: 0, host: '127.0.0.1' });
  server = await createPortalServer({
    folder: pathToFileURL(`${folder}/`),
    backend: backend.listeningOrigin,
    parents: [PARENT],
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  address = new URL(server.listeningOrigin);
});
afterAll(async () => {
  await server.close();
  await backend.close();
});

const failedIds = async (asking: Ask): Promise<string[]> => {
  const results = await checkPortal(address, PARENT, asking);
  return (results ?? []).filter(({ result }) => result === 'failed').map(({ id }) => id);
};

test('the demo’s portal passes more than sixty checks, each with an id of its own', async () => {
  const results = (await checkPortal(address, PARENT, ask)) ?? [];
  expect(results.filter(({ result }) => result === 'failed')).toEqual([]);
  expect(results.filter(({ result }) => result === 'passed').length).toBeGreaterThanOrEqual(60);
  expect(new Set(results.map(({ id }) => id)).size).toBe(results.length);
  const skipped = results.filter(({ result }) => result === 'not applicable').map(({ id }) => id);
  expect(skipped).toEqual(['address.http-redirects', 'address.hsts']);
});

type Change = (answer: Answer) => Partial<Answer>;

const withHeader =
  (name: string, value: string): Change =>
  ({ headers }) => ({ headers: { ...headers, [name]: value } });

const withoutHeader =
  (name: string): Change =>
  ({ headers }) => ({ headers: Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name)) });

const withPolicy =
  (from: string, to: string): Change =>
  ({ headers }) => ({
    headers: {
      ...headers,
      'content-security-policy': headers['content-security-policy']?.replaceAll(from, to) ?? '',
    },
  });

const withField =
  (name: string, value: unknown): Change =>
  ({ body }) => ({ body: JSON.stringify({ ...JSON.parse(body), [name]: value }) });

const status =
  (code: number): Change =>
  () => ({ status: code });
const HTML = withHeader('content-type', 'text/html');
const FOREVER = withHeader('cache-control', 'public, max-age=31536000, immutable');
const NO_CORS = withoutHeader('access-control-allow-origin');

const BREAKS: readonly [broken: string, path: string, change: Change, id: string][] = [
  ['a redirect', '/', () => ({ status: 302, headers: { location: 'https://other.test' } }), 'address.direct'],
  ['an error page', '/', status(500), 'page.status'],
  [
    'paths for every host',
    '/',
    withHeader('referrer-policy', 'no-referrer-when-downgrade'),
    'page.referrer-policy',
  ],
  ['an address that is none', '/config.json', withField('orderApi', 'https://['), 'config.encrypted'],
  ['a page as text', '/', withHeader('content-type', 'text/plain'), 'page.type'],
  ['another page', '/', () => ({ body: '<title>Parked</title>' }), 'page.is-portal'],
  [
    'a proxy’s script',
    '/',
    ({ body }) => ({ body: `${body}<script src="https://ads.test/a.js"></script>` }),
    'page.own-scripts',
  ],
  ['referrers', '/', withHeader('referrer-policy', 'unsafe-url'), 'page.referrer-policy'],
  ['no camera', '/', withHeader('permissions-policy', 'camera=()'), 'page.permissions-policy'],
  ['sniffed types', '/', withoutHeader('x-content-type-options'), 'page.nosniff'],
  ['a kept page', '/', FOREVER, 'page.cache'],
  ['no validator', '/', withoutHeader('etag'), 'page.validator'],
  ['a private page', '/', withHeader('cross-origin-resource-policy', 'same-origin'), 'page.corp'],
  ['no policy', '/', withoutHeader('content-security-policy'), 'page.csp'],
  ['an unlisted parent', '/', withPolicy(PARENT, ''), 'page.frame-ancestors'],
  ['any parent', '/', withPolicy(PARENT, `${PARENT} *`), 'page.frame-ancestors-exact'],
  ['inline scripts', '/', withPolicy('script-src', "script-src 'unsafe-inline'"), 'page.script-src'],
  ['eval', '/', withPolicy('script-src', "script-src 'unsafe-eval'"), 'page.unsafe-eval'],
  ['plug-ins', '/', withPolicy("object-src 'none'", ''), 'page.object-src'],
  ['any base', '/', withPolicy("base-uri 'none'", ''), 'page.base-uri'],
  ['no connections', '/', withPolicy("connect-src 'self'", "connect-src 'none'"), 'page.connect-src'],
  ['an old header', '/', withHeader('x-frame-options', 'DENY'), 'page.x-frame-options'],
  ['a missing script', '/portal.0a1b2c3d.js', status(404), 'script.status'],
  ['a script as HTML', '/portal.0a1b2c3d.js', HTML, 'script.type'],
  ['a script that isn’t kept', '/portal.0a1b2c3d.js', withoutHeader('cache-control'), 'script.cache'],
  ['no configuration', '/config.json', status(404), 'config.status'],
  ['a configuration as HTML', '/config.json', HTML, 'config.type'],
  ['a broken configuration', '/config.json', () => ({ body: '{' }), 'config.json'],
  ['a service without an address', '/config.json', withField('orderApi', undefined), 'config.services'],
  [
    'parents without yours',
    '/config.json',
    withField('parents', { '*': ['https://other.test'] }),
    'config.parents',
  ],
  [
    'a pattern',
    '/config.json',
    withField('parents', { '*': [PARENT, 'https://*.test'] }),
    'config.parents-exact',
  ],
  ['another protocol', '/openrpc.json', withField('info', { version: '2.0.0' }), 'contract.protocol'],
  ['a much newer portal', '/openrpc.json', withField('info', { version: '1.5.0' }), 'contract.minor'],
  ['a configuration without CORS', '/config.json', NO_CORS, 'config.cors'],
  [
    'CORS for all who ask',
    '/config.json',
    withHeader('access-control-allow-origin', 'https://not-listed.invalid'),
    'config.cors-others',
  ],
  ['mixed-up parents', '/config.json', withoutHeader('vary'), 'config.vary'],
  ['a private configuration', '/config.json', withoutHeader('cross-origin-resource-policy'), 'config.corp'],
  ['a kept configuration', '/config.json', FOREVER, 'config.cache'],
  ['no preflight', '/backend/company', status(404), 'companyApi.preflight'],
  ['a service without CORS', '/backend/users/refresh', NO_CORS, 'api.cors'],
  [
    'a service without PATCH',
    '/backend/documents',
    withHeader('access-control-allow-methods', 'GET, POST'),
    'documentsApi.methods',
  ],
  [
    'a service without headers',
    '/backend/orders',
    withHeader('access-control-allow-headers', 'content-type'),
    'orderApi.headers',
  ],
  ['no remote', '/remote/remoteEntry.js', status(404), 'remote.status'],
  ['a remote as HTML', '/remote/remoteEntry.js', HTML, 'remote.type'],
  ['a remote without CORS', '/remote/remoteEntry.js', NO_CORS, 'remote.cors'],
  ['another remote', '/remote/remoteEntry.js', () => ({ body: 'export{};' }), 'remote.exports'],
  ['a kept entry', '/remote/mount.js', FOREVER, 'mount.cache'],
  [
    'a private build',
    '/remote/self-contained/mount.js',
    withoutHeader('cross-origin-resource-policy'),
    'own-mount.corp',
  ],
  [
    'a build without mount',
    '/remote/self-contained/mount.js',
    () => ({ body: 'export{};' }),
    'own-mount.exports',
  ],
  ['no manifest', '/remote/mf-manifest.json', status(404), 'manifest.status'],
  ['a broken manifest', '/remote/mf-manifest.json', () => ({ body: '<html>' }), 'manifest.json'],
  ['a manifest without CORS', '/remote/mf-manifest.json', NO_CORS, 'manifest.cors'],
  ['React not shared', '/remote/mf-manifest.json', withField('shared', []), 'manifest.react'],
  ['a mixed build', '/remote/shop.0a1b2c3d.js', status(404), 'manifest.files'],
  [
    'a chunk that isn’t kept',
    '/remote/shop.0a1b2c3d.js',
    withHeader('cache-control', 'no-cache'),
    'chunk.cache',
  ],
  ['a chunk without CORS', '/remote/shop.0a1b2c3d.js', NO_CORS, 'chunk.cors'],
  ['a chunk as HTML', '/remote/shop.0a1b2c3d.js', HTML, 'chunk.type'],
  ['no texts', '/locales/en/shop.json', status(404), 'texts.status'],
  ['texts without CORS', '/locales/en/shop.json', NO_CORS, 'texts.cors'],
  ['no worker', '/sw.js', status(404), 'worker.status'],
  ['a worker as HTML', '/sw.js', HTML, 'worker.type'],
  ['a kept worker', '/sw.js', FOREVER, 'worker.cache'],
  ['no web app', '/manifest.webmanifest', status(502), 'web-app.status'],
  ['a web app as HTML', '/manifest.webmanifest', HTML, 'web-app.type'],
  ['a web app without icons', '/manifest.webmanifest', withField('icons', []), 'web-app.names'],
  ['a web app elsewhere', '/manifest.webmanifest', withField('scope', '/app'), 'web-app.scope'],
  ['no screens', '/store', status(404), 'screen.status'],
  ['screens as JSON', '/store', withHeader('content-type', 'application/json'), 'screen.type'],
  ['the page for scripts', '/no-such-file.00000000.js', status(200), 'missing.script-status'],
  ['HTML for scripts', '/no-such-file.00000000.js', HTML, 'missing.script-type'],
  ['the page for files', '/no-such-file.json', status(200), 'missing.json-status'],
  ['HTML for files', '/no-such-file.json', HTML, 'missing.json-type'],
];

for (const [broken, path, change, id] of BREAKS) {
  test(`${broken}: ${id}`, async () => {
    const failed = await failedIds(async (url, question) => {
      const answer = await ask(url, question);
      return new URL(url).pathname === path ? { ...answer, ...change(answer) } : answer;
    });
    expect(failed).toContain(id);
  });
}

test('the command says what is wrong, and ends with 1; with 2 when nothing answers', async () => {
  const passed = await run(['check', address.href, '--origin', PARENT]);
  expect([passed.code, passed.text]).toEqual([
    0,
    expect.stringMatching(/\d+ passed, 0 failed, 2 not applicable\n$/),
  ]);
  const failed = await run(['check', address.href, '--origin', 'https://other.test']);
  expect(failed.code).toBe(1);
  expect(failed.text).toContain('✗ page.frame-ancestors ');
  expect(failed.text).toContain('fix: list the origin under `parents` of config.json');
  const listed = await run(['check', address.href, '--json']);
  expect(JSON.parse(listed.text)).toContainEqual(
    expect.objectContaining({ id: 'config.parents', result: 'passed' }),
  );
  expect((await run(['check', 'http://127.0.0.1:9'])).code).toBe(2);
  for (const wrong of [[], ['check'], ['check', 'acme'], ['check', address.href, '--origin', `${PARENT}/`]]) {
    expect(await run(wrong)).toEqual({ code: 2, text: expect.stringContaining('host-sdk check <address') });
  }
});
