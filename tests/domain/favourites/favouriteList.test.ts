import { expect, test } from 'vitest';
import { currentList, listsWithProduct, visibleLists } from '../../../src/domain/favourites/favouriteList.ts';
import { aList, inShort, NINE, TEN, theDefault } from './aList.ts';

const lists = [
  aList('late', { createdAt: TEN, productIds: [1, 2] }),
  aList('gone', { deleted: true, isCurrent: true, productIds: [1] }),
  aList('early', { createdAt: NINE, productIds: [2] }),
  theDefault({ createdAt: TEN, productIds: [1] }),
];

test('the default list comes first, the others as they were made; deleted ones are hidden', () => {
  expect(inShort(visibleLists(lists))).toEqual(['default: 1', 'early: 2', 'late: 1 2']);
});

test('a product is held by the lists that show it', () => {
  expect(inShort(listsWithProduct(lists, 1))).toEqual(['default: 1', 'late: 1 2']);
  expect(listsWithProduct(lists, 9)).toEqual([]);
});

test('without a current list, or with a deleted one, products go to the default list', () => {
  expect(currentList(lists)?.id).toBe('default');
  expect(currentList([...lists, aList('mine', { isCurrent: true })])?.id).toBe('mine');
  expect(currentList([])).toBeNull();
});
