import { expect, test } from 'vitest';
import { renameList } from '../../../src/domain/favourites/renameList.ts';
import { TEN, twoLists } from './aList.ts';

test('a new name is kept without the spaces around it', () => {
  expect(renameList(twoLists, 'a', ' Z ', TEN)[1]).toMatchObject({ name: 'Z', updatedAt: TEN });
});

test('the name of the default list stays', () => {
  expect(renameList(twoLists, 'default', 'Mine', TEN)).toEqual(twoLists);
});
