import { DEFAULT_LIST_ID, DEFAULT_LIST_NAME, type FavouriteList } from './favouriteList.ts';

const lastUpdated = (lists: readonly FavouriteList[]): FavouriteList | null =>
  lists.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt) || a.id.localeCompare(b.id))[0] ?? null;

const newDefault = (time: string): FavouriteList => ({
  id: DEFAULT_LIST_ID,
  name: DEFAULT_LIST_NAME,
  isDefault: true,
  isCurrent: false,
  deleted: false,
  productIds: [],
  usual: {},
  par: {},
  createdAt: time,
  updatedAt: time,
});

const withDefault = (lists: readonly FavouriteList[], time: string): FavouriteList[] => {
  const [first, ...others] = lists.filter(({ isDefault }) => isDefault);
  if (!first) return [newDefault(time), ...lists];
  if (!first.deleted && others.length === 0) return [...lists];
  return lists.map((list) => {
    if (list === first) return { ...list, deleted: false };
    return list.isDefault ? { ...list, isDefault: false } : list;
  });
};

/**
 * Restores the invariants (rules: Favourite lists): one default list that is not deleted, and one current list. When two
 * sessions chose a current list at once, the later choice wins. All sessions get the same result, and a repair does not
 * change `updatedAt`.
 */
export const normalizeLists = (lists: readonly FavouriteList[], time: string): FavouriteList[] => {
  const listsWithDefault = withDefault(lists, time);
  const currentLists = listsWithDefault.filter(({ isCurrent, deleted }) => isCurrent && !deleted);
  const newCurrent = lastUpdated(currentLists) ?? listsWithDefault.find(({ isDefault }) => isDefault);
  return listsWithDefault.map((list) => {
    const isCurrent = list === newCurrent;
    return list.isCurrent === isCurrent ? list : { ...list, isCurrent };
  });
};
