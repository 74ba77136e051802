import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createPortalServer, type PortalServerOptions } from '../../host-demo/portalServer.ts';

const PARENT = 'http://crm.test';
const SCRIPT = 'portal.0a1b2c3d.js';
const CODE = 'console.log(1);'.repeat(100);
const PAGE = `<head><script id="portal-config" type="application/json"></script><script defer src="/${SCRIPT}"></script></head>`;

let options: PortalServerOptions;
let backend: FastifyInstance;
let server: FastifyInstance;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-server-'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'card.html'), PAGE);
  writeFileSync(join(folder, SCRIPT), CODE);
  writeFileSync(join(folder, `${SCRIPT}.br`), brotliCompressSync(CODE));
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, `${SCRIPT}.map`), '{}');
  writeFileSync(join(folder, `${SCRIPT}.map.br`), brotliCompressSync('{}'));
  backend = Fastify();
  backend.get('/seen', (request) => request.headers);
  await backend.listen({ port: 0, host: '127.0.0.1' });
  options = {
    folder: pathToFileURL(`${folder}/`),
    backend: backend.listeningOrigin,
    parents: [PARENT],
    paymentOrigins: { demo: ['https://one.test'], wolf: ['https://two.test'] },
    paymentScripts: { wolf: ['https://script.test'] },
  };
  server = await createPortalServer(options);
});
afterAll(async () => {
  await server.close();
  await backend.close();
});

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

test('a hashed file is sent as it was compressed by the build, and kept forever', async () => {
  const { headers, rawPayload } = await get(`/${SCRIPT}`, { 'accept-encoding': 'gzip, br', origin: PARENT });
  expect(headers['content-encoding']).toBe('br');
  expect(headers['content-type']).toMatch(/javascript/);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['access-control-allow-origin']).toBe(PARENT);
  expect(String(headers.vary).toLowerCase().split(', ').toSorted()).toEqual(['accept-encoding', 'origin']);
  expect(brotliDecompressSync(rawPayload).toString()).toBe(CODE);
});

test('a browser without compression gets the file itself, and other origins may not read it', async () => {
  const { headers, body } = await get(`/${SCRIPT}`, { origin: 'http://other.test' });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  expect(body).toBe(CODE);
});

test('other files and the page are checked at each visit, and not sent again when they are the same', async () => {
  for (const url of ['/icon.svg', '/store/anything.at-all']) {
    const { headers } = await get(url);
    expect(headers['cache-control']).toBe('no-cache');
    const again = await get(url, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  }
});

test('the page has the configuration and names its script in a header', async () => {
  const { headers, body } = await get('/');
  expect(headers.link).toBe(`</${SCRIPT}>; rel=preload; as=script`);
  expect(headers['content-security-policy']).toContain(`frame-ancestors 'self' ${PARENT}`);
  expect(body).toContain('"searchApi":"/backend"');
});

test('a missing file is not answered with the page', async () => {
  expect((await get('/store.99999999.js')).statusCode).toBe(404);
  expect((await get('/store')).statusCode).toBe(200);
});

test('a request has 30 s to arrive completely', () => {
  expect(server.server.requestTimeout).toBe(30_000);
});

test('every answer has the security headers, whatever it is', async () => {
  const urls = [
    '/',
    '/index.html',
    '/store',
    '/config.json',
    `/${SCRIPT}`,
    '/icon.svg',
    '/store.99999999.js',
    '/backend/seen',
    '/backend/missing',
  ];
  for (const url of urls) {
    const { headers } = await get(url);
    expect([url, headers]).toEqual([
      url,
      expect.objectContaining({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
        'content-security-policy': expect.stringContaining('frame-ancestors'),
      }),
    ]);
  }
});

test('parents may show the pages of the development server too', async () => {
  const developing = await createPortalServer({ ...options, development: backend.listeningOrigin });
  const { headers } = await developing.inject('/seen');
  expect(headers['content-security-policy']).toBe(`frame-ancestors 'self' ${PARENT}`);
  await developing.close();
});

test('the page in its file has the same policy and configuration as at every other path', async () => {
  const [page, file] = [await get('/'), await get('/index.html')];
  expect(file.body).toBe(page.body);
  expect(file.headers['content-security-policy']).toBe(page.headers['content-security-policy']);
});

test('HTTPS is remembered for a host name, and not for localhost', async () => {
  const secure = await createPortalServer({ ...options, trustProxy: '127.0.0.1' });
  const sent = async (host: string, proto: string) => {
    const { headers } = await secure.inject({
      url: '/icon.svg',
      headers: { host, 'x-forwarded-proto': proto },
    });
    return headers['strict-transport-security'];
  };
  expect(await sent('orders.example.com', 'https')).toBe('max-age=31536000');
  expect(await sent('orders.example.com', 'http')).toBeUndefined();
  for (const host of ['localhost:4443', 'andina.localhost:4443', '127.0.0.1:4443', '[::1]:4443']) {
    expect([host, await sent(host, 'https')]).toEqual([host, undefined]);
  }
  await secure.close();
});

test('parents may load scripts, and nobody else may where there are none', async () => {
  const alone = await createPortalServer({ ...options, parents: [] });
  const policyOf = async (app: FastifyInstance, url: string) =>
    (await app.inject(url)).headers['cross-origin-resource-policy'];
  expect(await policyOf(server, `/${SCRIPT}`)).toBe('cross-origin');
  expect(await policyOf(alone, `/${SCRIPT}`)).toBe('same-origin');
  await alone.close();
});

test('a parent’s isolated page may show the portal, except with reCAPTCHA, whose frames it would refuse', async () => {
  const policiesOf = async (app: FastifyInstance, url: string) => {
    const { headers } = await app.inject(url);
    return [headers['cross-origin-resource-policy'], headers['cross-origin-embedder-policy']];
  };
  const alone = await createPortalServer({ ...options, parents: [] });
  const guarded = await createPortalServer({
    ...options,
    captcha: { kind: 'recaptcha', siteKey: 'site-key' },
  });
  onTestFinished(async () => {
    await alone.close();
    await guarded.close();
  });
  for (const url of ['/', '/store', '/card', `/${SCRIPT}`]) {
    expect([url, ...(await policiesOf(server, url))]).toEqual([url, 'cross-origin', 'credentialless']);
    expect([url, ...(await policiesOf(alone, url))]).toEqual([url, 'same-origin', undefined]);
    expect([url, ...(await policiesOf(guarded, url))]).toEqual([url, 'cross-origin', undefined]);
  }
});

test('a parent that isn’t listed learns that the portal is there, and reads nothing of it', async () => {
  const alone = await createPortalServer({ ...options, parents: [] });
  onTestFinished(() => alone.close());
  const { headers } = await alone.inject({
    url: '/config.json',
    headers: { origin: 'https://crm.example.com' },
  });
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

test('reCAPTCHA is allowed where it is configured, and only there', async () => {
  const policy = String((await get('/')).headers['content-security-policy']);
  expect(policy).not.toMatch(/google|gstatic/);
  const guarded = await createPortalServer({
    ...options,
    captcha: { kind: 'recaptcha', siteKey: 'site-key' },
  });
  const { headers, body } = await guarded.inject('/');
  const directives = Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive]),
  );
  const google = 'https://www.google.com/recaptcha/';
  expect(directives['script-src']).toContain(`${google} https://www.gstatic.com/recaptcha/`);
  expect(directives['frame-src']).toContain(`${google} https://recaptcha.google.com/recaptcha/`);
  expect(directives['connect-src']).toContain(google);
  expect(body).toContain('"captcha":{"kind":"recaptcha","siteKey":"site-key"}');
  await guarded.close();
});

test('the back end learns the address of the connection, whatever the client says', async () => {
  const lies = {
    'x-forwarded-for': '198.51.100.1',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.test',
    forwarded: 'for=198.51.100.1',
    host: 'andina.portal.test',
  };
  const seenBy = async (app: FastifyInstance) => {
    const request = { url: '/backend/seen', headers: lies, remoteAddress: '203.0.113.7' };
    return (await app.inject(request)).json();
  };
  const seen = await seenBy(server);
  expect(seen).toMatchObject({
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': 'andina.portal.test',
  });
  expect(seen).not.toHaveProperty('forwarded');
  // Behind a proxy that is trusted, its word counts.
  const behind = await createPortalServer({ ...options, trustProxy: '203.0.113.7' });
  expect(await seenBy(behind)).toMatchObject({
    'x-forwarded-for': '198.51.100.1',
    'x-forwarded-proto': 'https',
  });
  await behind.close();
});

test('while the back end is away, the answer says so and nothing of its address', async () => {
  const alone = await createPortalServer({ ...options, backend: 'http://127.0.0.1:9' });
  const { statusCode, json, body } = await alone.inject('/backend/health');
  expect([statusCode, json().code]).toEqual([502, 'unavailable']);
  expect(body).not.toContain('127.0.0.1');
  await alone.close();
});

test('source maps are served only on demand', async () => {
  for (const file of [`${SCRIPT}.map`, `${SCRIPT}.map.br`])
    expect((await get(`/${file}`)).statusCode).toBe(404);
  const withMaps = await createPortalServer({ ...options, sourceMaps: true });
  expect((await withMaps.inject({ url: `/${SCRIPT}.map` })).body).toBe('{}');
  await withMaps.close();
});

test.each([
  ['localhost', 'https://one.test', ''],
  ['wolf.localhost', 'https://two.test', ' https://script.test'],
])(
  'the card form’s page at %s may send to its company’s providers only, and loads nothing of others',
  async (host, origin, script) => {
    for (const url of ['/card', '/card.html']) {
      const { headers } = await server.inject({ url, headers: { host } });
      const policy = String(headers['content-security-policy']);
      expect(policy.split('; ')).toEqual([
        "default-src 'none'",
        `script-src 'self'${script}`,
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        `connect-src 'self' ${origin}${script}`,
        "form-action 'none'",
        "base-uri 'none'",
        `frame-ancestors 'self' ${PARENT}`,
      ]);
      expect(headers['cache-control']).toBe('no-cache');
    }
  },
);

test('the page may reach Firestore where the documents are there, and a wrong configuration ends the start', async () => {
  const policyWith = async (cloudStore: NonNullable<PortalServerOptions['cloudStore']>) => {
    const portal = await createPortalServer({ ...options, cloudStore });
    const { headers, body } = await portal.inject({ url: '/' });
    await portal.close();
    expect(body).toContain(JSON.stringify(cloudStore));
    return String(headers['content-security-policy']).match(/connect-src ([^;]+)/)?.[1];
  };
  const project = { kind: 'firestore', projectId: 'portal', apiKey: 'key' } as const;
  expect(await policyWith({ kind: 'backOffice' })).toBe("'self'");
  expect(await policyWith(project)).toBe(
    "'self' https://firestore.googleapis.com https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
  );
  const emulator = { firestore: '127.0.0.1:8080', auth: 'http://127.0.0.1:9099' };
  expect(await policyWith({ ...project, emulator })).toBe(
    "'self' http://127.0.0.1:8080 http://127.0.0.1:9099",
  );
  await expect(createPortalServer({ ...options, cloudStore: { ...project, apiKey: '' } })).rejects.toThrow();
});
