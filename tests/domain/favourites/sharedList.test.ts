import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  MAX_SHARED_PRODUCTS,
  parseSharedList,
  sharedListQuery,
} from '../../../src/domain/favourites/sharedList.ts';

test.each([
  ['?share=1001-1002&name=Monday+breakfast', { name: 'Monday breakfast', productIds: [1001, 1002] }],
  ['?share=5-5-4', { name: '', productIds: [5, 4] }],
  ['?share=1-x-0--2-99999999999-%3Cscript%3E', { name: '', productIds: [1, 2] }],
  ['?share=', { name: '', productIds: [] }],
  ['?list=default', null],
  ['', null],
])('%s', (query, expected) => {
  expect(parseSharedList(query)).toEqual(expected);
});

test('a link is read as it was written, up to its limits', () => {
  const name = fc.string({ maxLength: 60 }).map((text) => text.trim());
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), {
    maxLength: MAX_SHARED_PRODUCTS + 20,
  });
  fc.assert(
    fc.property(name, ids, (written, productIds) => {
      expect(parseSharedList(sharedListQuery({ name: written, productIds }))).toEqual({
        name: written,
        productIds: productIds.slice(0, MAX_SHARED_PRODUCTS),
      });
    }),
  );
});
