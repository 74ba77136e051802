import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demoTenants } from '../../host-demo/seeds/index.ts';
import type { Http } from '../../src/api/calls.ts';
import { createFavouritesCodec } from '../../src/api/favourites/favouritesCodec.ts';
import { removeFromList, setUsualQuantity } from '../../src/domain/favourites/listProducts.ts';
import { createFavouritesService } from '../../src/state/favourites/favouritesService.ts';
import { createFavouritesStore } from '../../src/state/favourites/favouritesStore.ts';
import { createDocumentSync } from '../../src/sync/engine/documentSync.ts';
import { createBackOfficeStore } from '../../src/sync/stores/backOfficeStore.ts';
import { documentResponse } from '../../src/sync/stores/schema.ts';
import { aUsual, describeLists } from '../domain/favourites/lists.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { createMemoryStore, fakePage } from '../support/fakeCloud.ts';

let backEnd: BackEnd;
const PASSWORD = 'Portal#2026';

beforeAll(async () => {
  const page = fakePage();
  vi.stubGlobal('addEventListener', page.addEventListener);
  vi.stubGlobal('removeEventListener', page.removeEventListener);
  backEnd = await startBackEnd({ seeds: demoTenants({ products: 60 }) });
});
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
      () => import('../../src/sync/stores/watchDocuments.ts'),
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
    saved: () => expect.poll(() => favourites.state.getState()).toMatchObject({ known: true, sync: 'saved' }),
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
  await expect.poll(desktop.lists).toEqual([`default*: ${rest.join(' ')}`]);
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

test('two devices change the usual quantities of one list, and neither overwrites the other', async () => {
  const phone = await openSession('buyer@demo.test', 'phone');
  const desk = await openSession('buyer@demo.test', 'desk');
  await phone.saved();
  await desk.saved();
  const list = phone.favourites.state.getState().shown.find(({ name }) => name === 'Monday breakfast');
  const { id = '', productIds = [] } = list ?? {};
  const [first = 0, second = 0, third = 0] = productIds;
  expect(list?.usual).toEqual({});
  const set =
    (productId: number, ...usual: Parameters<typeof aUsual>) =>
    (lists: Parameters<typeof setUsualQuantity>[0], at: string) =>
      setUsualQuantity(lists, id, productId, aUsual(...usual), at);
  phone.favourites.change(set(first, '2', 'CS', '12'));
  desk.favourites.change(set(second, '3'));
  desk.favourites.change(set(third, '4'));
  const usualOf = (session: typeof phone) =>
    session.favourites.state.getState().shown.find((each) => each.id === id)?.usual;
  for (const session of [phone, desk])
    await expect
      .poll(() => usualOf(session))
      .toEqual({ [first]: aUsual('2', 'CS', '12'), [second]: aUsual('3'), [third]: aUsual('4') });

  phone.favourites.change((lists, at) => removeFromList(lists, id, [third], at));
  await phone.saved();
  const { lists } = v.parse(
    v.object({
      lists: v.record(
        v.string(),
        v.object({ product_ids: v.array(v.number()), usual_quantities: v.optional(v.unknown()) }),
      ),
    }),
    await stored(phone.token),
  );
  expect(lists[id]).toMatchObject({
    product_ids: productIds.filter((productId) => productId !== third),
    usual_quantities: {
      [first]: { quantity: '2', units: 'CS', factor: '12', user_input_size: '' },
      [second]: { quantity: '3', units: '', factor: '1', user_input_size: '' },
    },
  });
  expect(lists[id]?.usual_quantities).not.toHaveProperty(String(third));
  for (const session of [phone, desk]) session.stop();
});
