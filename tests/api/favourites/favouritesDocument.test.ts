import { describe, expect, it } from 'vitest';
import { listsPatch, readFavouritesDocument } from '../../../src/api/favourites/favouritesDocument.ts';
import { applyPatch } from '../../../src/domain/cloudStore/mergePatch.ts';
import { addToList, removeFromList } from '../../../src/domain/favourites/listProducts.ts';
import { markCurrent } from '../../../src/domain/favourites/markCurrent.ts';
import { aList, inShort, NINE, TEN, theDefault } from '../../domain/favourites/aList.ts';

const MEANT = { isUserChange: true, isComplete: true };
const lists = [theDefault({ isCurrent: true, productIds: [1, 2] }), aList('a', { productIds: [2] })];
const document = listsPatch([], lists, MEANT);
const read = (data: Parameters<typeof readFavouritesDocument>[0]) =>
  inShort(readFavouritesDocument(data).lists);

describe('the document', () => {
  it('names the fields of the specification', () => {
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

  it('is read field by field: what can’t be read costs only itself', () => {
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
    expect(listsPatch(lists, after, MEANT)).toEqual({
      lists: { a: { product_ids: [7], marks: { 7: true, 2: false }, updatedAt: TEN } },
    });
  });

  it('of the current list is said by every list', () => {
    expect(listsPatch(lists, markCurrent(lists, 'a', TEN), MEANT)).toEqual({
      lists: {
        default: { is_current: false, updatedAt: TEN },
        a: { is_current: true, updatedAt: TEN },
      },
    });
  });

  it('takes away a list that is not there any more, and is empty when nothing changed', () => {
    expect(listsPatch(lists, lists.slice(0, 1), MEANT)).toEqual({ lists: { a: null } });
    expect(listsPatch(lists, lists, MEANT)).toEqual({});
  });

  it('of two devices at once loses neither: not the products, in either order', () => {
    const phone = listsPatch(lists, addToList(lists, 'a', [7], TEN), MEANT);
    const desk = listsPatch(lists, removeFromList(addToList(lists, 'a', [8], TEN), 'a', [2], TEN), MEANT);
    expect(read([phone, desk].reduce(applyPatch, document))).toEqual(['default*: 1 2', 'a: 8 7']);
    expect(read([desk, phone].reduce(applyPatch, document))).toEqual(['default*: 1 2', 'a: 7 8']);
  });

  it('before the lists were heard writes no products but its own', () => {
    const unheard = [theDefault({ isCurrent: true })];
    const patch = listsPatch(unheard, addToList(unheard, 'default', [7], TEN), {
      isUserChange: true,
      isComplete: false,
    });
    expect(read(applyPatch(document, patch))).toEqual(['default*: 1 2 7', 'a: 2']);
  });
});
