import type { FavouriteList } from './favouriteList.ts';

const flagged = (list: FavouriteList, isCurrent: boolean, at: string): FavouriteList =>
  list.isCurrent === isCurrent ? list : { ...list, isCurrent, updatedAt: at };

/** Makes a list the current one and all others non-current (specification §4); one that isn't shown can't be chosen. */
export const chooseCurrent = (lists: readonly FavouriteList[], id: string, at: string): FavouriteList[] => {
  const canBe = lists.some((list) => list.id === id && !list.deleted);
  return canBe ? lists.map((list) => flagged(list, list.id === id, at)) : [...lists];
};
