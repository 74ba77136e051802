import { expect, test } from 'vitest';
import { chooseCurrent } from '../../../src/domain/favourites/chooseCurrent.ts';
import { inShort, TEN, twoLists } from './aList.ts';

test.each([
  ['choosing one makes all others non-current', chooseCurrent(twoLists, 'a', TEN), ['default: 1 2', 'a*: 2']],
  ['one that isn’t there can’t be chosen', chooseCurrent(twoLists, 'x', TEN), ['default*: 1 2', 'a: 2']],
])('%s', (_, lists, expected) => {
  expect(inShort(lists)).toEqual(expected);
});
