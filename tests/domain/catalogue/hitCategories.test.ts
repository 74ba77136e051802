import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Facets, FacetValue } from '../../../src/domain/catalogue/facets.ts';
import { hitCategories } from '../../../src/domain/catalogue/hitCategories.ts';

const valuesOf = (counts: Record<string, number>): FacetValue[] =>
  Object.entries(counts).map(([value, count]) => ({ value, count }));

const facetsOf = (lines: Record<string, number>, sublines: Record<string, number> = {}): Facets => ({
  lines: valuesOf(lines),
  sublines: valuesOf(sublines),
  brands: [],
  sizes: [],
});

test.each<[string, Facets, string[]]>([
  ['no hits', facetsOf({}), []],
  ['one line without sublines', facetsOf({ Oils: 31 }), []],
  ['one line with one subline', facetsOf({ Oils: 31 }, { 'Olive oil': 31 }), []],
  [
    'one line with sublines',
    facetsOf({ Oils: 31 }, { 'Olive oil': 27, Sunflower: 4 }),
    ['sublines Olive oil 27', 'sublines Sunflower 4'],
  ],
  [
    'lines, which come before sublines',
    facetsOf({ Dressings: 4, Oils: 31 }, { Extra: 20, Virgin: 15 }),
    ['lines Oils 31', 'lines Dressings 4'],
  ],
  [
    'more than three lines',
    facetsOf({ Oils: 31, Olives: 9, Dressings: 4, Soaps: 1 }),
    ['lines Oils 31', 'lines Olives 9', 'lines Dressings 4'],
  ],
  ['products without a line', facetsOf({ Oils: 31, '': 9 }), []],
  ['a line without hits', facetsOf({ Oils: 31, Olives: 0 }), []],
])('the categories of %s', (_, facets, expected) => {
  expect(hitCategories(facets).map(({ facet, value, count }) => `${facet} ${value} ${count}`)).toEqual(
    expected,
  );
});

const someValues = fc.uniqueArray(fc.record({ value: fc.string(), count: fc.nat(99) }), {
  selector: ({ value }) => value,
});

test('they are of one facet, none or two or three, each with hits, and none has more than the one before', () => {
  fc.assert(
    fc.property(someValues, someValues, (lines, sublines) => {
      const categories = hitCategories({ lines, sublines, brands: [], sizes: [] });
      expect([0, 2, 3]).toContain(categories.length);
      expect(new Set(categories.map(({ facet }) => facet)).size).toBeLessThanOrEqual(1);
      const counts = categories.map(({ count }) => count);
      expect(counts).toEqual(counts.toSorted((one, other) => other - one));
      expect(counts).not.toContain(0);
    }),
  );
});
