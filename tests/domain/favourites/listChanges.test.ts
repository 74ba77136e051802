import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseCurrent } from '../../../src/domain/favourites/chooseCurrent.ts';
import { createList } from '../../../src/domain/favourites/createList.ts';
import { deleteList, restoreList } from '../../../src/domain/favourites/deleteList.ts';
import { type FavouriteList, shownLists } from '../../../src/domain/favourites/favouriteList.ts';
import { putInList, takeFromAllLists, takeFromList } from '../../../src/domain/favourites/membership.ts';
import { migrateLegacy } from '../../../src/domain/favourites/migrateLegacy.ts';
import { renameList } from '../../../src/domain/favourites/renameList.ts';
import { settleLists } from '../../../src/domain/favourites/settleLists.ts';
import { toggleFavourite } from '../../../src/domain/favourites/toggleFavourite.ts';
import { aList, inShort, TEN, theDefault } from './aList.ts';

const two = [theDefault({ isCurrent: true, productIds: [1, 2] }), aList('a', { productIds: [2] })];

test.each<[string, FavouriteList[], string[]]>([
  [
    'a new list is the current one',
    createList(two, { id: 'b', name: 'B' }, TEN),
    ['default: 1 2', 'a: 2', 'b*'],
  ],
  [
    'a new list begins with products, each once',
    createList(two, { id: 'b', name: 'B', productIds: [5, 4, 5] }, TEN),
    ['default: 1 2', 'a: 2', 'b*: 5 4'],
  ],
  [
    'the same id a second time makes nothing',
    createList(two, { id: 'a', name: 'B' }, TEN),
    ['default*: 1 2', 'a: 2'],
  ],
  ['choosing one makes all others non-current', chooseCurrent(two, 'a', TEN), ['default: 1 2', 'a*: 2']],
  ['one that isn’t there can’t be chosen', chooseCurrent(two, 'x', TEN), ['default*: 1 2', 'a: 2']],
  ['deletion is soft', deleteList(two, 'a', TEN), ['default*: 1 2', '(a): 2']],
  ['the default list can’t be deleted', deleteList(two, 'default', TEN), ['default*: 1 2', 'a: 2']],
  [
    'without the current list the default one is',
    deleteList(chooseCurrent(two, 'a', TEN), 'a', TEN),
    ['default*: 1 2', '(a): 2'],
  ],
  [
    'a deleted list comes back as it was',
    restoreList(deleteList(two, 'a', TEN), 'a', true, TEN),
    ['default: 1 2', 'a*: 2'],
  ],
  ['products go to the end, each once', putInList(two, 'default', [2, 3], TEN), ['default*: 1 2 3', 'a: 2']],
  ['products go out', takeFromList(two, 'default', [1, 9], TEN), ['default*: 2', 'a: 2']],
  ['a product goes out of all lists', takeFromAllLists(two, 2, TEN), ['default*: 1', 'a']],
  ['old favourites go to the default list', migrateLegacy([], [4, 2], TEN), ['default*: 4 2']],
  [
    'a second migration doubles nothing',
    migrateLegacy(migrateLegacy(two, [2, 4], TEN), [2, 4], TEN),
    ['default*: 1 2 4', 'a: 2'],
  ],
])('%s', (_, lists, expected) => {
  expect(inShort(lists)).toEqual(expected);
});

describe('a name', () => {
  test('is kept without the spaces around it', () => {
    expect(createList(two, { id: 'b', name: ' B ' }, TEN)[2]?.name).toBe('B');
    expect(renameList(two, 'a', ' Z ', TEN)[1]).toMatchObject({ name: 'Z', updatedAt: TEN });
  });
  test('of the default list stays', () => {
    expect(renameList(two, 'default', 'Mine', TEN)).toEqual(two);
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
        chooseCurrent(lists, one, TEN),
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
        putInList(lists, one, [of], TEN),
  ),
  product.map(
    (of): Change =>
      (lists) =>
        takeFromAllLists(lists, of, TEN),
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
        migrateLegacy(lists, ids, TEN),
  ),
);

test('whatever is done: one default list, shown; exactly one current among those shown; each product once', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      const lists = changes.reduce<FavouriteList[]>((now, each) => each(now), settleLists([], TEN));
      expect(lists.filter(({ isDefault }) => isDefault)).toHaveLength(1);
      expect(shownLists(lists).filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      expect(lists.filter(({ isCurrent, deleted }) => isCurrent && deleted)).toEqual([]);
      for (const { productIds } of lists) expect(new Set(productIds).size).toBe(productIds.length);
      expect(settleLists(lists, TEN)).toEqual(lists);
    }),
  );
});
