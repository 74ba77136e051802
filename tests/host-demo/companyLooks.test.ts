import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPortalServer } from '../../host-demo/portalServer.ts';

const COMPANIES: Record<string, object> = {
  andina: {
    company_id: 7,
    name: 'Ferretería <Andina>',
    alias: 'andina',
    logo: 'pictures/andina.svg',
    web_template: { color: '#c2410c' },
    open_portal: 1,
    settings: { PORTAL_DISABLE_NEW_CUSTOMERS: 'True' },
  },
  lumiere: { company_id: 8, name: 'Maison Lumière', alias: 'lumiere', logo: 'https://cdn.test/logo.svg' },
  named: { company_id: 9, name: 'Named', alias: 'named', web_template: { color: 'teal' } },
};

let backend: FastifyInstance;
let server: FastifyInstance;
const asked: string[] = [];
const held = Promise.withResolvers<void>();

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'looks-'));
  const page =
    '<head><script id="portal-config" type="application/json"></script>' +
    '<script id="portal-look" type="application/json"></script></head>';
  for (const name of ['index.html', 'card.html']) writeFileSync(join(folder, name), page);
  backend = Fastify();
  backend.post<{ Body: { subdomain: string; hostname: string } }>('/company', async ({ body }, reply) => {
    asked.push(body.hostname);
    if (body.subdomain === 'slow') await held.promise;
    const company = COMPANIES[body.subdomain];
    return company
      ? { success: true, company }
      : reply.code(404).send({ success: false, error: 'no company', code: 'unknown_company' });
  });
  await backend.listen({ port: 0, host: '127.0.0.1' });
  server = await createPortalServer({
    folder: pathToFileURL(`${folder}/`),
    backend: backend.listeningOrigin,
    parents: [],
  });
});
afterAll(async () => {
  held.resolve();
  await server.close();
  await backend.close();
});

const open = (host: string, url = '/login', headers: Record<string, string> = {}) =>
  server.inject({ url, headers: { host: `${host}:4443`, ...headers } });
const lookIn = (page: string): unknown => {
  const [, text = ''] = /id="portal-look"[^>]*>([^<]*)</.exec(page) ?? [];
  return text && JSON.parse(text);
};

/** A busy machine may answer too late for the first page. */
const openWithLook = async (host: string) => {
  await expect.poll(async () => lookIn((await open(host)).body)).not.toBe('');
  return open(host);
};

test('the page has the name, logo, colours and doors of the host’s company', async () => {
  const { body } = await openWithLook('andina.shop.test');
  expect(lookIn(body)).toEqual({
    name: 'Ferretería <Andina>',
    logo: '/backend/pictures/andina.svg',
    openPortal: true,
    allowsNewCustomers: false,
    style: expect.stringContaining('--wp-brand:light-dark(#c2410c, #c2410c)'),
  });
});

test('a logo elsewhere stays there, and a company without a colour has the black of the rules', async () => {
  expect(lookIn((await openWithLook('lumiere.shop.test')).body)).toMatchObject({
    name: 'Maison Lumière',
    logo: 'https://cdn.test/logo.svg',
    openPortal: false,
    allowsNewCustomers: true,
    style: expect.stringContaining('--wp-brand:light-dark(#000000, #000000)'),
  });
});

test('each host has the look of its own company, read once, and a page of its own for the browser’s cache', async () => {
  const hosts = ['andina.two.test', 'lumiere.two.test', 'andina.two.test', 'lumiere.two.test'];
  const names: unknown[] = [];
  for (const host of hosts) names.push(lookIn((await openWithLook(host)).body));
  expect(names).toMatchObject([
    { name: 'Ferretería <Andina>' },
    { name: 'Maison Lumière' },
    { name: 'Ferretería <Andina>' },
    { name: 'Maison Lumière' },
  ]);
  expect(asked.filter((host) => host.endsWith('.two.test'))).toEqual(hosts.slice(0, 2));
  const [one, other] = [await open('andina.two.test'), await open('lumiere.two.test')];
  const etag = String(one.headers.etag);
  expect((await open('andina.two.test', '/', { 'if-none-match': etag })).statusCode).toBe(304);
  expect((await open('lumiere.two.test', '/', { 'if-none-match': etag })).statusCode).toBe(200);
  expect(one.headers['content-security-policy']).toBe(other.headers['content-security-policy']);
});

test('the page waits for no company that is slow, unknown or has a colour that only browsers can read', async () => {
  for (const host of ['slow.shop.test', 'nobody.shop.test', 'named.shop.test']) {
    const { statusCode, body } = await open(host);
    expect([host, statusCode, lookIn(body)]).toEqual([host, 200, '']);
  }
});

test('a slow company is in the page of the next visit', async () => {
  COMPANIES.slow = { company_id: 10, name: 'Slow', alias: 'slow' };
  held.resolve();
  expect(lookIn((await openWithLook('slow.shop.test')).body)).toMatchObject({ name: 'Slow' });
});
