/** A customer's own list of products (specification §3, Favourite list). Times are ISO 8601. */
export type FavouriteList = {
  readonly id: string;
  readonly name: string;
  readonly isDefault: boolean;
  readonly isCurrent: boolean;
  readonly deleted: boolean;
  /** In the order in which they were added, without duplicates. */
  readonly productIds: readonly number[];
  readonly createdAt: string;
  readonly updatedAt: string;
};

/** The same id in every session, so that two sessions that create the default list create the same one. */
export const DEFAULT_LIST_ID = 'default';

/** The default list is stored under this name and shown with a translated one (specification §3). */
export const DEFAULT_LIST_NAME = 'favorites_list_default';

/** The lists that are not deleted: the default list first, then by creation time. */
export const visibleLists = (lists: readonly FavouriteList[]): FavouriteList[] =>
  lists
    .filter(({ deleted }) => !deleted)
    .toSorted(
      (one, other) =>
        Number(other.isDefault) - Number(one.isDefault) ||
        one.createdAt.localeCompare(other.createdAt) ||
        one.id.localeCompare(other.id),
    );

/** The list that a product is added to: the current one, else the default one (specification §4, Favourite lists). */
export const currentList = (lists: readonly FavouriteList[]): FavouriteList | null => {
  const visible = visibleLists(lists);
  return visible.find(({ isCurrent }) => isCurrent) ?? visible.find(({ isDefault }) => isDefault) ?? null;
};

export const listsWithProduct = (lists: readonly FavouriteList[], productId: number): FavouriteList[] =>
  visibleLists(lists).filter(({ productIds }) => productIds.includes(productId));

/**
 * Changes one list and sets its time. All other lists, and a list that `change` returns unchanged, stay the same objects.
 */
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
