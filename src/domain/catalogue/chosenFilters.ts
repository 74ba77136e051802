import { FACET_NAMES, type FacetName } from './facets.ts';
import { type StoreView, toggleFacet } from './storeView.ts';

export type ChosenFilter = { without: StoreView } & (
  | { kind: 'value'; facet: FacetName; value: string }
  | { kind: 'inStock' }
  | { kind: 'bought' }
);

export const chosenFilters = (view: StoreView): ChosenFilter[] => [
  ...FACET_NAMES.flatMap((facet) =>
    view[facet].map(
      (value): ChosenFilter => ({
        kind: 'value',
        facet,
        value,
        without: toggleFacet(view, facet, value, 'multiple'),
      }),
    ),
  ),
  ...(view.inStockOnly ? [{ kind: 'inStock', without: { ...view, inStockOnly: false } } as const] : []),
  ...(view.bought ? [{ kind: 'bought', without: { ...view, bought: false } } as const] : []),
];
