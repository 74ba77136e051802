import type { FavouriteList } from './favouriteList.ts';
import { putInList } from './membership.ts';
import { settleLists } from './settleLists.ts';

/**
 * Copies the favourites of the time before there were lists into the default list (specification §4). Who calls it sets the
 * migrated flag with it; a second time, or from two sessions at once, nothing is doubled.
 */
export const migrateLegacy = (
  lists: readonly FavouriteList[],
  legacyIds: readonly number[],
  at: string,
): FavouriteList[] => {
  const settled = settleLists(lists, at);
  const target = settled.find(({ isDefault }) => isDefault);
  return target ? putInList(settled, target.id, legacyIds, at) : settled;
};
