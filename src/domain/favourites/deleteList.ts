import { changeList, type FavouriteList } from './favouriteList.ts';
import { markCurrent } from './markCurrent.ts';

/**
 * Only hides the list (rules: Favourite lists). The default list can't be deleted, and replaces a deleted current one.
 */
export const deleteList = (lists: readonly FavouriteList[], id: string, time: string): FavouriteList[] => {
  const changed = changeList(lists, id, time, (list) =>
    list.isDefault || list.deleted ? list : { ...list, deleted: true, isCurrent: false },
  );
  const defaultList = changed.find(({ isDefault }) => isDefault);
  const hasCurrent = changed.some(({ isCurrent }) => isCurrent);
  return hasCurrent || !defaultList ? changed : markCurrent(changed, defaultList.id, time);
};

export const restoreList = (
  lists: readonly FavouriteList[],
  id: string,
  asCurrent: boolean,
  time: string,
): FavouriteList[] => {
  const changed = changeList(lists, id, time, (list) => (list.deleted ? { ...list, deleted: false } : list));
  return asCurrent ? markCurrent(changed, id, time) : changed;
};
