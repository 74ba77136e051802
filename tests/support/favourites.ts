import { createFavouritesCodec } from '../../src/api/favourites/favouritesCodec.ts';
import type { JsonObject } from '../../src/domain/cloudStore/cloudStore.ts';
import { applyPatch } from '../../src/domain/cloudStore/mergePatch.ts';
import { createDocumentSync } from '../../src/state/documents/documentSync.ts';
import { createFavouritesStore } from '../../src/state/favourites/favouritesStore.ts';
import { inShort } from '../domain/favourites/aList.ts';
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

/** Favourites as another device left them: `{ default: [1, 2], Catering: [2] }`; the default list is current. */
export const savedFavourites = (lists: Record<string, number[]>): JsonObject => ({
  migrated: true,
  lists: Object.fromEntries(Object.entries(lists).map(([id, products]) => [id, list(id, products)])),
});

export const favouritesCloud = (data: JsonObject = {}) => createFakeCloud(data, 3, 'favourites');

/** One open session's favourites, not started yet. */
export const openStore = (
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
  const favourites = createFavouritesStore(document, Date.now);
  return {
    favourites,
    start: document.start,
    stop: document.stop,
    now: favourites.state.getState,
    inShort: () => inShort(favourites.state.getState().shown),
  };
};

type DocumentCall = { method: string; body?: { patch?: JsonObject } };

/** A back office that keeps one customer's favourites; `kept.data` is what it holds. */
export const favouritesAnswers = (data: JsonObject) => {
  const kept = { data, revision: 1 };
  return {
    kept,
    answers: {
      '/documents/favourites': ({ method, body }: DocumentCall) => {
        if (method === 'GET') return { success: true, name: 'favourites', ...kept };
        kept.data = applyPatch(kept.data, body?.patch ?? {});
        kept.revision += 1;
        return { success: true, revision: kept.revision };
      },
    },
  };
};
