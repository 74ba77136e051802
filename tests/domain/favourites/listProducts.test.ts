import { expect, test } from 'vitest';
import {
  addToList,
  removeFromAllLists,
  removeFromList,
} from '../../../src/domain/favourites/listProducts.ts';
import { describeLists, TEN, twoLists } from './lists.ts';

test.each([
  [
    'products go to the end, each once',
    addToList(twoLists, 'default', [2, 3], TEN),
    ['default*: 1 2 3', 'a: 2'],
  ],
  ['products go out', removeFromList(twoLists, 'default', [1, 9], TEN), ['default*: 2', 'a: 2']],
  ['a product goes out of all lists', removeFromAllLists(twoLists, 2, TEN), ['default*: 1', 'a']],
])('%s', (_, lists, expected) => {
  expect(describeLists(lists)).toEqual(expected);
});
