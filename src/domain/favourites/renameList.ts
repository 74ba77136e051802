import { changeList, type FavouriteList } from './favouriteList.ts';

/** Gives a list another name; the default list keeps its own, which every reader sees in their language. */
export const renameList = (
  lists: readonly FavouriteList[],
  id: string,
  name: string,
  at: string,
): FavouriteList[] =>
  changeList(lists, id, at, (list) =>
    list.isDefault || list.name === name.trim() ? list : { ...list, name: name.trim() },
  );
