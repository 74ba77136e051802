import { describe, expect, it } from 'vitest';
import { listsPatch, readFavouritesDocument } from '../../../src/api/favourites/favouritesDocument.ts';
import {
  addToList,
  removeFromList,
  setParLevel,
  setUsualQuantity,
} from '../../../src/domain/favourites/listProducts.ts';
import { markCurrent } from '../../../src/domain/favourites/markCurrent.ts';
import { applyPatch } from '../../../src/sync/rules/mergePatch.ts';
import {
  aUsual,
  createTestList,
  defaultList,
  describeLists,
  NINE,
  TEN,
} from '../../domain/favourites/lists.ts';

const USER_CHANGE = { isUserChange: true, isComplete: true };
const lists = [
  defaultList({ isCurrent: true, productIds: [1, 2] }),
  createTestList('a', { productIds: [2] }),
];
const document = listsPatch([], lists, USER_CHANGE);
const read = (data: Parameters<typeof readFavouritesDocument>[0]) =>
  describeLists(readFavouritesDocument(data).lists);

describe('the document', () => {
  it('has the fields of the wire', () => {
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
      lists: {
        a: {
          product_ids: [7],
          marks: { 7: true, 2: false },
          usual_quantities: { 7: null },
          par_levels: { 7: null },
          updatedAt: TEN,
        },
      },
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

describe('usual quantities', () => {
  const withUsual = [
    defaultList({
      isCurrent: true,
      productIds: [1, 2],
      usual: { 1: aUsual('3'), 2: aUsual('2', 'CS', '12') },
    }),
  ];
  const stored = listsPatch([], withUsual, USER_CHANGE);

  it('are beside the other fields, in the words of a transaction line', () => {
    expect(stored).toMatchObject({
      lists: {
        default: {
          product_ids: [1, 2],
          usual_quantities: {
            1: { quantity: '3', units: '', factor: '1', user_input_size: '' },
            2: { quantity: '2', units: 'CS', factor: '12', user_input_size: '' },
          },
        },
      },
    });
    expect(readFavouritesDocument(stored).lists).toEqual(withUsual);
  });

  it('are read one by one; what can’t be read, or belongs to no product of the list, is left out', () => {
    const usual_quantities = {
      1: { quantity: 3 },
      2: { quantity: 'many' },
      3: 'two',
      4: { quantity: '2', units: 'CS', factor: 12, user_input_size: '2x3' },
      9: { quantity: '1' },
    };
    const [list] = readFavouritesDocument({
      lists: { a: { product_ids: [1, 2, 3, 4], usual_quantities } },
    }).lists;
    expect(list?.usual).toEqual({ 1: aUsual('3'), 4: aUsual('2', 'CS', '12', '2x3') });
  });

  it('are sent for the changed product only, each in all its parts', () => {
    const changed = setUsualQuantity(withUsual, 'default', 1, aUsual('5', 'CS', '12', '2x3'), TEN);
    expect(listsPatch(withUsual, changed, USER_CHANGE)).toEqual({
      lists: {
        default: {
          usual_quantities: { 1: { quantity: '5', units: 'CS', factor: '12', user_input_size: '2x3' } },
          updatedAt: TEN,
        },
      },
    });
  });

  it('go with the removed product, and an earlier one doesn’t come back with it', () => {
    const removed = removeFromList(withUsual, 'default', [1], TEN);
    const patch = listsPatch(withUsual, removed, USER_CHANGE);
    expect(patch).toMatchObject({ lists: { default: { usual_quantities: { 1: null } } } });

    const late = listsPatch(
      withUsual,
      setUsualQuantity(withUsual, 'default', 1, aUsual('9'), TEN),
      USER_CHANGE,
    );
    const both = [patch, late].reduce(applyPatch, stored);
    expect(read(both)).toEqual(['default*: 2=2CS']);
    const lists = readFavouritesDocument(both).lists;
    const again = listsPatch(lists, addToList(lists, 'default', [1], TEN), USER_CHANGE);
    expect(read(applyPatch(both, again))).toEqual(['default*: 2=2CS 1']);
  });

  it('of two devices at the same time are both kept, in either order', () => {
    const phone = listsPatch(
      withUsual,
      setUsualQuantity(withUsual, 'default', 1, aUsual('5'), TEN),
      USER_CHANGE,
    );
    const desk = listsPatch(
      withUsual,
      setUsualQuantity(withUsual, 'default', 2, aUsual('7'), TEN),
      USER_CHANGE,
    );
    for (const patches of [
      [phone, desk],
      [desk, phone],
    ])
      expect(read(patches.reduce(applyPatch, stored))).toEqual(['default*: 1=5 2=7']);
  });

  it('that are stored already stay when the lists aren’t loaded yet', () => {
    const notLoaded = [defaultList({ isCurrent: true })];
    const patch = listsPatch(notLoaded, addToList(notLoaded, 'default', [1], TEN), {
      isUserChange: true,
      isComplete: false,
    });
    expect(read(applyPatch(stored, patch))).toEqual(['default*: 1=3 2=2CS']);
  });
});

describe('par levels', () => {
  const withPar = [defaultList({ isCurrent: true, productIds: [1, 2], par: { 1: aUsual('6', 'CS', '12') } })];
  const stored = listsPatch([], withPar, USER_CHANGE);
  const CASES = { quantity: '6', units: 'CS', factor: '12', user_input_size: '' };

  it('are beside the usual quantities, and lists from before have none', () => {
    expect(stored).toMatchObject({ lists: { default: { par_levels: { 1: CASES } } } });
    expect(readFavouritesDocument(stored).lists).toEqual(withPar);
    expect(readFavouritesDocument(document).lists[0]?.par).toEqual({});
  });

  it('are sent for the changed product only, and removed with null', () => {
    const changed = setParLevel(
      setParLevel(withPar, 'default', 1, null, TEN),
      'default',
      2,
      aUsual('3'),
      TEN,
    );
    expect(listsPatch(withPar, changed, USER_CHANGE)).toEqual({
      lists: {
        default: {
          par_levels: { 1: null, 2: { quantity: '3', units: '', factor: '1', user_input_size: '' } },
          updatedAt: TEN,
        },
      },
    });
  });

  it('stay when a usual quantity changes', () => {
    const changed = setUsualQuantity(withPar, 'default', 1, aUsual('2'), TEN);
    const both = applyPatch(stored, listsPatch(withPar, changed, USER_CHANGE));
    expect(readFavouritesDocument(both).lists[0]).toMatchObject({
      usual: { 1: aUsual('2') },
      par: { 1: aUsual('6', 'CS', '12') },
    });
  });
});
