/** A value of a facet, with how many products it would show. */
export type FacetValue = { value: string; count: number };

/** The filters beside the store's list, and what each would find. */
export type FacetName = 'lines' | 'sublines' | 'brands' | 'sizes';

export type Facets = Record<FacetName, FacetValue[]>;

/** In the order in which they are shown. */
export const FACET_NAMES: readonly FacetName[] = ['lines', 'sublines', 'brands', 'sizes'];
