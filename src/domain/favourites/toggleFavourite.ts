import { currentList, type FavouriteList, listsHolding } from './favouriteList.ts';
import { putInList } from './membership.ts';

export type Toggled =
  /** It was in no list and is now in this one. */
  | { kind: 'added'; lists: FavouriteList[]; list: FavouriteList }
  /** It is in a list already: the customer chooses. */
  | { kind: 'choose' };

/**
 * Toggling a product (specification §4, Favourite lists): one that is in no list goes to the current list, or to the default
 * one when none is current; one that is in a list is left to the chooser. Settled lists always hold a default one.
 */
export const toggleFavourite = (lists: readonly FavouriteList[], productId: number, at: string): Toggled => {
  const list = currentList(lists);
  if (!list || listsHolding(lists, productId).length > 0) return { kind: 'choose' };
  return { kind: 'added', lists: putInList(lists, list.id, [productId], at), list };
};
