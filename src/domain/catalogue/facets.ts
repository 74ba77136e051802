/** A facet value with the number of products that match it. */
export type FacetValue = { value: string; count: number };

/** The filters of the store's list. */
export type FacetName = 'lines' | 'sublines' | 'brands' | 'sizes';

export type Facets = Record<FacetName, FacetValue[]>;

/** In display order. */
export const FACET_NAMES: readonly FacetName[] = ['lines', 'sublines', 'brands', 'sizes'];
