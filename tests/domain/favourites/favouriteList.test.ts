import { expect, test } from 'vitest';
import { currentList, listsWithProduct, visibleLists } from '../../../src/domain/favourites/favouriteList.ts';
import { createTestList, defaultList, describeLists, NINE, TEN } from './lists.ts';

const lists = [
  createTestList('late', { createdAt: TEN, productIds: [1, 2] }),
  createTestList('gone', { deleted: true, isCurrent: true, productIds: [1] }),
  createTestList('early', { createdAt: NINE, productIds: [2] }),
  defaultList({ createdAt: TEN, productIds: [1] }),
];

test('the default list comes first, the others by creation; deleted ones are hidden', () => {
  expect(describeLists(visibleLists(lists))).toEqual(['default: 1', 'early: 2', 'late: 1 2']);
});

test('a product is in the lists that show it', () => {
  expect(describeLists(listsWithProduct(lists, 1))).toEqual(['default: 1', 'late: 1 2']);
  expect(listsWithProduct(lists, 9)).toEqual([]);
});

test('without a current list, or with a deleted one, products go to the default list', () => {
  expect(currentList(lists)?.id).toBe('default');
  expect(currentList([...lists, createTestList('mine', { isCurrent: true })])?.id).toBe('mine');
  expect(currentList([])).toBeNull();
});
