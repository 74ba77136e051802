import { expect, test } from 'vitest';
import { migrateLegacyFavourites } from '../../../src/domain/favourites/migrateLegacyFavourites.ts';
import { describeLists, TEN, twoLists } from './lists.ts';

test.each([
  ['old favourites go to the default list', migrateLegacyFavourites([], [4, 2], TEN), ['default*: 4 2']],
  [
    'a second migration doubles nothing',
    migrateLegacyFavourites(migrateLegacyFavourites(twoLists, [2, 4], TEN), [2, 4], TEN),
    ['default*: 1 2 4', 'a: 2'],
  ],
])('%s', (_, lists, expected) => {
  expect(describeLists(lists)).toEqual(expected);
});
