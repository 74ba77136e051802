import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useWorkspace } from '../useWorkspace.ts';
import type { FavouriteProduct } from './favouritesAccess.ts';
import type { FavouritesState } from './favouritesStore.ts';

const unopened = createStore<FavouritesState>(() => ({
  all: [],
  shown: [],
  productIds: new Set(),
  sync: 'saving',
  known: false,
}));

/** Selects from the favourites; empty before they are opened, and for visitors. */
export const useFavourites = <Selected>(select: (favourites: FavouritesState) => Selected): Selected => {
  const opened = useStore(useWorkspace().favourites, (access) => access.opened);
  return useStore(opened?.state ?? unopened, select);
};

/** Whether a product is a favourite, and the press handler, which queues the request. */
export const useHeart = ({ product, offer }: FavouriteProduct) => {
  const { favourites } = useWorkspace();
  const isFavourite = useFavourites(({ productIds }) => productIds.has(product.id));
  const press = () => favourites.setState(({ pressed }) => ({ pressed: [...pressed, { product, offer }] }));
  return { isFavourite, press };
};

/** Opens the favourites. `failed`: their code could not be loaded; `retry` tries again. */
export const useOpenedFavourites = () => {
  const { openFavourites } = useWorkspace();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  useEffect(() => {
    openFavourites().catch(() => setFailed(attempt));
  }, [openFavourites, attempt]);
  const { shown, known, sync } = useFavourites(useMemo(() => (state: FavouritesState) => state, []));
  return {
    shown,
    /** Whether the lists are those of the cloud store. */
    known,
    failed: failed === attempt || (!known && (sync === 'offline' || sync === 'refused')),
    retry: () => setAttempt((before) => before + 1),
  };
};
