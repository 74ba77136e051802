import type { FavouriteList } from './favouriteList.ts';
import { addToList } from './listProducts.ts';
import { normalizeLists } from './normalizeLists.ts';

/** Copies the favourites from before lists existed (rules: Favourite lists). Running it twice adds nothing twice. */
export const migrateLegacyFavourites = (
  lists: readonly FavouriteList[],
  legacyIds: readonly number[],
  time: string,
): FavouriteList[] => {
  const normalized = normalizeLists(lists, time);
  const defaultList = normalized.find(({ isDefault }) => isDefault);
  return defaultList ? addToList(normalized, defaultList.id, legacyIds, time) : normalized;
};
