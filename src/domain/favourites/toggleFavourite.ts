import { currentList, type FavouriteList, listsWithProduct } from './favouriteList.ts';
import { addToList } from './listProducts.ts';

export type ToggleResult =
  /** The product was in no list and is now in `list`. */
  | { kind: 'added'; lists: FavouriteList[]; list: FavouriteList }
  /** The product is in a list already; the customer chooses lists in a dialog. */
  | { kind: 'choose' };

/**
 * Toggles a favourite (specification §4, Favourite lists). A product that is in no list is added to the current list, or
 * to the default one. For one that is in a list, the list chooser opens.
 */
export const toggleFavourite = (
  lists: readonly FavouriteList[],
  productId: number,
  at: string,
): ToggleResult => {
  const list = currentList(lists);
  if (!list || listsWithProduct(lists, productId).length > 0) return { kind: 'choose' };
  return { kind: 'added', lists: addToList(lists, list.id, [productId], at), list };
};
