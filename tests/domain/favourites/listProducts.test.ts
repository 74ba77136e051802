import { expect, test } from 'vitest';
import {
  addToList,
  removeFromAllLists,
  removeFromList,
  setParLevel,
  setUsualQuantity,
} from '../../../src/domain/favourites/listProducts.ts';
import { restoreInLists } from '../../../src/domain/favourites/restoreInLists.ts';
import { aUsual, createTestList, defaultList, describeLists, TEN, twoLists } from './lists.ts';

const withUsual = [
  defaultList({ isCurrent: true, productIds: [1, 2], usual: { 1: aUsual('3'), 2: aUsual('4', 'CS', '12') } }),
  createTestList('a', { productIds: [2], usual: { 2: aUsual('5') } }),
];

test.each([
  [
    'products go to the end, each once',
    addToList(twoLists, 'default', [2, 3], TEN),
    ['default*: 1 2 3', 'a: 2'],
  ],
  ['products go out', removeFromList(twoLists, 'default', [1, 9], TEN), ['default*: 2', 'a: 2']],
  [
    'a product comes with its usual quantity',
    addToList(twoLists, 'default', [3], TEN, { usual: { 3: aUsual('2', 'CS', '12'), 9: aUsual('1') } }),
    ['default*: 1 2 3=2CS', 'a: 2'],
  ],
  [
    'a product that is in the list already keeps its own',
    addToList(withUsual, 'default', [2], TEN, { usual: { 2: aUsual('9') } }),
    ['default*: 1=3 2=4CS', 'a: 2=5'],
  ],
  [
    'a product’s usual quantity goes with it',
    addToList(removeFromList(withUsual, 'default', [1], TEN), 'default', [1], TEN),
    ['default*: 2=4CS 1', 'a: 2=5'],
  ],
  [
    'a usual quantity is set in one list',
    setUsualQuantity(withUsual, 'a', 2, aUsual('7', 'CS', '12'), TEN),
    ['default*: 1=3 2=4CS', 'a: 2=7CS'],
  ],
  [
    'a usual quantity is removed',
    setUsualQuantity(withUsual, 'default', 1, null, TEN),
    ['default*: 1 2=4CS', 'a: 2=5'],
  ],
  [
    'a product that isn’t in the list gets none',
    setUsualQuantity(withUsual, 'a', 1, aUsual('7'), TEN),
    ['default*: 1=3 2=4CS', 'a: 2=5'],
  ],
  [
    'undo restores a product with its usual quantities',
    restoreInLists(removeFromAllLists(withUsual, 2, TEN), withUsual, 2, TEN),
    ['default*: 1=3 2=4CS', 'a: 2=5'],
  ],
  ['a product goes out of all lists', removeFromAllLists(twoLists, 2, TEN), ['default*: 1', 'a']],
])('%s', (_, lists, expected) => {
  expect(describeLists(lists)).toEqual(expected);
});

test('the same usual quantity again changes nothing', () => {
  expect(setUsualQuantity(withUsual, 'a', 2, aUsual('5'), TEN)[1]).toBe(withUsual[1]);
});

const withPar = [
  defaultList({ isCurrent: true, productIds: [1, 2], par: { 1: aUsual('6'), 2: aUsual('4', 'CS', '12') } }),
  createTestList('a', { productIds: [2], par: { 2: aUsual('5') } }),
];
const parsOf = (lists: typeof withPar) => lists.map(({ par }) => par);

test.each([
  ['set in one list', setParLevel(withPar, 'a', 2, aUsual('7'), TEN), [withPar[0]?.par, { 2: aUsual('7') }]],
  [
    'removed',
    setParLevel(withPar, 'default', 1, null, TEN),
    [{ 2: aUsual('4', 'CS', '12') }, { 2: aUsual('5') }],
  ],
  ['refused outside the list', setParLevel(withPar, 'a', 1, aUsual('7'), TEN), parsOf(withPar)],
  [
    'gone with its product',
    addToList(removeFromList(withPar, 'a', [2], TEN), 'a', [2], TEN),
    [withPar[0]?.par, {}],
  ],
  ['restored by undo', restoreInLists(removeFromAllLists(withPar, 2, TEN), withPar, 2, TEN), parsOf(withPar)],
])('a par level is %s', (_, lists, expected) => {
  expect(parsOf(lists)).toEqual(expected);
  expect(lists.map(({ usual }) => usual)).toEqual([{}, {}]);
});

test('a list whose par level stays the same stays the same object', () => {
  expect(setParLevel(withPar, 'a', 2, aUsual('5'), TEN)[1]).toBe(withPar[1]);
  expect(setParLevel(twoLists, 'a', 2, null, TEN)[1]).toBe(twoLists[1]);
});
