import { DEFAULT_LIST_NAME, type FavouriteList } from '../../../src/domain/favourites/favouriteList.ts';

export const NINE = '2026-11-18T09:00:00.000Z';
export const TEN = '2026-11-18T10:00:00.000Z';

/** A list of its own; say only what the test is about. */
export const aList = (id: string, changes: Partial<FavouriteList> = {}): FavouriteList => ({
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

export const theDefault = (changes: Partial<FavouriteList> = {}): FavouriteList =>
  aList('default', { name: DEFAULT_LIST_NAME, isDefault: true, ...changes });

/** The default list, which is the current one, and another that shares a product with it. */
export const twoLists = [
  theDefault({ isCurrent: true, productIds: [1, 2] }),
  aList('a', { productIds: [2] }),
];

/** Lists in short: `id*` is the current one, `(id)` a deleted one, products behind a colon. */
export const inShort = (lists: readonly FavouriteList[]): string[] =>
  lists.map(({ id, isCurrent, deleted, productIds }) => {
    const name = `${id}${isCurrent ? '*' : ''}`;
    const products = productIds.length > 0 ? `: ${productIds.join(' ')}` : '';
    return (deleted ? `(${name})` : name) + products;
  });
