import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  MAX_SHARED_PRODUCTS,
  parseSharedList,
  type SharedList,
  sharedListQuery,
} from '../../../src/domain/favourites/sharedList.ts';
import { aUsual } from './lists.ts';

const shares = (productIds: number[], usual: SharedList['usual'] = {}, name = '') => ({
  name,
  productIds,
  usual,
});

test.each([
  ['?share=1001-1002&name=Monday+breakfast', shares([1001, 1002], {}, 'Monday breakfast')],
  ['?share=5-5-4', shares([5, 4])],
  ['?share=1-x-0--2-99999999999-%3Cscript%3E', shares([1, 2])],
  ['?share=', shares([])],
  ['?share=1-2&usual=1_3', shares([1, 2], { 1: aUsual('3') })],
  [
    '?share=1-2&usual=1_2_12__CS&usual=2_1.50',
    shares([1, 2], { 1: aUsual('2', 'CS', '12'), 2: aUsual('1.5') }),
  ],
  ['?share=1&usual=1_4_1_2X3_EA', shares([1], { 1: aUsual('4', 'EA', '1', '2x3') })],
  ['?share=1&usual=1_4_12__BOX_OF_12', shares([1], { 1: aUsual('4', 'BOX_OF_12', '12') })],
  ['?share=1&usual=2_3', shares([1])],
  ['?share=1&usual=1_0&usual=1_-2&usual=1_1e9&usual=1_NaN&usual=1_&usual=1&usual=', shares([1])],
  ['?share=1&usual=1_2_0__CS', shares([1])],
  ['?share=1&usual=1_2_12_huge_CS', shares([1])],
  [`?share=1&usual=1_2_12__${'C'.repeat(41)}`, shares([1])],
  ['?share=1&usual=1_2_12__C%00S', shares([1])],
  ['?share=1&usual=__proto___2', shares([1])],
  ['?list=default', null],
  ['', null],
])('%s', (query, expected) => {
  expect(parseSharedList(query)).toEqual(expected);
});

test('a link without usual quantities is the one of before there were any', () => {
  expect(sharedListQuery(shares([1, 2], {}, 'Monday breakfast'))).toBe('share=1-2&name=Monday+breakfast');
});

test('whatever stands in a link, only quantities that can be ordered are read from it', () => {
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom('1', '0', '-1', '1e400', '2x3', 'NaN', '0.1', '__proto__'),
  );
  const texts = fc.array(fc.array(part, { maxLength: 6 }).map((parts) => parts.join('_')));
  fc.assert(
    fc.property(texts, (usualTexts) => {
      const query = new URLSearchParams([['share', '1-2'], ...usualTexts.map((text) => ['usual', text])]);
      const usual = parseSharedList(query.toString())?.usual ?? {};
      for (const [id, { quantity, factor }] of Object.entries(usual)) {
        expect(['1', '2']).toContain(id);
        expect(Number(quantity)).toBeGreaterThan(0);
        expect(Number(factor)).toBeGreaterThan(0);
      }
    }),
  );
});

test('a link is read as it was written, up to its limits', () => {
  const name = fc.string({ maxLength: 60 }).map((text) => text.trim());
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), {
    maxLength: MAX_SHARED_PRODUCTS + 20,
  });
  const quantities = fc.record({
    quantity: fc.integer({ min: 1, max: 9_999_999 }).map((value) => String(value / 4)),
    unit: fc.stringMatching(/^[ -~é_]{0,40}$/),
    factor: fc.integer({ min: 1, max: 1_000 }).map(String),
    size: fc.constantFrom('', '2x3', '2.5x4'),
  });
  fc.assert(
    fc.property(name, ids, fc.array(quantities, { maxLength: 20 }), (written, productIds, usualOfFirst) => {
      const shared = productIds.slice(0, MAX_SHARED_PRODUCTS);
      const usual = Object.fromEntries(
        shared.slice(0, usualOfFirst.length).map((id, index) => [id, usualOfFirst[index]]),
      ) as SharedList['usual'];
      expect(parseSharedList(sharedListQuery({ name: written, productIds, usual }))).toEqual({
        name: written,
        productIds: shared,
        usual,
      });
    }),
  );
});
