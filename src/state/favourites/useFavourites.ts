import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { CartLine } from '../../domain/cart/cartLine.ts';
import { useOpening } from '../useOpening.ts';
import type { FavouriteProduct, FavouriteRequests, FavouritesState } from './favouritesService.ts';
import { useFavouritesService } from './useFavouritesService.ts';

/** Selects from the favourites; empty before they are opened, and for visitors. */
export const useFavourites = <Selected>(select: (favourites: FavouritesState) => Selected): Selected =>
  useStore(useFavouritesService().state, select);

export const useFavouriteRequests = <Selected>(select: (requests: FavouriteRequests) => Selected): Selected =>
  useStore(useFavouritesService().requests, select);

export const useHeart = ({ product, offer }: FavouriteProduct) => {
  const { requests } = useFavouritesService();
  const isFavourite = useFavourites(({ productIds }) => productIds.has(product.id));
  const press = () => requests.setState(({ pressed }) => ({ pressed: [...pressed, { product, offer }] }));
  return { isFavourite, press };
};

/** Opens the dialog that names a new list with the products of these lines. */
export const useSaveAsList = () => {
  const { requests } = useFavouritesService();
  return (lines: readonly CartLine[]): void => requests.setState({ toSave: lines });
};

export const useOpenedFavourites = () => {
  const { open } = useFavouritesService();
  const { failed, retry } = useOpening(open, 'Opening the favourites');
  const { shown, known, sync } = useFavourites(useMemo(() => (state: FavouritesState) => state, []));
  return {
    shown,
    known,
    failed: failed || (!known && (sync === 'offline' || sync === 'refused')),
    retry,
  };
};
