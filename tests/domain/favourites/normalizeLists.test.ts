import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createList } from '../../../src/domain/favourites/createList.ts';
import { deleteList, restoreList } from '../../../src/domain/favourites/deleteList.ts';
import { type FavouriteList, visibleLists } from '../../../src/domain/favourites/favouriteList.ts';
import {
  addToList,
  removeFromAllLists,
  setUsualQuantity,
} from '../../../src/domain/favourites/listProducts.ts';
import { markCurrent } from '../../../src/domain/favourites/markCurrent.ts';
import { migrateLegacyFavourites } from '../../../src/domain/favourites/migrateLegacyFavourites.ts';
import { normalizeLists } from '../../../src/domain/favourites/normalizeLists.ts';
import { renameList } from '../../../src/domain/favourites/renameList.ts';
import { toggleFavourite } from '../../../src/domain/favourites/toggleFavourite.ts';
import { aUsual, createTestList, defaultList, describeLists, NINE, TEN } from './lists.ts';

test.each([
  ['none: a default list is made, and is current', [], ['default*']],
  [
    'no default among them: one is made, the choice stays',
    [createTestList('a', { isCurrent: true })],
    ['default', 'a*'],
  ],
  ['none is current: the default one is', [defaultList(), createTestList('a')], ['default*', 'a']],
  [
    'two are current: the later choice stands',
    [
      defaultList({ isCurrent: true, updatedAt: NINE }),
      createTestList('a', { isCurrent: true, updatedAt: TEN }),
      createTestList('b', { isCurrent: true, updatedAt: NINE }),
    ],
    ['default', 'a*', 'b'],
  ],
  [
    'a deleted one is current: the default one is',
    [defaultList(), createTestList('a', { isCurrent: true, deleted: true })],
    ['default*', '(a)'],
  ],
  ['the default one is deleted: it can’t be', [defaultList({ deleted: true })], ['default*']],
  [
    'settled lists stay as they are',
    [defaultList({ productIds: [1] }), createTestList('a', { isCurrent: true })],
    ['default: 1', 'a*'],
  ],
])('%s', (_, lists, expected) => {
  expect(describeLists(normalizeLists(lists, TEN))).toEqual(expected);
});

test('the default list has the same id and name in every session', () => {
  expect(normalizeLists([], TEN)[0]).toEqual({
    id: 'default',
    name: 'favorites_list_default',
    isDefault: true,
    isCurrent: true,
    deleted: false,
    productIds: [],
    usual: {},
    par: {},
    createdAt: TEN,
    updatedAt: TEN,
  });
});

type Change = (lists: readonly FavouriteList[]) => FavouriteList[];
const id = fc.constantFrom('default', 'a', 'b', 'c');
const product = fc.integer({ min: 1, max: 5 });
const change: fc.Arbitrary<Change> = fc.oneof(
  id.map(
    (listId): Change =>
      (lists) =>
        createList(lists, { id: listId, name: listId }, TEN),
  ),
  id.map(
    (listId): Change =>
      (lists) =>
        markCurrent(lists, listId, TEN),
  ),
  id.map(
    (listId): Change =>
      (lists) =>
        deleteList(lists, listId, TEN),
  ),
  id.map(
    (listId): Change =>
      (lists) =>
        restoreList(lists, listId, true, TEN),
  ),
  id.map(
    (listId): Change =>
      (lists) =>
        renameList(lists, listId, 'other', TEN),
  ),
  fc.tuple(id, product).map(
    ([listId, productId]): Change =>
      (lists) =>
        addToList(lists, listId, [productId], TEN),
  ),
  fc.tuple(id, product, fc.boolean()).map(
    ([listId, productId, isSet]): Change =>
      (lists) =>
        setUsualQuantity(lists, listId, productId, isSet ? aUsual('2') : null, TEN),
  ),
  product.map(
    (productId): Change =>
      (lists) =>
        removeFromAllLists(lists, productId, TEN),
  ),
  product.map(
    (productId): Change =>
      (lists) => {
        const toggled = toggleFavourite(lists, productId, TEN);
        return toggled.kind === 'added' ? toggled.lists : [...lists];
      },
  ),
  fc.array(product).map(
    (ids): Change =>
      (lists) =>
        migrateLegacyFavourites(lists, ids, TEN),
  ),
);

test('after any changes there is one visible default list, one current list, each product once per list, and no usual quantity of another', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      const lists = changes.reduce<FavouriteList[]>(
        (now, applyChange) => applyChange(now),
        normalizeLists([], TEN),
      );
      expect(lists.filter(({ isDefault }) => isDefault)).toHaveLength(1);
      expect(visibleLists(lists).filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      expect(lists.filter(({ isCurrent, deleted }) => isCurrent && deleted)).toEqual([]);
      for (const { productIds, usual } of lists) {
        expect(new Set(productIds).size).toBe(productIds.length);
        expect(productIds).toEqual(expect.arrayContaining(Object.keys(usual).map(Number)));
      }
      expect(normalizeLists(lists, TEN)).toEqual(lists);
    }),
  );
});
