import { changeList, type FavouriteList, listsHolding } from './favouriteList.ts';

/** Puts products at the end of a list; those it holds already stay where they are. */
export const putInList = (
  lists: readonly FavouriteList[],
  id: string,
  productIds: readonly number[],
  at: string,
): FavouriteList[] =>
  changeList(lists, id, at, (list) => {
    const all = [...new Set([...list.productIds, ...productIds])];
    return all.length === list.productIds.length ? list : { ...list, productIds: all };
  });

/** Takes products out of a list. */
export const takeFromList = (
  lists: readonly FavouriteList[],
  id: string,
  productIds: readonly number[],
  at: string,
): FavouriteList[] =>
  changeList(lists, id, at, (list) => {
    const left = list.productIds.filter((productId) => !productIds.includes(productId));
    return left.length === list.productIds.length ? list : { ...list, productIds: left };
  });

/** Takes a product out of every list that shows it. */
export const takeFromAllLists = (
  lists: readonly FavouriteList[],
  productId: number,
  at: string,
): FavouriteList[] =>
  listsHolding(lists, productId).reduce<FavouriteList[]>(
    (left, { id }) => takeFromList(left, id, [productId], at),
    [...lists],
  );
