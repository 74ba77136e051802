import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPortalServer } from '../../../host-demo/portalServer.ts';

const COMPANY = {
  company_id: 7,
  name: 'Ferretería Andina',
  alias: 'andina',
  locale_code: 'es-CO',
  web_template: { color: '#c2410c' },
  logo: 'logo.svg',
};
const RED_SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#f00"/></svg>';

let backend: FastifyInstance;
let server: FastifyInstance;
const answer = { company: COMPANY as object | null, logo: RED_SQUARE };
const asked: unknown[] = [];

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'web-app-'));
  for (const page of ['index.html', 'card.html']) writeFileSync(join(folder, page), '<head></head>');
  backend = Fastify();
  backend.post('/company', (request, reply) => {
    asked.push(request.body);
    if (!answer.company) return reply.code(404).send({ success: false, error: 'unknown' });
    return { success: true, company: answer.company };
  });
  backend.get('/logo.svg', (_, reply) => reply.type('image/svg+xml').send(answer.logo));
  await backend.listen({ port: 0, host: '127.0.0.1' });
  server = await createPortalServer({
    folder: pathToFileURL(`${folder}/`),
    backend: backend.listeningOrigin,
    parents: [],
  });
});
afterAll(async () => {
  await server.close();
  await backend.close();
});

/** Each test has a company of its own, because a company is kept for minutes. */
const get = (alias: string, url: string) =>
  server.inject({ url, headers: { host: `${alias}.shop.example` } });

/** The colour of one pixel of a PNG, `#rrggbb` and its opacity. */
const pixel = async (png: Buffer, x: number, y: number) => {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return [...context.getImageData(x, y, 1, 1).data];
};
const WHITE = [255, 255, 255, 255];
const RED = [255, 0, 0, 255];
const NOTHING = [0, 0, 0, 0];

test('the manifest names the company of the host, in its language', async () => {
  const { statusCode, headers, body } = await get('andina', '/manifest.webmanifest');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
  expect(headers['cache-control']).toBe('public, max-age=3600');
  expect(asked).toEqual([{ subdomain: 'andina', hostname: 'andina.shop.example' }]);
  expect(JSON.parse(body)).toMatchObject({
    id: '/',
    name: 'Ferretería Andina',
    short_name: 'Ferretería',
    lang: 'es',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    shortcuts: [
      { name: 'Carrito', url: '/cart' },
      { name: 'Historial', url: '/account' },
      { name: 'Tienda', url: '/store' },
    ],
  });
});

test('every picture of the manifest is a PNG of the size that it says', async () => {
  const { icons, screenshots } = JSON.parse((await get('andina', '/manifest.webmanifest')).body);
  expect(
    icons.map(({ purpose, sizes }: { purpose: string; sizes: string }) => `${purpose} ${sizes}`),
  ).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']);
  expect(screenshots.map(({ form_factor }: { form_factor: string }) => form_factor)).toEqual([
    'narrow',
    'wide',
  ]);
  for (const { src, sizes } of [...icons, ...screenshots]) {
    const { rawPayload, headers } = await get('andina', src);
    expect(headers['content-type']).toBe('image/png');
    const { width, height } = await loadImage(rawPayload);
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('icons show the logo on white, a maskable one within the circle that is never cut off', async () => {
  const any = (await get('andina', '/webapp/icon-512.png')).rawPayload;
  expect(await pixel(any, 256, 256)).toEqual(RED);
  expect(await pixel(any, 256, 20)).toEqual(WHITE);
  expect(await pixel(any, 1, 1)).toEqual(NOTHING);
  const maskable = (await get('andina', '/webapp/maskable-512.png')).rawPayload;
  expect(await pixel(maskable, 1, 1)).toEqual(WHITE);
  // The circle has a radius of 40 %: a corner at 28 % from the middle lies within it.
  expect(await pixel(maskable, 256 - 140, 256 - 140)).toEqual(RED);
  expect(await pixel(maskable, 256 - 148, 256 - 148)).toEqual(WHITE);
});

test('iOS gets a picture of 180 px without transparent corners', async () => {
  const { rawPayload } = await get('andina', '/webapp/apple-touch-icon.png');
  expect((await loadImage(rawPayload)).width).toBe(180);
  expect(await pixel(rawPayload, 0, 0)).toEqual(WHITE);
});

test.each([
  ['no picture', 'nologo', 'not a picture'],
  ['a file of more than 1 MB', 'hugelogo', `${RED_SQUARE}${' '.repeat(1_000_001)}`],
])('with %s as its logo a company has the portal’s own icon', async (_, alias, logo) => {
  answer.logo = logo;
  const { statusCode, rawPayload } = await get(alias, '/webapp/icon-192.png');
  answer.logo = RED_SQUARE;
  expect(statusCode).toBe(200);
  expect(await pixel(rawPayload, 96, 40)).toEqual([15, 23, 42, 255]);
});

test('an unknown company has no manifest until it exists', async () => {
  answer.company = null;
  expect((await get('nobody', '/manifest.webmanifest')).statusCode).toBe(404);
  expect((await get('nobody', '/webapp/icon-192.png')).statusCode).toBe(404);
  answer.company = COMPANY;
  expect((await get('nobody', '/manifest.webmanifest')).statusCode).toBe(200);
});

test('a picture that doesn’t exist is not found', async () => {
  expect((await get('andina', '/webapp/other.png')).statusCode).toBe(404);
});

test('the pictures’ addresses change with the logo and the colour', async () => {
  const { icons } = JSON.parse((await get('first', '/manifest.webmanifest')).body);
  answer.company = { ...COMPANY, web_template: { color: '#00ff00' } };
  const other = JSON.parse((await get('second', '/manifest.webmanifest')).body);
  answer.company = COMPANY;
  expect(other.icons[0].src).not.toBe(icons[0].src);
  expect(other.icons[0].src.split('?')[0]).toBe(icons[0].src.split('?')[0]);
});
