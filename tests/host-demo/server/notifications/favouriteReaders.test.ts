import fc from 'fast-check';
import { expect, test } from 'vitest';
import { favouriteIds } from '../../../../host-demo/server/notifications/favouriteReaders.ts';

const idsOf = (data: unknown) => [...favouriteIds(data)].toSorted((a, b) => a - b);

test.each([
  ['no document', undefined, []],
  ['no lists', { favorites: { 7: true } }, []],
  ['two lists', { lists: { a: { product_ids: [3, 1] }, b: { product_ids: ['2', 1] } } }, [1, 2, 3]],
  ['a deleted list', { lists: { a: { product_ids: [1], deleted: true }, b: { product_ids: [2] } } }, [2]],
  ['marks', { lists: { a: { product_ids: [1, 2], marks: { 1: false, 3: true } } } }, [2, 3]],
  ['removed from one of two lists', { lists: { a: { marks: { 1: false } }, b: { product_ids: [1] } } }, [1]],
  ['what is no list', { lists: { a: 'list', b: { product_ids: 'all' } } }, []],
])('favourites: %s', (_, data, ids) => {
  expect(idsOf(data)).toEqual(ids);
});

test('a product is a favourite if any list has it, whatever the others say', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 20 }));
  fc.assert(
    fc.property(ids, ids, (first, second) => {
      const lists = {
        a: { product_ids: first },
        b: { marks: Object.fromEntries(second.map((id) => [id, true])) },
      };
      expect(new Set(idsOf({ lists }))).toEqual(new Set([...first, ...second]));
    }),
  );
});
