import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countFilters,
  DEFAULT_STORE_VIEW,
  parseStoreView,
  storeQuery,
  toggleFacet,
  withoutFilters,
} from '../../../src/domain/catalogue/storeView.ts';

describe('the store’s view in the address', () => {
  it('shows all products by default', () => {
    expect(parseStoreView('')).toEqual(DEFAULT_STORE_VIEW);
    expect(storeQuery(DEFAULT_STORE_VIEW)).toBe('');
  });

  it('reads every part', () => {
    expect(
      parseStoreView(
        '?text=olive oil&bundle=7&line=Oils&line=Vinegars&brand=A%26B&size=1+L&inStock=1&bought=1&sort=name&view=compact',
      ),
    ).toEqual({
      text: 'olive oil',
      bundle: 7,
      deals: false,
      lines: ['Oils', 'Vinegars'],
      sublines: [],
      brands: ['A&B'],
      sizes: ['1 L'],
      inStockOnly: true,
      bought: true,
      sort: 'name',
      layout: 'compact',
    });
  });

  it('can be the deals', () => {
    expect(parseStoreView('deals=1')).toEqual({ ...DEFAULT_STORE_VIEW, deals: true });
    expect(storeQuery({ deals: true })).toBe('deals=1');
  });

  it('ignores unreadable parameters', () => {
    expect(parseStoreView('bundle=-1&sort=cheapest&view=wall&inStock=yes&line=&line=Oils&line=Oils')).toEqual(
      {
        ...DEFAULT_STORE_VIEW,
        lines: ['Oils'],
      },
    );
  });

  it('writes what it reads', () => {
    const query =
      'text=olive+oil&bundle=7&line=Oils&line=Vinegars&subline=Cold&brand=A%26B&inStock=1&bought=1&sort=price_up&view=list';
    expect(storeQuery(parseStoreView(query))).toBe(query);
  });
});

describe('filters of a view', () => {
  const oils = { ...DEFAULT_STORE_VIEW, text: 'olive', lines: ['Oils'], inStockOnly: true };

  it('are counted without the search', () => expect(countFilters(oils)).toBe(2));

  it('are dropped without the search', () =>
    expect(withoutFilters(oils)).toEqual({ ...DEFAULT_STORE_VIEW, text: 'olive' }));

  it('add up if several may be selected', () => {
    expect(toggleFacet(oils, 'lines', 'Vinegars', 'multiple').lines).toEqual(['Oils', 'Vinegars']);
  });

  it('replace each other if one may be selected', () => {
    expect(toggleFacet(oils, 'lines', 'Vinegars', 'single').lines).toEqual(['Vinegars']);
  });

  it('are removed when selected again', () => {
    expect(toggleFacet(oils, 'lines', 'Oils', 'single').lines).toEqual([]);
    expect(toggleFacet(oils, 'lines', 'Oils', 'multiple').lines).toEqual([]);
  });
});

it('a filter toggled twice changes nothing, and the address has the complete view', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 })), fc.string({ minLength: 1 }), (chosen, value) => {
      const brands = [...new Set(chosen)].filter((brand) => brand !== value);
      const view = { ...DEFAULT_STORE_VIEW, brands };
      const once = toggleFacet(view, 'brands', value, 'multiple');
      expect(toggleFacet(once, 'brands', value, 'multiple')).toEqual(view);
      expect(parseStoreView(storeQuery(once))).toEqual(once);
    }),
  );
});
