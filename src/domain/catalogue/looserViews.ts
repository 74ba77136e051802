import { FACET_NAMES, type FacetName } from './facets.ts';
import { countFilters, type StoreView, toggleFacet, withoutFilters } from './storeView.ts';

/** What may be dropped of a view that finds nothing, and the view that is left. */
export type LooserView = { view: StoreView } & (
  | { drops: 'filter'; facet: FacetName; value: string }
  /** `narrowing`: every filter and the bundle. */
  | { drops: 'inStock' | 'filters' | 'bundle' | 'text' | 'narrowing' }
  /** All words but one; with the narrowing or without. */
  | { drops: 'words' | 'narrowingAndWords'; word: string }
);

/** Of longer texts the words aren't tried one by one. */
const MOST_WORDS = 6;

const wordsOf = (text: string): string[] => {
  const words = [...new Set(text.trim().split(/\s+/))];
  return words.length > 1 && words.length <= MOST_WORDS ? words : [];
};

const oneWordEach = (view: StoreView, drops: 'words' | 'narrowingAndWords'): LooserView[] =>
  wordsOf(view.text).map((word) => ({ drops, word, view: { ...view, text: word } }));

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
    ...oneWordEach(view, 'words'),
    ...(view.text.trim() === '' ? [] : [one('text', { ...view, text: '' })]),
  ];
};

/** The same search in everything there is; null when nothing is searched for, or nothing narrows it. */
export const everywhere = (view: StoreView): StoreView | null => {
  const isNarrowed = countFilters(view) > 0 || view.bundle !== null;
  return view.text.trim() !== '' && isNarrowed ? { ...withoutFilters(view), bundle: null } : null;
};

/** For where neither filters nor spelling are right: the search {@link everywhere}, whole and word by word. */
export const looserEverywhere = (wide: StoreView): LooserView[] => [
  { drops: 'narrowing', view: wide },
  ...oneWordEach(wide, 'narrowingAndWords'),
];
