import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPortalFaults, type PortalFaults } from '../../host-demo/portalFaults.ts';

let faults: PortalFaults;
let server: FastifyInstance;

beforeEach(() => {
  faults = createPortalFaults();
  server = Fastify();
  server.addHook('onRequest', faults.onRequest);
  server.get('/*', () => 'here');
});
afterEach(() => server.close());

const statusOf = async (url: string) => (await server.inject(url)).statusCode;

test('a portal’s server that hangs answers what it was asked meanwhile when it answers again', async () => {
  faults.hang();
  let isAnswered = false;
  const asked = statusOf('/config.json').then((status) => {
    isAnswered = true;
    return status;
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isAnswered).toBe(false);
  faults.answer();
  expect(await asked).toBe(200);
  expect(await statusOf('/')).toBe(200);
});

test.each([
  '/',
  '/store/products',
  '/card.html',
  '/remote/remoteEntry.js',
  '/remote/self-contained/mount.js?again=1',
])(
  'after a redeploy a build’s files are gone until somebody loads the portal anew with %s',
  async (start) => {
    faults.redeploy();
    for (const file of ['/home.0a1b2c3d.js', '/remote/home.0a1b2c3d.js'])
      expect(await statusOf(file)).toBe(404);
    for (const other of ['/config.json', '/icon.svg', '/backend/company']) {
      expect(await statusOf(other)).toBe(200);
      expect(await statusOf('/home.0a1b2c3d.js')).toBe(404);
    }
    expect(await statusOf(start)).toBe(200);
    expect(await statusOf('/home.0a1b2c3d.js')).toBe(200);
  },
);
