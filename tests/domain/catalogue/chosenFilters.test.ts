import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenFilters } from '../../../src/domain/catalogue/chosenFilters.ts';
import { countFilters, DEFAULT_STORE_VIEW } from '../../../src/domain/catalogue/storeView.ts';

describe('the chosen filters', () => {
  it.each([
    ['none', {}, []],
    ['a text and a category are none', { text: 'oil', bundle: 2 }, []],
    [
      'in the order of the filters',
      { sizes: ['1 L'], brands: ['Casa'], inStockOnly: true },
      ['Casa', '1 L', 'inStock'],
    ],
  ])('%s', (_, changes, expected) => {
    const chosen = chosenFilters({ ...DEFAULT_STORE_VIEW, ...changes });
    expect(chosen.map((filter) => (filter.kind === 'value' ? filter.value : filter.kind))).toEqual(expected);
  });

  it('can be removed one by one, each once', () => {
    const values = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 3 });
    const views = fc.record({
      lines: values,
      sublines: values,
      brands: values,
      sizes: values,
      inStockOnly: fc.boolean(),
    });
    fc.assert(
      fc.property(views, (changes) => {
        const view = { ...DEFAULT_STORE_VIEW, text: 'oil', ...changes };
        const chosen = chosenFilters(view);
        expect(chosen).toHaveLength(countFilters(view));
        for (const { without } of chosen) {
          expect(countFilters(without)).toBe(countFilters(view) - 1);
          expect(without.text).toBe('oil');
        }
      }),
    );
  });
});
