import { changeList, type FavouriteList, listsWithProduct } from './favouriteList.ts';

/** Adds products at the end of a list. Products that are in it already keep their position. */
export const addToList = (
  lists: readonly FavouriteList[],
  id: string,
  productIds: readonly number[],
  at: string,
): FavouriteList[] =>
  changeList(lists, id, at, (list) => {
    const all = [...new Set([...list.productIds, ...productIds])];
    return all.length === list.productIds.length ? list : { ...list, productIds: all };
  });

export const removeFromList = (
  lists: readonly FavouriteList[],
  id: string,
  productIds: readonly number[],
  at: string,
): FavouriteList[] =>
  changeList(lists, id, at, (list) => {
    const remaining = list.productIds.filter((productId) => !productIds.includes(productId));
    return remaining.length === list.productIds.length ? list : { ...list, productIds: remaining };
  });

/** Removes a product from every visible list. */
export const removeFromAllLists = (
  lists: readonly FavouriteList[],
  productId: number,
  at: string,
): FavouriteList[] =>
  listsWithProduct(lists, productId).reduce<FavouriteList[]>(
    (remaining, { id }) => removeFromList(remaining, id, [productId], at),
    [...lists],
  );
