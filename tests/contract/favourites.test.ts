import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demoTenants } from '../../host-demo/seeds/index.ts';
import type { Http } from '../../src/api/calls.ts';
import { createBackOfficeStore } from '../../src/api/cloudStore/backOfficeStore.ts';
import { documentAnswer } from '../../src/api/cloudStore/schema.ts';
import { createFavouritesCodec } from '../../src/api/favourites/favouritesCodec.ts';
import { removeFromList } from '../../src/domain/favourites/listProducts.ts';
import { createDocumentSync } from '../../src/state/documents/documentSync.ts';
import { createFavouritesStore } from '../../src/state/favourites/favouritesStore.ts';
import { inShort } from '../domain/favourites/aList.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { createMemoryStore, fakePage } from '../support/fakeCloud.ts';

/** The favourites that the demo's customers have, kept by the real back end and read by the portal's own code. */
let backEnd: BackEnd;
const PASSWORD = 'Portal#2026';

beforeAll(async () => {
  const page = fakePage();
  vi.stubGlobal('addEventListener', page.addEventListener);
  vi.stubGlobal('removeEventListener', page.removeEventListener);
  backEnd = await startBackEnd({ seeds: demoTenants({ products: 60 }) });
}, 120_000);
afterAll(async () => {
  vi.unstubAllGlobals();
  await backEnd.close();
});

const httpFor = (token: string): Http => ({
  async send({ method, path, body, response }) {
    const answered = await backEnd.call(method, path, { token, ...(body !== undefined && { body }) });
    return v.parse(response, answered.body);
  },
  headers: async () => ({ authorization: `Bearer ${token}` }),
  serviceUrl: () => backEnd.address,
});

const openSession = async (email: string, writer: string) => {
  const token = await backEnd.login(email, 1, PASSWORD);
  const document = createDocumentSync({
    name: 'favourites',
    codec: createFavouritesCodec(new Date().toISOString()),
    cloud: createBackOfficeStore(httpFor(token), writer),
    local: createMemoryStore(),
    owner: email,
    tab: writer,
    onError: (error) => {
      throw error;
    },
  });
  const favourites = createFavouritesStore(document, Date.now);
  document.start();
  return {
    token,
    favourites,
    lists: () => inShort(favourites.state.getState().shown),
    saved: () =>
      expect
        .poll(() => favourites.state.getState(), { timeout: 10_000 })
        .toMatchObject({ known: true, sync: 'saved' }),
    stop: document.stop,
  };
};

const stored = async (token: string) =>
  v.parse(documentAnswer, (await backEnd.get('/documents/favourites', { token })).body).data;

test('the old favourites of legacy@demo.test go to the default list, once, from whichever session', async () => {
  const phone = await openSession('legacy@demo.test', 'phone');
  const desk = await openSession('legacy@demo.test', 'desk');
  await phone.saved();
  await desk.saved();
  const data = await stored(phone.token);
  const old = Object.keys(v.parse(v.record(v.string(), v.literal(true)), data.favorites)).map(Number);
  expect(old).toHaveLength(6);
  expect(data).toMatchObject({
    migrated: true,
    lists: { default: { name: 'favorites_list_default', is_default: true, product_ids: old } },
  });
  expect(phone.lists()).toEqual([`default*: ${old.join(' ')}`]);
  expect(desk.lists()).toEqual(phone.lists());

  const [first = 0, ...rest] = old;
  phone.favourites.change((lists, at) => removeFromList(lists, 'default', [first], at));
  await expect.poll(desk.lists, { timeout: 10_000 }).toEqual([`default*: ${rest.join(' ')}`]);
  const later = await openSession('legacy@demo.test', 'later');
  await later.saved();
  expect(later.lists()).toEqual([`default*: ${rest.join(' ')}`]);
  for (const session of [phone, desk, later]) session.stop();
});

test('lists that were made by the portal before are read as they are', async () => {
  const session = await openSession('buyer@demo.test', 'phone');
  await session.saved();
  const names = session.favourites.state.getState().shown.map(({ name }) => name);
  expect(names).toEqual(['favorites_list_default', 'Monday breakfast', 'Catering']);
  session.stop();
});
