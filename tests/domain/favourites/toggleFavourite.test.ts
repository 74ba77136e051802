import { expect, test } from 'vitest';
import { toggleFavourite } from '../../../src/domain/favourites/toggleFavourite.ts';
import { createTestList, defaultList, describeLists, TEN } from './lists.ts';

const added = (lists: Parameters<typeof toggleFavourite>[0], productId: number) => {
  const toggled = toggleFavourite(lists, productId, TEN);
  return toggled.kind === 'added' ? [toggled.list.id, ...describeLists(toggled.lists)] : 'choose';
};

test.each([
  [
    'in no list: it goes to the current one',
    [defaultList(), createTestList('a', { isCurrent: true, productIds: [1] })],
    ['a', 'default', 'a*: 1 7'],
  ],
  [
    'no current list: it goes to the default one',
    [defaultList(), createTestList('a')],
    ['default', 'default: 7', 'a'],
  ],
  [
    'in the current list: the customer chooses',
    [defaultList({ isCurrent: true, productIds: [7] })],
    'choose',
  ],
  [
    'in another list: the customer chooses',
    [defaultList({ isCurrent: true }), createTestList('a', { productIds: [7] })],
    'choose',
  ],
  [
    'in a deleted list only: it goes to the current one',
    [defaultList({ isCurrent: true }), createTestList('a', { deleted: true, productIds: [7] })],
    ['default', 'default*: 7', '(a): 7'],
  ],
])('%s', (_, lists, expected) => {
  expect(added(lists, 7)).toEqual(expected);
});
