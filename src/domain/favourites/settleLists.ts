import { DEFAULT_LIST_ID, DEFAULT_LIST_NAME, type FavouriteList } from './favouriteList.ts';

const newest = (lists: readonly FavouriteList[]): FavouriteList | null =>
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
 * What always holds of a customer's lists (specification §4): there is one default list, made when none exists and never
 * deleted, and exactly one of the lists that aren't deleted is current. Where two sessions chose at once the later choice
 * stands; where none is current the default list is. The answer depends on the lists alone, so that all sessions agree; a
 * repair is nobody's choice and sets no time.
 */
export const settleLists = (lists: readonly FavouriteList[], at: string): FavouriteList[] => {
  const settled = withDefault(lists, at);
  const current = settled.filter(({ isCurrent, deleted }) => isCurrent && !deleted);
  const one = newest(current) ?? settled.find(({ isDefault }) => isDefault);
  return settled.map((list) => {
    const isCurrent = list === one;
    return list.isCurrent === isCurrent ? list : { ...list, isCurrent };
  });
};
