import { DEFAULT_LIST_NAME, type FavouriteList } from '../../../src/domain/favourites/favouriteList.ts';

export const NINE = '2026-11-18T09:00:00.000Z';
export const TEN = '2026-11-18T10:00:00.000Z';

export const createTestList = (id: string, changes: Partial<FavouriteList> = {}): FavouriteList => ({
  id,
  name: id,
  isDefault: false,
  isCurrent: false,
  deleted: false,
  productIds: [],
  createdAt: NINE,
  updatedAt: NINE,
  ...changes,
});

export const defaultList = (changes: Partial<FavouriteList> = {}): FavouriteList =>
  createTestList('default', { name: DEFAULT_LIST_NAME, isDefault: true, ...changes });

/** The default list, which is current, and another one with a common product. */
export const twoLists = [
  defaultList({ isCurrent: true, productIds: [1, 2] }),
  createTestList('a', { productIds: [2] }),
];

/** Describes lists: `id*` is the current one, `(id)` a deleted one, products follow a colon. */
export const describeLists = (lists: readonly FavouriteList[]): string[] =>
  lists.map(({ id, isCurrent, deleted, productIds }) => {
    const name = `${id}${isCurrent ? '*' : ''}`;
    const products = productIds.length > 0 ? `: ${productIds.join(' ')}` : '';
    return (deleted ? `(${name})` : name) + products;
  });
