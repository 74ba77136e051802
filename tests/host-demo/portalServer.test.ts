import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPortalServer, type PortalServerOptions } from '../../host-demo/portalServer.ts';

const PARENT = 'http://crm.test';
const SCRIPT = 'portal.0a1b2c3d.js';
const CODE = 'console.log(1);'.repeat(100);
const PAGE = `<head><script id="portal-config" type="application/json"></script><script defer src="/${SCRIPT}"></script></head>`;

let options: PortalServerOptions;
let server: FastifyInstance;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-server-'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, SCRIPT), CODE);
  writeFileSync(join(folder, `${SCRIPT}.br`), brotliCompressSync(CODE));
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, `${SCRIPT}.map`), '{}');
  writeFileSync(join(folder, `${SCRIPT}.map.br`), brotliCompressSync('{}'));
  options = { folder: pathToFileURL(`${folder}/`), backend: 'http://127.0.0.1:9', parents: [PARENT] };
  server = await createPortalServer(options);
});
afterAll(() => server.close());

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

test('source maps are served only on demand', async () => {
  for (const file of [`${SCRIPT}.map`, `${SCRIPT}.map.br`])
    expect((await get(`/${file}`)).statusCode).toBe(404);
  const withMaps = await createPortalServer({ ...options, sourceMaps: true });
  expect((await withMaps.inject({ url: `/${SCRIPT}.map` })).body).toBe('{}');
  await withMaps.close();
});
