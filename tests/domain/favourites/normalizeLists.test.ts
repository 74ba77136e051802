import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createList } from '../../../src/domain/favourites/createList.ts';
import { deleteList, restoreList } from '../../../src/domain/favourites/deleteList.ts';
import { type FavouriteList, visibleLists } from '../../../src/domain/favourites/favouriteList.ts';
import { addToList, removeFromAllLists } from '../../../src/domain/favourites/listProducts.ts';
import { markCurrent } from '../../../src/domain/favourites/markCurrent.ts';
import { migrateLegacyFavourites } from '../../../src/domain/favourites/migrateLegacyFavourites.ts';
import { normalizeLists } from '../../../src/domain/favourites/normalizeLists.ts';
import { renameList } from '../../../src/domain/favourites/renameList.ts';
import { toggleFavourite } from '../../../src/domain/favourites/toggleFavourite.ts';
import { aList, inShort, NINE, TEN, theDefault } from './aList.ts';

test.each([
  ['none: a default list is made, and is current', [], ['default*']],
  [
    'no default among them: one is made, the choice stays',
    [aList('a', { isCurrent: true })],
    ['default', 'a*'],
  ],
  ['none is current: the default one is', [theDefault(), aList('a')], ['default*', 'a']],
  [
    'two are current: the later choice stands',
    [
      theDefault({ isCurrent: true, updatedAt: NINE }),
      aList('a', { isCurrent: true, updatedAt: TEN }),
      aList('b', { isCurrent: true, updatedAt: NINE }),
    ],
    ['default', 'a*', 'b'],
  ],
  [
    'a deleted one is current: the default one is',
    [theDefault(), aList('a', { isCurrent: true, deleted: true })],
    ['default*', '(a)'],
  ],
  ['the default one is deleted: it can’t be', [theDefault({ deleted: true })], ['default*']],
  [
    'settled lists stay as they are',
    [theDefault({ productIds: [1] }), aList('a', { isCurrent: true })],
    ['default: 1', 'a*'],
  ],
])('%s', (_, lists, expected) => {
  expect(inShort(normalizeLists(lists, TEN))).toEqual(expected);
});

test('the default list has the one id and the one name that every session gives it', () => {
  expect(normalizeLists([], TEN)[0]).toEqual({
    id: 'default',
    name: 'favorites_list_default',
    isDefault: true,
    isCurrent: true,
    deleted: false,
    productIds: [],
    createdAt: TEN,
    updatedAt: TEN,
  });
});

type Change = (lists: readonly FavouriteList[]) => FavouriteList[];
const id = fc.constantFrom('default', 'a', 'b', 'c');
const product = fc.integer({ min: 1, max: 5 });
const change: fc.Arbitrary<Change> = fc.oneof(
  id.map(
    (one): Change =>
      (lists) =>
        createList(lists, { id: one, name: one }, TEN),
  ),
  id.map(
    (one): Change =>
      (lists) =>
        markCurrent(lists, one, TEN),
  ),
  id.map(
    (one): Change =>
      (lists) =>
        deleteList(lists, one, TEN),
  ),
  id.map(
    (one): Change =>
      (lists) =>
        restoreList(lists, one, true, TEN),
  ),
  id.map(
    (one): Change =>
      (lists) =>
        renameList(lists, one, 'other', TEN),
  ),
  fc.tuple(id, product).map(
    ([one, of]): Change =>
      (lists) =>
        addToList(lists, one, [of], TEN),
  ),
  product.map(
    (of): Change =>
      (lists) =>
        removeFromAllLists(lists, of, TEN),
  ),
  product.map(
    (of): Change =>
      (lists) => {
        const toggled = toggleFavourite(lists, of, TEN);
        return toggled.kind === 'added' ? toggled.lists : [...lists];
      },
  ),
  fc.array(product).map(
    (ids): Change =>
      (lists) =>
        migrateLegacyFavourites(lists, ids, TEN),
  ),
);

test('whatever is done: one default list, shown; exactly one current among those shown; each product once', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      const lists = changes.reduce<FavouriteList[]>((now, each) => each(now), normalizeLists([], TEN));
      expect(lists.filter(({ isDefault }) => isDefault)).toHaveLength(1);
      expect(visibleLists(lists).filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      expect(lists.filter(({ isCurrent, deleted }) => isCurrent && deleted)).toEqual([]);
      for (const { productIds } of lists) expect(new Set(productIds).size).toBe(productIds.length);
      expect(normalizeLists(lists, TEN)).toEqual(lists);
    }),
  );
});
