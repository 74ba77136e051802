import type { FavouriteList } from './favouriteList.ts';

const withCurrentFlag = (list: FavouriteList, isCurrent: boolean, time: string): FavouriteList =>
  list.isCurrent === isCurrent ? list : { ...list, isCurrent, updatedAt: time };

export const markCurrent = (lists: readonly FavouriteList[], id: string, time: string): FavouriteList[] => {
  const isSelectable = lists.some((list) => list.id === id && !list.deleted);
  return isSelectable ? lists.map((list) => withCurrentFlag(list, list.id === id, time)) : [...lists];
};
