import { expect, test } from 'vitest';
import { renameList } from '../../../src/domain/favourites/renameList.ts';
import { TEN, twoLists } from './lists.ts';

test('a new name is trimmed', () => {
  expect(renameList(twoLists, 'a', ' Z ', TEN)[1]).toMatchObject({ name: 'Z', updatedAt: TEN });
});

test('the default list can’t be renamed', () => {
  expect(renameList(twoLists, 'default', 'Mine', TEN)).toEqual(twoLists);
});
