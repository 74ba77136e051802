import { FACET_NAMES, type FacetName } from './facets.ts';
import { countFilters, type StoreView, toggleFacet, withoutFilters } from './storeView.ts';

/** What may be dropped of a view that finds nothing, and the view that is left. */
export type LooserView = { view: StoreView } & (
  | { drops: 'filter'; facet: FacetName; value: string }
  | { drops: 'inStock' | 'filters' | 'bundle' | 'text' }
  /** All words but one. */
  | { drops: 'words'; word: string }
);

/** Of longer texts the words aren't tried one by one. */
const MOST_WORDS = 6;

const wordsOf = (text: string): string[] => {
  const words = [...new Set(text.trim().split(/\s+/))];
  return words.length > 1 && words.length <= MOST_WORDS ? words : [];
};

/** Every view with one thing less: a filter, all filters, the bundle, the text, all words but one. */
export const looserViews = (view: StoreView): LooserView[] => {
  const single = FACET_NAMES.flatMap((facet) =>
    view[facet].map(
      (value): LooserView => ({
        drops: 'filter',
        facet,
        value,
        view: toggleFacet(view, facet, value, 'multiple'),
      }),
    ),
  );
  const one = (drops: 'inStock' | 'filters' | 'bundle' | 'text', left: StoreView): LooserView => ({
    drops,
    view: left,
  });
  return [
    ...single,
    ...(view.inStockOnly ? [one('inStock', { ...view, inStockOnly: false })] : []),
    ...(countFilters(view) > 1 ? [one('filters', withoutFilters(view))] : []),
    ...(view.bundle === null ? [] : [one('bundle', { ...view, bundle: null })]),
    ...wordsOf(view.text).map(
      (word): LooserView => ({ drops: 'words', word, view: { ...view, text: word } }),
    ),
    ...(view.text.trim() === '' ? [] : [one('text', { ...view, text: '' })]),
  ];
};
