import { currentList, type FavouriteList, listsWithProduct } from './favouriteList.ts';
import { addToList } from './listProducts.ts';

export type ToggleResult =
  | { kind: 'added'; lists: FavouriteList[]; list: FavouriteList }
  | { kind: 'choose' };

/** (rules: Favourite lists) */
export const toggleFavourite = (
  lists: readonly FavouriteList[],
  productId: number,
  time: string,
): ToggleResult => {
  const list = currentList(lists);
  if (!list || listsWithProduct(lists, productId).length > 0) return { kind: 'choose' };
  return { kind: 'added', lists: addToList(lists, list.id, [productId], time), list };
};
