import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBackEnd } from '../support/backEnd/backEnd.ts';
import { smallTenants } from '../support/backEnd/tenants.ts';

/** The manifests behind a proxy, which tells the host that the browser has asked. */

let backEnd: Awaited<ReturnType<typeof startBackEnd>>;
beforeAll(async () => {
  backEnd = await startBackEnd();
});
afterAll(() => backEnd.close());

const get = (host: string, path: string) =>
  fetch(backEnd.address + path, { headers: { 'x-forwarded-host': host } });

test.each(smallTenants.map(({ company }) => [company.alias, company.name]))(
  'the manifest of %s has its own name and icons',
  async (alias, name) => {
    const host = `${alias}.shop.example`;
    const response = await get(host, '/manifest.webmanifest');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    const manifest = await response.json();
    expect(manifest.name).toBe(name);
    const icon = await get(host, manifest.icons[0].src);
    expect(icon.headers.get('content-type')).toBe('image/png');
  },
);

test('an unknown host has no manifest', async () => {
  expect((await get('nobody.shop.example', '/manifest.webmanifest')).status).toBe(404);
});
