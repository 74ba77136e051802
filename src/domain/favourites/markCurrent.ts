import type { FavouriteList } from './favouriteList.ts';

const withCurrentFlag = (list: FavouriteList, isCurrent: boolean, at: string): FavouriteList =>
  list.isCurrent === isCurrent ? list : { ...list, isCurrent, updatedAt: at };

/**
 * Makes a list the current one and all others not current (specification §4). A deleted or unknown list changes nothing.
 */
export const markCurrent = (lists: readonly FavouriteList[], id: string, at: string): FavouriteList[] => {
  const isSelectable = lists.some((list) => list.id === id && !list.deleted);
  return isSelectable ? lists.map((list) => withCurrentFlag(list, list.id === id, at)) : [...lists];
};
