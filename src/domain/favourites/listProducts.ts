import { isSameData } from '../cart/isSameData.ts';
import { changeList, type FavouriteList, listsWithProduct } from './favouriteList.ts';
import { type UsualQuantities, type UsualQuantity, usualOf } from './usualQuantity.ts';

/** Products that are in the list already keep their position and their usual quantity. */
export const addToList = (
  lists: readonly FavouriteList[],
  id: string,
  productIds: readonly number[],
  time: string,
  usual: UsualQuantities = {},
): FavouriteList[] =>
  changeList(lists, id, time, (list) => {
    const all = [...new Set([...list.productIds, ...productIds])];
    const added = all.slice(list.productIds.length);
    return added.length === 0
      ? list
      : { ...list, productIds: all, usual: { ...list.usual, ...usualOf(usual, added) } };
  });

export const removeFromList = (
  lists: readonly FavouriteList[],
  id: string,
  productIds: readonly number[],
  time: string,
): FavouriteList[] =>
  changeList(lists, id, time, (list) => {
    const remaining = list.productIds.filter((productId) => !productIds.includes(productId));
    return remaining.length === list.productIds.length
      ? list
      : { ...list, productIds: remaining, usual: usualOf(list.usual, remaining) };
  });

/** Null removes it. A product that isn't in the list gets none. */
export const setUsualQuantity = (
  lists: readonly FavouriteList[],
  id: string,
  productId: number,
  usual: UsualQuantity | null,
  time: string,
): FavouriteList[] =>
  changeList(lists, id, time, (list) => {
    if (!list.productIds.includes(productId) || isSameData(list.usual[productId], usual)) return list;
    const others = usualOf(
      list.usual,
      list.productIds.filter((other) => other !== productId),
    );
    return { ...list, usual: usual ? { ...others, [productId]: usual } : others };
  });

export const removeFromAllLists = (
  lists: readonly FavouriteList[],
  productId: number,
  time: string,
): FavouriteList[] =>
  listsWithProduct(lists, productId).reduce<FavouriteList[]>(
    (remaining, { id }) => removeFromList(remaining, id, [productId], time),
    [...lists],
  );
