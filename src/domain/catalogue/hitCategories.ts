import type { Facets, FacetValue } from './facets.ts';

export type HitCategory = FacetValue & { readonly facet: 'lines' | 'sublines' };

const MOST_SHOWN = 3;

const categoriesOf = (facets: Facets, facet: HitCategory['facet']): HitCategory[] =>
  facets[facet]
    .filter(({ value, count }) => value !== '' && count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map((category) => ({ ...category, facet }));

/**
 * The categories that narrow a search, most hits first: its hits' lines, or their sublines where all are of one line. At most three;
 * none where all hits are of one category.
 */
export const hitCategories = (facets: Facets): readonly HitCategory[] => {
  const lines = categoriesOf(facets, 'lines');
  const categories = lines.length > 1 ? lines : categoriesOf(facets, 'sublines');
  return categories.length > 1 ? categories.slice(0, MOST_SHOWN) : [];
};
