import { chooseCurrent } from './chooseCurrent.ts';
import { changeList, type FavouriteList } from './favouriteList.ts';

/**
 * Marks a list as deleted; it is kept, hidden (specification §4). The default list can't be deleted. When the current list
 * goes the default one is current.
 */
export const deleteList = (lists: readonly FavouriteList[], id: string, at: string): FavouriteList[] => {
  const left = changeList(lists, id, at, (list) =>
    list.isDefault || list.deleted ? list : { ...list, deleted: true, isCurrent: false },
  );
  const standIn = left.find(({ isDefault }) => isDefault);
  const hasCurrent = left.some(({ isCurrent }) => isCurrent);
  return hasCurrent || !standIn ? left : chooseCurrent(left, standIn.id, at);
};

/** Brings a deleted list back as it was, `asCurrent` as the current one. */
export const restoreList = (
  lists: readonly FavouriteList[],
  id: string,
  asCurrent: boolean,
  at: string,
): FavouriteList[] => {
  const back = changeList(lists, id, at, (list) => (list.deleted ? { ...list, deleted: false } : list));
  return asCurrent ? chooseCurrent(back, id, at) : back;
};
