import { chosenFilters } from './chosenFilters.ts';
import type { FacetName } from './facets.ts';
import { countFilters, type StoreView, withoutFilters } from './storeView.ts';

export type RelaxedView = { view: StoreView } & (
  | { drops: 'filter'; facet: FacetName; value: string }
  /** `narrowing` means all filters and the bundle. */
  | { drops: 'inStock' | 'bought' | 'filters' | 'bundle' | 'text' | 'narrowing' }
  /** All words except `word` were dropped; `narrowingAndWords` drops the narrowing too. */
  | { drops: 'words' | 'narrowingAndWords'; word: string }
);

/** Longer texts are not tried word by word. */
const MAX_WORDS = 6;

const splitWords = (text: string): string[] => {
  const words = [...new Set(text.trim().split(/\s+/))];
  return words.length > 1 && words.length <= MAX_WORDS ? words : [];
};

const singleWordViews = (view: StoreView, drops: 'words' | 'narrowingAndWords'): RelaxedView[] =>
  splitWords(view.text).map((word) => ({ drops, word, view: { ...view, text: word } }));

export const relaxedViews = (view: StoreView): RelaxedView[] => {
  const withoutOneFilter = chosenFilters(view).flatMap((chosen): RelaxedView[] =>
    chosen.kind === 'value'
      ? [{ drops: 'filter', facet: chosen.facet, value: chosen.value, view: chosen.without }]
      : [{ drops: chosen.kind, view: chosen.without }],
  );
  const relaxed = (drops: 'filters' | 'bundle' | 'text', view: StoreView): RelaxedView => ({
    drops,
    view,
  });
  return [
    ...withoutOneFilter,
    ...(countFilters(view) > 1 ? [relaxed('filters', withoutFilters(view))] : []),
    ...(view.bundle === null ? [] : [relaxed('bundle', { ...view, bundle: null })]),
    ...singleWordViews(view, 'words'),
    ...(view.text.trim() === '' ? [] : [relaxed('text', { ...view, text: '' })]),
  ];
};

export const withoutNarrowing = (view: StoreView): StoreView | null => {
  const isNarrowed = countFilters(view) > 0 || view.bundle !== null;
  return view.text.trim() !== '' && isNarrowed ? { ...withoutFilters(view), bundle: null } : null;
};

/** Used when dropping a single condition and correcting the spelling find nothing. */
export const relaxedUnnarrowedViews = (view: StoreView): RelaxedView[] => [
  { drops: 'narrowing', view },
  ...singleWordViews(view, 'narrowingAndWords'),
];
