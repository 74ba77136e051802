import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterFacetValues, withChosenValues } from '../../../src/domain/catalogue/facetValues.ts';

const values = ['Café Norte', 'La Huerta', 'Norte', 'Monte Alto', 'norteña'].map((value, index) => ({
  value,
  count: 40 - index,
}));
const names = (found: readonly { value: string }[]) => found.map(({ value }) => value);

test.each([
  ['', ['Café Norte', 'La Huerta', 'Norte', 'Monte Alto', 'norteña']],
  ['  ', ['Café Norte', 'La Huerta', 'Norte', 'Monte Alto', 'norteña']],
  ['nort', ['Norte', 'norteña', 'Café Norte']],
  ['CAFE', ['Café Norte']],
  ['norte cafe', ['Café Norte']],
  ['nortena', ['norteña']],
  ['xyz', []],
])('“%s” finds values with its words, first those that start with it', (typed, found) => {
  expect(names(filterFacetValues(values, typed))).toEqual(found);
});

test('a selected value without results stays, with a count of zero', () => {
  expect(withChosenValues(values.slice(0, 1), ['Café Norte', 'Gone'])).toEqual([
    { value: 'Café Norte', count: 40 },
    { value: 'Gone', count: 0 },
  ]);
});

test('each value is found once by its own text, and no other values are returned', () => {
  const some = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 20 });
  fc.assert(
    fc.property(some, fc.nat(), (texts, pick) => {
      const all = texts.map((value) => ({ value, count: 1 }));
      const typed = texts[pick % Math.max(1, texts.length)] ?? '';
      const found = filterFacetValues(all, typed);
      expect(found.every((value) => all.includes(value))).toBe(true);
      expect(new Set(found).size).toBe(found.length);
      if (typed !== '') expect(names(found)).toContain(typed);
    }),
  );
});
