import { expect, test } from 'vitest';
import { createList } from '../../../src/domain/favourites/createList.ts';
import { aUsual, describeLists, TEN, twoLists } from './lists.ts';

test.each([
  [
    'a new list is the current one',
    createList(twoLists, { id: 'b', name: 'B' }, TEN),
    ['default: 1 2', 'a: 2', 'b*'],
  ],
  [
    'it begins with products, each once',
    createList(twoLists, { id: 'b', name: 'B', productIds: [5, 4, 5] }, TEN),
    ['default: 1 2', 'a: 2', 'b*: 5 4'],
  ],
  [
    'its products keep their usual quantities',
    createList(
      twoLists,
      { id: 'b', name: 'B', productIds: [5, 4], usual: { 4: aUsual('2', 'CS', '12'), 9: aUsual('1') } },
      TEN,
    ),
    ['default: 1 2', 'a: 2', 'b*: 5 4=2CS'],
  ],
  [
    'the same id a second time makes nothing',
    createList(twoLists, { id: 'a', name: 'B' }, TEN),
    ['default*: 1 2', 'a: 2'],
  ],
])('%s', (_, lists, expected) => {
  expect(describeLists(lists)).toEqual(expected);
});

test('its name is trimmed', () => {
  expect(createList(twoLists, { id: 'b', name: ' B ' }, TEN)[2]?.name).toBe('B');
});
