import type { ParLevels } from './parLevel.ts';
import type { UsualQuantities } from './usualQuantity.ts';

/** `par`: how much of a product is to be on the customer's shelf. Times are ISO 8601. */
export type FavouriteList = {
  readonly id: string;
  readonly name: string;
  readonly isDefault: boolean;
  readonly isCurrent: boolean;
  readonly deleted: boolean;
  readonly productIds: readonly number[];
  readonly usual: UsualQuantities;
  readonly par: ParLevels;
  readonly createdAt: string;
  readonly updatedAt: string;
};

/** The same id in every session, so that two sessions don't create two default lists. */
export const DEFAULT_LIST_ID = 'default';

/** The stored name; the interface shows a translated one. */
export const DEFAULT_LIST_NAME = 'favorites_list_default';

/** The default list first, then by creation time. */
export const visibleLists = (lists: readonly FavouriteList[]): FavouriteList[] =>
  lists
    .filter(({ deleted }) => !deleted)
    .toSorted(
      (a, b) =>
        Number(b.isDefault) - Number(a.isDefault) ||
        a.createdAt.localeCompare(b.createdAt) ||
        a.id.localeCompare(b.id),
    );

/** The list that a product is added to (rules: Favourite lists). */
export const currentList = (lists: readonly FavouriteList[]): FavouriteList | null => {
  const visible = visibleLists(lists);
  return visible.find(({ isCurrent }) => isCurrent) ?? visible.find(({ isDefault }) => isDefault) ?? null;
};

export const listsWithProduct = (lists: readonly FavouriteList[], productId: number): FavouriteList[] =>
  visibleLists(lists).filter(({ productIds }) => productIds.includes(productId));

/** Changes one list and sets its time. Unchanged lists stay the same objects. */
export const changeList = (
  lists: readonly FavouriteList[],
  id: string,
  time: string,
  change: (list: FavouriteList) => FavouriteList,
): FavouriteList[] =>
  lists.map((list) => {
    if (list.id !== id) return list;
    const changed = change(list);
    return changed === list ? list : { ...changed, updatedAt: time };
  });
