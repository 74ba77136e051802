import type { StoreApi } from 'zustand/vanilla';
import type { FavouriteProduct, FavouriteRequests } from './favouritesService.ts';

/** Hands over each product whose heart is pressed, and those pressed before the code was there. Returns a function that ends it. */
export const followHearts = (
  requests: StoreApi<FavouriteRequests>,
  handle: (product: FavouriteProduct) => void,
): (() => void) => {
  const takeAll = () => {
    const { pressed } = requests.getState();
    if (pressed.length === 0) return;
    requests.setState({ pressed: [] });
    for (const product of pressed) handle(product);
  };
  takeAll();
  return requests.subscribe(takeAll);
};
