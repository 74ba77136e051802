import { DEFAULT_LIST_ID, DEFAULT_LIST_NAME, type FavouriteList } from './favouriteList.ts';

const lastUpdated = (lists: readonly FavouriteList[]): FavouriteList | null =>
  lists.toSorted(
    (one, other) => other.updatedAt.localeCompare(one.updatedAt) || one.id.localeCompare(other.id),
  )[0] ?? null;

const newDefault = (at: string): FavouriteList => ({
  id: DEFAULT_LIST_ID,
  name: DEFAULT_LIST_NAME,
  isDefault: true,
  isCurrent: false,
  deleted: false,
  productIds: [],
  createdAt: at,
  updatedAt: at,
});

const withDefault = (lists: readonly FavouriteList[], at: string): FavouriteList[] => {
  const [first, ...others] = lists.filter(({ isDefault }) => isDefault);
  if (!first) return [newDefault(at), ...lists];
  if (!first.deleted && others.length === 0) return [...lists];
  return lists.map((list) => {
    if (list === first) return { ...list, deleted: false };
    return list.isDefault ? { ...list, isDefault: false } : list;
  });
};

/**
 * Restores the invariants of a customer's lists (specification §4): one default list, created when there is none and never
 * deleted, and exactly one current list that is not deleted. When two sessions chose a current list at once, the later
 * choice wins; when none is current, the default list becomes current. The result depends on the lists alone, so that all
 * sessions agree, and a repair does not change `updatedAt`.
 */
export const normalizeLists = (lists: readonly FavouriteList[], at: string): FavouriteList[] => {
  const settled = withDefault(lists, at);
  const current = settled.filter(({ isCurrent, deleted }) => isCurrent && !deleted);
  const one = lastUpdated(current) ?? settled.find(({ isDefault }) => isDefault);
  return settled.map((list) => {
    const isCurrent = list === one;
    return list.isCurrent === isCurrent ? list : { ...list, isCurrent };
  });
};
