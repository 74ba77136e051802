import type { FavouriteList } from './favouriteList.ts';
import { addToList } from './listProducts.ts';

export const restoreInLists = (
  lists: readonly FavouriteList[],
  before: readonly FavouriteList[],
  productId: number,
  time: string,
): FavouriteList[] =>
  before
    .filter(({ productIds }) => productIds.includes(productId))
    .reduce<FavouriteList[]>((all, list) => addToList(all, list.id, [productId], time, list), [...lists]);
