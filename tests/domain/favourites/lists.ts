import { DEFAULT_LIST_NAME, type FavouriteList } from '../../../src/domain/favourites/favouriteList.ts';

import type { UsualQuantity } from '../../../src/domain/favourites/usualQuantity.ts';

export const NINE = '2026-11-18T09:00:00.000Z';
export const TEN = '2026-11-18T10:00:00.000Z';

export const createTestList = (id: string, changes: Partial<FavouriteList> = {}): FavouriteList => ({
  id,
  name: id,
  isDefault: false,
  isCurrent: false,
  deleted: false,
  productIds: [],
  usual: {},
  par: {},
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

/** Describes lists: `id*` is the current one, `(id)` a deleted one, products follow a colon, with a usual quantity as `7=2CS`. */
export const describeLists = (lists: readonly FavouriteList[]): string[] =>
  lists.map(({ id, isCurrent, deleted, productIds, usual }) => {
    const name = `${id}${isCurrent ? '*' : ''}`;
    const described = productIds.map((productId) => {
      const { quantity, unit } = usual[productId] ?? {};
      return quantity ? `${productId}=${quantity}${unit}` : productId;
    });
    const products = described.length > 0 ? `: ${described.join(' ')}` : '';
    return (deleted ? `(${name})` : name) + products;
  });

export const aUsual = (quantity: string, unit = '', factor = '1', size = ''): UsualQuantity => ({
  quantity,
  unit,
  factor,
  size,
});
