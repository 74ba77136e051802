import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demoTenants } from '../../host-demo/seeds/index.ts';
import type { Http } from '../../src/api/calls.ts';
import { createBackOfficeStore } from '../../src/api/cloudStore/backOfficeStore.ts';
import { documentResponse } from '../../src/api/cloudStore/schema.ts';
import { createFavouritesCodec } from '../../src/api/favourites/favouritesCodec.ts';
import { removeFromList } from '../../src/domain/favourites/listProducts.ts';
import { createDocumentSync } from '../../src/state/documents/documentSync.ts';
import { createFavouritesService } from '../../src/state/favourites/favouritesService.ts';
import { createFavouritesStore } from '../../src/state/favourites/favouritesStore.ts';
import { describeLists } from '../domain/favourites/lists.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { createMemoryStore, fakePage } from '../support/fakeCloud.ts';

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
    const httpResponse = await backEnd.call(method, path, { token, ...(body !== undefined && { body }) });
    return v.parse(response, httpResponse.body);
  },
  headers: async () => ({ authorization: `Bearer ${token}` }),
  serviceUrl: () => backEnd.address,
});

const openSession = async (email: string, writer: string) => {
  const token = await backEnd.login(email, 1, PASSWORD);
  const document = createDocumentSync({
    name: 'favourites',
    codec: createFavouritesCodec(new Date().toISOString()),
    cloud: createBackOfficeStore(
      httpFor(token),
      writer,
      () => import('../../src/api/cloudStore/watchDocuments.ts'),
    ),
    local: createMemoryStore(),
    owner: email,
    tab: writer,
    onError: (error) => {
      throw error;
    },
  });
  const { state } = createFavouritesService({
    isVisitor: true,
    load: () => Promise.reject(new Error('opened by the test')),
    onNewFavourite: () => undefined,
  });
  const favourites = { ...createFavouritesStore({ state, document, now: Date.now }), state };
  document.start();
  return {
    token,
    favourites,
    lists: () => describeLists(favourites.state.getState().shown),
    saved: () =>
      expect
        .poll(() => favourites.state.getState(), { timeout: 10_000 })
        .toMatchObject({ known: true, sync: 'saved' }),
    stop: document.stop,
  };
};

const stored = async (token: string) =>
  v.parse(documentResponse, (await backEnd.get('/documents/favourites', { token })).body).data;

test('the old favourites of legacy@demo.test are migrated to the default list once, by any session', async () => {
  const phone = await openSession('legacy@demo.test', 'phone');
  const desktop = await openSession('legacy@demo.test', 'desk');
  await phone.saved();
  await desktop.saved();
  const data = await stored(phone.token);
  const legacyIds = Object.keys(v.parse(v.record(v.string(), v.literal(true)), data.favorites)).map(Number);
  expect(legacyIds).toHaveLength(6);
  expect(data).toMatchObject({
    migrated: true,
    lists: { default: { name: 'favorites_list_default', is_default: true, product_ids: legacyIds } },
  });
  expect(phone.lists()).toEqual([`default*: ${legacyIds.join(' ')}`]);
  expect(desktop.lists()).toEqual(phone.lists());

  const [first = 0, ...rest] = legacyIds;
  phone.favourites.change((lists, time) => removeFromList(lists, 'default', [first], time));
  await expect.poll(desktop.lists, { timeout: 10_000 }).toEqual([`default*: ${rest.join(' ')}`]);
  const later = await openSession('legacy@demo.test', 'later');
  await later.saved();
  expect(later.lists()).toEqual([`default*: ${rest.join(' ')}`]);
  for (const session of [phone, desktop, later]) session.stop();
});

test('lists in the current format are read unchanged', async () => {
  const session = await openSession('buyer@demo.test', 'phone');
  await session.saved();
  const names = session.favourites.state.getState().shown.map(({ name }) => name);
  expect(names).toEqual(['favorites_list_default', 'Monday breakfast', 'Catering']);
  session.stop();
});
