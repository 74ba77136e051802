import { expect, test } from 'vitest';
import { deleteList, restoreList } from '../../../src/domain/favourites/deleteList.ts';
import { markCurrent } from '../../../src/domain/favourites/markCurrent.ts';
import { describeLists, TEN, twoLists } from './lists.ts';

const withCurrentA = markCurrent(twoLists, 'a', TEN);

test.each([
  ['deletion is soft', deleteList(twoLists, 'a', TEN), ['default*: 1 2', '(a): 2']],
  ['the default list can’t be deleted', deleteList(twoLists, 'default', TEN), ['default*: 1 2', 'a: 2']],
  [
    'without the current list the default one is',
    deleteList(withCurrentA, 'a', TEN),
    ['default*: 1 2', '(a): 2'],
  ],
  [
    'a deleted list comes back as it was',
    restoreList(deleteList(twoLists, 'a', TEN), 'a', true, TEN),
    ['default: 1 2', 'a*: 2'],
  ],
])('%s', (_, lists, expected) => {
  expect(describeLists(lists)).toEqual(expected);
});
