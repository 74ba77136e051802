import { expect, test } from 'vitest';
import { markCurrent } from '../../../src/domain/favourites/markCurrent.ts';
import { describeLists, TEN, twoLists } from './lists.ts';

test.each([
  ['choosing one makes all others non-current', markCurrent(twoLists, 'a', TEN), ['default: 1 2', 'a*: 2']],
  ['one that isn’t there can’t be chosen', markCurrent(twoLists, 'x', TEN), ['default*: 1 2', 'a: 2']],
])('%s', (_, lists, expected) => {
  expect(describeLists(lists)).toEqual(expected);
});
