import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FavouritesChange } from '../../api/favourites/favouritesCodec.ts';
import { type FavouriteList, visibleLists } from '../../domain/favourites/favouriteList.ts';
import type { DocumentSync } from '../documents/documentSync.ts';
import type { SyncStatus } from '../documents/documentView.ts';

/** A customer's favourites, in memory and in the cloud store (specification §4, Favourite lists). */
export type FavouritesState = {
  /** Includes deleted lists. */
  all: readonly FavouriteList[];
  /** Visible lists, sorted. */
  shown: readonly FavouriteList[];
  productIds: ReadonlySet<number>;
  sync: SyncStatus;
  /** Whether the lists are those of the cloud store; before, lists may be missing. */
  known: boolean;
};

export type FavouritesStore = {
  state: StoreApi<FavouritesState>;
  /** Applies a change, sends it, and returns the product ids that are new favourites. */
  change(change: (lists: readonly FavouriteList[], at: string) => readonly FavouriteList[]): number[];
  stop(): void;
};

type Lists = Pick<FavouritesState, 'all' | 'shown' | 'productIds'>;

const viewOf = (all: readonly FavouriteList[]): Lists => {
  const shown = visibleLists(all);
  return { all, shown, productIds: new Set(shown.flatMap(({ productIds }) => productIds)) };
};

/** `now` in ms since the epoch. */
export const createFavouritesStore = (
  document: DocumentSync<readonly FavouriteList[], FavouritesChange>,
  now: () => number,
): FavouritesStore => {
  const read = (): FavouritesState => {
    const { value, status, restored, isKnown } = document.state.getState();
    return { ...viewOf(value), sync: status, known: restored || isKnown };
  };
  const state = createStore<FavouritesState>(read);
  const stopReading = document.state.subscribe((current, previous) => {
    const { value, status, restored, isKnown } = current;
    state.setState({
      ...(value !== previous.value && viewOf(value)),
      sync: status,
      known: restored || isKnown,
    });
  });

  return {
    state,
    change(change) {
      const { all, productIds, known } = state.getState();
      document.change({ before: all, after: change(all, new Date(now()).toISOString()), known });
      return [...state.getState().productIds].filter((id) => !productIds.has(id));
    },
    stop: stopReading,
  };
};
