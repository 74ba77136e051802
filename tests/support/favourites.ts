import { createFavouritesCodec } from '../../src/api/favourites/favouritesCodec.ts';
import { createFavouritesService } from '../../src/state/favourites/favouritesService.ts';
import { createFavouritesStore } from '../../src/state/favourites/favouritesStore.ts';
import { createDocumentSync } from '../../src/sync/engine/documentSync.ts';
import type { JsonObject } from '../../src/sync/rules/cloudStore.ts';
import { applyPatch } from '../../src/sync/rules/mergePatch.ts';
import { describeLists } from '../domain/favourites/lists.ts';
import { createFakeCloud, createMemoryStore } from './fakeCloud.ts';

const list = (id: string, products: number[], changes: JsonObject = {}): JsonObject => ({
  id,
  name: id === 'default' ? 'favorites_list_default' : id,
  is_default: id === 'default',
  is_current: id === 'default',
  deleted: false,
  product_ids: products,
  createdAt: '2026-03-02T09:00:00.000Z',
  updatedAt: '2026-03-02T09:00:00.000Z',
  ...changes,
});

/** A favourites document such as `{ default: [1, 2], Catering: [2] }`; the default list is current. */
export const savedFavourites = (lists: Record<string, number[]>): JsonObject => ({
  migrated: true,
  lists: Object.fromEntries(Object.entries(lists).map(([id, products]) => [id, list(id, products)])),
});

/** The same with usual quantities of one list: `{ 1: ['2', 'CS', '12'] }` are two cases of twelve. */
export const withUsual = (
  data: JsonObject,
  id: string,
  usual: Record<number, [quantity: string, unit?: string, factor?: string, size?: string]>,
): JsonObject =>
  applyPatch(data, {
    lists: {
      [id]: {
        usual_quantities: Object.fromEntries(
          Object.entries(usual).map(([productId, [quantity, units = '', factor = '1', size = '']]) => [
            productId,
            { quantity, units, factor, user_input_size: size },
          ]),
        ),
      },
    },
  });

export const favouritesCloud = (data: JsonObject = {}) => createFakeCloud(data, 3, 'favourites');

/** The favourites of one open session, before `start`. */
export const openFavourites = (
  cloud: ReturnType<typeof favouritesCloud>,
  { writer = 'tab', local = createMemoryStore() } = {},
) => {
  const document = createDocumentSync({
    name: 'favourites',
    codec: createFavouritesCodec(new Date().toISOString()),
    cloud: cloud.as(writer),
    local,
    owner: 'buyer@demo.test',
    tab: writer,
    onError: () => undefined,
  });
  const { state } = createFavouritesService({
    isVisitor: true,
    load: () => Promise.reject(new Error('opened by the test')),
    onNewFavourite: () => undefined,
  });
  const store = createFavouritesStore({ state, document, now: Date.now });
  const favourites = { ...store, state };
  return {
    favourites,
    start: document.start,
    stop: document.stop,
    getState: favourites.state.getState,
    inShort: () => describeLists(favourites.state.getState().shown),
  };
};

type DocumentCall = { method: string; body?: { patch?: JsonObject } };

/** A back office with one customer's favourites; `stored.data` is the document. */
export const favouritesBackOffice = (data: JsonObject) => {
  const stored = { data, revision: 1 };
  return {
    kept: stored,
    answers: {
      '/documents/favourites': ({ method, body }: DocumentCall) => {
        if (method === 'GET') return { success: true, name: 'favourites', ...stored };
        stored.data = applyPatch(stored.data, body?.patch ?? {});
        stored.revision += 1;
        return { success: true, revision: stored.revision };
      },
    },
  };
};
