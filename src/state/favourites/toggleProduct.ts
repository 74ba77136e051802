import type { FavouriteList } from '../../domain/favourites/favouriteList.ts';
import { toggleFavourite } from '../../domain/favourites/toggleFavourite.ts';
import type { Workspace } from '../workspace.ts';
import { changeLists, type FavouritesAnswer, withFavourites } from './changeFavourites.ts';
import type { FavouriteProduct } from './favouritesAccess.ts';

/** The list that got the product, or null when the customer must choose. */
export type HeartAnswer = FavouritesAnswer<{ addedTo: FavouriteList | null }>;

/** Handles a press on a heart (specification §4, Favourite lists; §6: for customers only). */
export const toggleProduct = (workspace: Workspace, product: FavouriteProduct): Promise<HeartAnswer> =>
  withFavourites(workspace, (favourites) => {
    let addedTo: FavouriteList | null = null;
    const toggle = (lists: readonly FavouriteList[], at: string) => {
      const toggled = toggleFavourite(lists, product.product.id, at);
      if (toggled.kind === 'choose') return lists;
      addedTo = toggled.list;
      return toggled.lists;
    };
    changeLists(workspace, favourites, toggle, [product]);
    return { addedTo };
  });
