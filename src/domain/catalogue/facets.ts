export type FacetValue = { value: string; count: number };

export type FacetName = 'lines' | 'sublines' | 'brands' | 'sizes';

export type Facets = Record<FacetName, FacetValue[]>;

export const FACET_NAMES: readonly FacetName[] = ['lines', 'sublines', 'brands', 'sizes'];
