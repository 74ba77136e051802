import { describe, expect, it } from 'vitest';
import { listsPatch, readFavouritesDocument } from '../../../src/api/favourites/favouritesDocument.ts';
import { applyPatch } from '../../../src/domain/cloudStore/mergePatch.ts';
import { addToList, removeFromList } from '../../../src/domain/favourites/listProducts.ts';
import { markCurrent } from '../../../src/domain/favourites/markCurrent.ts';
import { createTestList, defaultList, describeLists, NINE, TEN } from '../../domain/favourites/lists.ts';

const USER_CHANGE = { isUserChange: true, isComplete: true };
const lists = [
  defaultList({ isCurrent: true, productIds: [1, 2] }),
  createTestList('a', { productIds: [2] }),
];
const document = listsPatch([], lists, USER_CHANGE);
const read = (data: Parameters<typeof readFavouritesDocument>[0]) =>
  describeLists(readFavouritesDocument(data).lists);

describe('the document', () => {
  it('has the fields of the specification', () => {
    expect(document).toEqual({
      lists: {
        default: {
          id: 'default',
          name: 'favorites_list_default',
          is_default: true,
          is_current: true,
          deleted: false,
          product_ids: [1, 2],
          createdAt: NINE,
          updatedAt: NINE,
        },
        a: {
          id: 'a',
          name: 'a',
          is_default: false,
          is_current: false,
          deleted: false,
          product_ids: [2],
          createdAt: NINE,
          updatedAt: NINE,
        },
      },
    });
    expect(readFavouritesDocument(document)).toEqual({ lists, migrated: false, legacyIds: [] });
  });

  it('is read field by field: an unreadable field doesn’t affect the others', () => {
    const data = {
      migrated: 'yes',
      favorites: { 4: true, 5: false, x: true },
      lists: {
        a: { name: 7, product_ids: [3, '4', null, 'x', -1, 3], marks: [], is_current: true },
        b: 'nothing',
        c: { product_ids: 'none', deleted: true },
      },
    };
    expect(read(data)).toEqual(['a*: 3 4', '(c)']);
    expect(readFavouritesDocument(data)).toMatchObject({ migrated: false, legacyIds: [4] });
    expect(readFavouritesDocument({ lists: [] })).toEqual({ lists: [], migrated: false, legacyIds: [] });
  });
});

describe('a change', () => {
  it('sends only what changed, product by product', () => {
    const after = removeFromList(addToList(lists, 'a', [7], TEN), 'a', [2], TEN);
    expect(listsPatch(lists, after, USER_CHANGE)).toEqual({
      lists: { a: { product_ids: [7], marks: { 7: true, 2: false }, updatedAt: TEN } },
    });
  });

  it('of the current list is written to every list', () => {
    expect(listsPatch(lists, markCurrent(lists, 'a', TEN), USER_CHANGE)).toEqual({
      lists: {
        default: { is_current: false, updatedAt: TEN },
        a: { is_current: true, updatedAt: TEN },
      },
    });
  });

  it('removes a list that no longer exists, and is empty if nothing changed', () => {
    expect(listsPatch(lists, lists.slice(0, 1), USER_CHANGE)).toEqual({ lists: { a: null } });
    expect(listsPatch(lists, lists, USER_CHANGE)).toEqual({});
  });

  it('of two devices at the same time loses no product, in either order', () => {
    const phone = listsPatch(lists, addToList(lists, 'a', [7], TEN), USER_CHANGE);
    const desk = listsPatch(
      lists,
      removeFromList(addToList(lists, 'a', [8], TEN), 'a', [2], TEN),
      USER_CHANGE,
    );
    expect(read([phone, desk].reduce(applyPatch, document))).toEqual(['default*: 1 2', 'a: 8 7']);
    expect(read([desk, phone].reduce(applyPatch, document))).toEqual(['default*: 1 2', 'a: 7 8']);
  });

  it('before the lists are loaded writes only its own products', () => {
    const notLoaded = [defaultList({ isCurrent: true })];
    const patch = listsPatch(notLoaded, addToList(notLoaded, 'default', [7], TEN), {
      isUserChange: true,
      isComplete: false,
    });
    expect(read(applyPatch(document, patch))).toEqual(['default*: 1 2 7', 'a: 2']);
  });
});
