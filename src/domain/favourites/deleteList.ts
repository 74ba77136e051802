import { changeList, type FavouriteList } from './favouriteList.ts';
import { markCurrent } from './markCurrent.ts';

/**
 * Marks a list as deleted and keeps it hidden (specification §4). The default list can't be deleted. When the current list
 * is deleted, the default list becomes current.
 */
export const deleteList = (lists: readonly FavouriteList[], id: string, at: string): FavouriteList[] => {
  const changed = changeList(lists, id, at, (list) =>
    list.isDefault || list.deleted ? list : { ...list, deleted: true, isCurrent: false },
  );
  const defaultList = changed.find(({ isDefault }) => isDefault);
  const hasCurrent = changed.some(({ isCurrent }) => isCurrent);
  return hasCurrent || !defaultList ? changed : markCurrent(changed, defaultList.id, at);
};

/** Restores a deleted list, and makes it current when `asCurrent` is set. */
export const restoreList = (
  lists: readonly FavouriteList[],
  id: string,
  asCurrent: boolean,
  at: string,
): FavouriteList[] => {
  const changed = changeList(lists, id, at, (list) => (list.deleted ? { ...list, deleted: false } : list));
  return asCurrent ? markCurrent(changed, id, at) : changed;
};
