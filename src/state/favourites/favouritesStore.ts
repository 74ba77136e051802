import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  listsPatch,
  readFavouritesDocument,
  type SavedFavourites,
} from '../../api/favourites/favouritesDocument.ts';
import type { JsonObject } from '../../domain/cloudStore/cloudStore.ts';
import { type FavouriteList, visibleLists } from '../../domain/favourites/favouriteList.ts';
import { migrateLegacyFavourites } from '../../domain/favourites/migrateLegacyFavourites.ts';
import { normalizeLists } from '../../domain/favourites/normalizeLists.ts';
import type { DocumentSync, SyncStatus } from '../documents/documentSync.ts';

/** A customer's favourites, kept here and in the cloud store alike (specification §4, Favourite lists). */
export type FavouritesState = {
  /** All lists, deleted ones too. */
  all: readonly FavouriteList[];
  /** The lists that are shown, in their order. */
  shown: readonly FavouriteList[];
  /** The products of the lists that are shown. */
  productIds: ReadonlySet<number>;
  sync: SyncStatus;
  /** Whether the cloud store has been heard, now or by this browser before; until then lists may only be unread. */
  known: boolean;
};

export type FavouritesStore = {
  state: StoreApi<FavouritesState>;
  /** Shows other lists at once, sends what changed, and answers with the products that weren't favourites before. */
  change(change: (lists: readonly FavouriteList[], at: string) => readonly FavouriteList[]): number[];
  stop(): void;
};

type Lists = Pick<FavouritesState, 'all' | 'shown' | 'productIds'>;

const viewOf = (all: readonly FavouriteList[]): Lists => {
  const shown = visibleLists(all);
  return { all, shown, productIds: new Set(shown.flatMap(({ productIds }) => productIds)) };
};

/** `now` in ms since the epoch. */
export const createFavouritesStore = (document: DocumentSync, now: () => number): FavouritesStore => {
  const time = () => new Date(now()).toISOString();
  /** What this session makes by itself, it makes as of its beginning: the same whenever it is looked at. */
  const opened = time();
  let isHeard = false;

  const settled = ({ lists, migrated, legacyIds }: SavedFavourites): FavouriteList[] =>
    migrated ? normalizeLists(lists, opened) : migrateLegacyFavourites(lists, legacyIds, opened);

  /** A default list when there is none, one current list, and once the favourites of the time before there were lists. */
  const reconcile = (data: JsonObject): JsonObject => {
    isHeard = Object.keys(data).length > 0;
    const saved = readFavouritesDocument(data);
    return {
      ...listsPatch(saved.lists, settled(saved), { isUserChange: false, isComplete: true }),
      ...(!saved.migrated && { migrated: true }),
    };
  };

  let last: { data: JsonObject; lists: Lists } | null = null;
  const listsIn = (data: JsonObject): Lists => {
    if (last?.data !== data) last = { data, lists: viewOf(settled(readFavouritesDocument(data))) };
    return last.lists;
  };
  const read = (): FavouritesState => {
    const { data, status, restored } = document.state.getState();
    return { ...listsIn(data), sync: status, known: restored || isHeard };
  };

  document.reconcileWith(reconcile);
  const state = createStore<FavouritesState>(read);
  const stopReading = document.state.subscribe(() => state.setState(read()));

  return {
    state,
    change(change) {
      const { all, productIds, known } = state.getState();
      document.change(listsPatch(all, change(all, time()), { isUserChange: true, isComplete: known }));
      return [...state.getState().productIds].filter((id) => !productIds.has(id));
    },
    stop: stopReading,
  };
};
