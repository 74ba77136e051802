import { chooseCurrent } from './chooseCurrent.ts';
import type { FavouriteList } from './favouriteList.ts';

export type NewList = { id: string; name: string; productIds?: readonly number[] };

/** Adds a list, as the current one (specification §4). An id that is there already adds nothing. */
export const createList = (
  lists: readonly FavouriteList[],
  { id, name, productIds = [] }: NewList,
  at: string,
): FavouriteList[] => {
  if (lists.some((list) => list.id === id)) return [...lists];
  const list: FavouriteList = {
    id,
    name: name.trim(),
    isDefault: false,
    isCurrent: false,
    deleted: false,
    productIds: [...new Set(productIds)],
    createdAt: at,
    updatedAt: at,
  };
  return chooseCurrent([...lists, list], id, at);
};
