import { changeList, type FavouriteList } from './favouriteList.ts';

/** The default list keeps its name, because it is shown translated. */
export const renameList = (
  lists: readonly FavouriteList[],
  id: string,
  name: string,
  time: string,
): FavouriteList[] =>
  changeList(lists, id, time, (list) =>
    list.isDefault || list.name === name.trim() ? list : { ...list, name: name.trim() },
  );
