import type { FavouriteList } from './favouriteList.ts';
import { markCurrent } from './markCurrent.ts';
import { type UsualQuantities, usualOf } from './usualQuantity.ts';

export type NewList = {
  id: string;
  name: string;
  productIds?: readonly number[];
  usual?: UsualQuantities;
};

/** The new list becomes the current one (rules: Favourite lists). An existing id adds nothing. */
export const createList = (
  lists: readonly FavouriteList[],
  { id, name, productIds = [], usual = {} }: NewList,
  time: string,
): FavouriteList[] => {
  if (lists.some((list) => list.id === id)) return [...lists];
  const list: FavouriteList = {
    id,
    name: name.trim(),
    isDefault: false,
    isCurrent: false,
    deleted: false,
    productIds: [...new Set(productIds)],
    usual: usualOf(usual, productIds),
    par: {},
    createdAt: time,
    updatedAt: time,
  };
  return markCurrent([...lists, list], id, time);
};
