import { expect, test } from 'vitest';
import { putInList, takeFromAllLists, takeFromList } from '../../../src/domain/favourites/membership.ts';
import { inShort, TEN, twoLists } from './aList.ts';

test.each([
  [
    'products go to the end, each once',
    putInList(twoLists, 'default', [2, 3], TEN),
    ['default*: 1 2 3', 'a: 2'],
  ],
  ['products go out', takeFromList(twoLists, 'default', [1, 9], TEN), ['default*: 2', 'a: 2']],
  ['a product goes out of all lists', takeFromAllLists(twoLists, 2, TEN), ['default*: 1', 'a']],
])('%s', (_, lists, expected) => {
  expect(inShort(lists)).toEqual(expected);
});
