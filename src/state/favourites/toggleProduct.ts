import type { FavouriteList } from '../../domain/favourites/favouriteList.ts';
import { toggleFavourite } from '../../domain/favourites/toggleFavourite.ts';
import { type FavouritesResult, withFavourites } from './changeFavourites.ts';
import type { FavouriteProduct, ListDependencies } from './favouritesService.ts';

/** The list that got the product, or null when the customer must choose. */
export type HeartResult = FavouritesResult<{ addedTo: FavouriteList | null }>;

/** Handles a press on a heart (rules: Favourite lists, Visitors and customers). */
export const toggleProduct = (
  dependencies: ListDependencies,
  product: FavouriteProduct,
): Promise<HeartResult> =>
  withFavourites(dependencies, (favourites) => {
    let addedTo: FavouriteList | null = null;
    const toggle = (lists: readonly FavouriteList[], at: string) => {
      const toggled = toggleFavourite(lists, product.product.id, at);
      if (toggled.kind === 'choose') return lists;
      addedTo = toggled.list;
      return toggled.lists;
    };
    favourites.change(toggle, [product]);
    return { addedTo };
  });
