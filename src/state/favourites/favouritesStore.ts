import type { StoreApi } from 'zustand/vanilla';
import type { FavouritesChange } from '../../api/favourites/favouritesCodec.ts';
import { type FavouriteList, visibleLists } from '../../domain/favourites/favouriteList.ts';
import type { DocumentSync } from '../../sync/engine/documentSync.ts';
import type { FavouritesState, ListChange } from './favouritesService.ts';

export type FavouritesStore = {
  change(change: ListChange): number[];
  stop(): void;
};

type Lists = Pick<FavouritesState, 'all' | 'shown' | 'productIds'>;

const viewOf = (all: readonly FavouriteList[]): Lists => {
  const shown = visibleLists(all);
  return { all, shown, productIds: new Set(shown.flatMap(({ productIds }) => productIds)) };
};

type Options = {
  state: StoreApi<FavouritesState>;
  document: DocumentSync<readonly FavouriteList[], FavouritesChange>;
  now(): number;
};

export const createFavouritesStore = ({ state, document, now }: Options): FavouritesStore => {
  const { value, status, restored, isKnown } = document.state.getState();
  state.setState({ ...viewOf(value), sync: status, known: restored || isKnown });
  const stopReading = document.state.subscribe((current, previous) =>
    state.setState({
      ...(current.value !== previous.value && viewOf(current.value)),
      sync: current.status,
      known: current.restored || current.isKnown,
    }),
  );

  return {
    change(change) {
      const { all, productIds, known } = state.getState();
      document.change({ before: all, after: change(all, new Date(now()).toISOString()), isComplete: known });
      return [...state.getState().productIds].filter((id) => !productIds.has(id));
    },
    stop: stopReading,
  };
};
