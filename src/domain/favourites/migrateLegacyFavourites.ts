import type { FavouriteList } from './favouriteList.ts';
import { addToList } from './listProducts.ts';
import { normalizeLists } from './normalizeLists.ts';

/**
 * Copies the favourites from before lists existed into the default list (specification §4). The caller sets the migrated
 * flag. Running it twice, or in two sessions at once, adds nothing twice.
 */
export const migrateLegacyFavourites = (
  lists: readonly FavouriteList[],
  legacyIds: readonly number[],
  at: string,
): FavouriteList[] => {
  const normalized = normalizeLists(lists, at);
  const defaultList = normalized.find(({ isDefault }) => isDefault);
  return defaultList ? addToList(normalized, defaultList.id, legacyIds, at) : normalized;
};
