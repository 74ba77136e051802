/** A customer's own list of products (specification §3, Favourite list). Times are ISO 8601. */
export type FavouriteList = {
  readonly id: string;
  readonly name: string;
  readonly isDefault: boolean;
  readonly isCurrent: boolean;
  readonly deleted: boolean;
  /** In the order in which they were added, each once. */
  readonly productIds: readonly number[];
  readonly createdAt: string;
  readonly updatedAt: string;
};

/** The one id that every session gives to the default list, so that two sessions that make it make the same one. */
export const DEFAULT_LIST_ID = 'default';

/** The default list is stored under this name and displayed translated (specification §3). */
export const DEFAULT_LIST_NAME = 'favorites_list_default';

/** The lists that are shown: deleted ones are hidden; the default one first, the others as they were made. */
export const shownLists = (lists: readonly FavouriteList[]): FavouriteList[] =>
  lists
    .filter(({ deleted }) => !deleted)
    .toSorted(
      (one, other) =>
        Number(other.isDefault) - Number(one.isDefault) ||
        one.createdAt.localeCompare(other.createdAt) ||
        one.id.localeCompare(other.id),
    );

/** The list that a product goes to: the current one, or the default one when none is (specification §4, Favourite lists). */
export const currentList = (lists: readonly FavouriteList[]): FavouriteList | null => {
  const shown = shownLists(lists);
  return shown.find(({ isCurrent }) => isCurrent) ?? shown.find(({ isDefault }) => isDefault) ?? null;
};

/** The shown lists that hold a product. */
export const listsHolding = (lists: readonly FavouriteList[], productId: number): FavouriteList[] =>
  shownLists(lists).filter(({ productIds }) => productIds.includes(productId));

/** The lists with one of them changed and its time set; the rest, and a list that the change leaves as it is, stay the same objects. */
export const changeList = (
  lists: readonly FavouriteList[],
  id: string,
  at: string,
  change: (list: FavouriteList) => FavouriteList,
): FavouriteList[] =>
  lists.map((list) => {
    if (list.id !== id) return list;
    const changed = change(list);
    return changed === list ? list : { ...changed, updatedAt: at };
  });
