import { isSameData } from '../cart/isSameData.ts';
import { changeList, type FavouriteList, listsWithProduct } from './favouriteList.ts';
import { type UsualQuantity, usualOf } from './usualQuantity.ts';

type Kept = Partial<Pick<FavouriteList, 'usual' | 'par'>>;

/** Products that are in the list already keep their position and what is kept of them. */
export const addToList = (
  lists: readonly FavouriteList[],
  id: string,
  productIds: readonly number[],
  time: string,
  { usual = {}, par = {} }: Kept = {},
): FavouriteList[] =>
  changeList(lists, id, time, (list) => {
    const all = [...new Set([...list.productIds, ...productIds])];
    const added = all.slice(list.productIds.length);
    return added.length === 0
      ? list
      : {
          ...list,
          productIds: all,
          usual: { ...list.usual, ...usualOf(usual, added) },
          par: { ...list.par, ...usualOf(par, added) },
        };
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
      : {
          ...list,
          productIds: remaining,
          usual: usualOf(list.usual, remaining),
          par: usualOf(list.par, remaining),
        };
  });

const setKept =
  (kept: 'usual' | 'par') =>
  (
    lists: readonly FavouriteList[],
    id: string,
    productId: number,
    quantity: UsualQuantity | null,
    time: string,
  ): FavouriteList[] =>
    changeList(lists, id, time, (list) => {
      const before = list[kept][productId] ?? null;
      if (!list.productIds.includes(productId) || isSameData(before, quantity)) return list;
      const others = usualOf(
        list[kept],
        list.productIds.filter((other) => other !== productId),
      );
      return { ...list, [kept]: quantity ? { ...others, [productId]: quantity } : others };
    });

/** Null removes it. A product that isn't in the list gets none. */
export const setUsualQuantity = setKept('usual');

/** Null removes it. A product that isn't in the list gets none. */
export const setParLevel = setKept('par');

export const removeFromAllLists = (
  lists: readonly FavouriteList[],
  productId: number,
  time: string,
): FavouriteList[] =>
  listsWithProduct(lists, productId).reduce<FavouriteList[]>(
    (remaining, { id }) => removeFromList(remaining, id, [productId], time),
    [...lists],
  );
