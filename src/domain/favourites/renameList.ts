import { changeList, type FavouriteList } from './favouriteList.ts';

/** Renames a list. The default list keeps its name, because it is shown translated. */
export const renameList = (
  lists: readonly FavouriteList[],
  id: string,
  name: string,
  at: string,
): FavouriteList[] =>
  changeList(lists, id, at, (list) =>
    list.isDefault || list.name === name.trim() ? list : { ...list, name: name.trim() },
  );
