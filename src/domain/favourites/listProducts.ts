import { changeList, type FavouriteList, listsWithProduct } from './favouriteList.ts';

/** Products that are in the list already keep their position. */
export const addToList = (
  lists: readonly FavouriteList[],
  id: string,
  productIds: readonly number[],
  time: string,
): FavouriteList[] =>
  changeList(lists, id, time, (list) => {
    const all = [...new Set([...list.productIds, ...productIds])];
    return all.length === list.productIds.length ? list : { ...list, productIds: all };
  });

export const removeFromList = (
  lists: readonly FavouriteList[],
  id: string,
  productIds: readonly number[],
  time: string,
): FavouriteList[] =>
  changeList(lists, id, time, (list) => {
    const remaining = list.productIds.filter((productId) => !productIds.includes(productId));
    return remaining.length === list.productIds.length ? list : { ...list, productIds: remaining };
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
