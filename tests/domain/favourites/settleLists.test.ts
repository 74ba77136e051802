import { expect, test } from 'vitest';
import { settleLists } from '../../../src/domain/favourites/settleLists.ts';
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
  expect(inShort(settleLists(lists, TEN))).toEqual(expected);
});

test('the default list has the one id and the one name that every session gives it', () => {
  expect(settleLists([], TEN)[0]).toEqual({
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
