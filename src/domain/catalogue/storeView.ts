import { FACET_NAMES, type FacetName } from './facets.ts';

export const PRODUCT_SORTS = ['relevance', 'popular', 'name', 'price_up', 'price_down'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export type StoreLayout = 'list' | 'grid';

/** What the store shows. All of it is kept in the URL. */
export type StoreView = Readonly<Record<FacetName, readonly string[]>> & {
  readonly text: string;
  /** Id of a category bundle; null for all products. */
  readonly bundle: number | null;
  /** Shows today's deals instead of products. */
  readonly deals: boolean;
  readonly inStockOnly: boolean;
  readonly sort: ProductSort;
  /** Null: the layout that the customer used last. */
  readonly layout: StoreLayout | null;
};

export const DEFAULT_STORE_VIEW: StoreView = {
  text: '',
  lines: [],
  sublines: [],
  brands: [],
  sizes: [],
  bundle: null,
  deals: false,
  inStockOnly: false,
  sort: 'relevance',
  layout: null,
};

/** The URL fragment that opens the filters on a phone, so that Back closes them. */
export const FILTERS_FRAGMENT = '#filters';

const FACET_KEYS = {
  lines: 'line',
  sublines: 'subline',
  brands: 'brand',
  sizes: 'size',
} as const satisfies Record<FacetName, string>;

const isSort = (value: string | null): value is ProductSort => PRODUCT_SORTS.some((sort) => sort === value);

/** The view of a URL query. Parameters that are not valid are ignored. */
export const parseStoreView = (query: string): StoreView => {
  const params = new URLSearchParams(query);
  const values = (name: FacetName) => [
    ...new Set(params.getAll(FACET_KEYS[name]).filter((value) => value !== '')),
  ];
  const bundle = params.get('bundle') ?? '';
  const sort = params.get('sort');
  const layout = params.get('view');
  return {
    text: params.get('text') ?? '',
    lines: values('lines'),
    sublines: values('sublines'),
    brands: values('brands'),
    sizes: values('sizes'),
    bundle: /^\d{1,15}$/.test(bundle) ? Number(bundle) : null,
    deals: params.get('deals') === '1',
    inStockOnly: params.get('inStock') === '1',
    sort: isSort(sort) ? sort : 'relevance',
    layout: layout === 'list' || layout === 'grid' ? layout : null,
  };
};

/** The URL query of a view, without a question mark. Default values are left out. */
export const storeQuery = (changes: Partial<StoreView>): string => {
  const view = { ...DEFAULT_STORE_VIEW, ...changes };
  const params = new URLSearchParams();
  if (view.text !== '') params.set('text', view.text);
  if (view.deals) params.set('deals', '1');
  if (view.bundle !== null) params.set('bundle', String(view.bundle));
  for (const name of FACET_NAMES) for (const value of view[name]) params.append(FACET_KEYS[name], value);
  if (view.inStockOnly) params.set('inStock', '1');
  if (view.sort !== 'relevance') params.set('sort', view.sort);
  if (view.layout !== null) params.set('view', view.layout);
  return params.toString();
};

/** The number of active filters. The search text and the bundle don't count. */
export const countFilters = (view: StoreView): number =>
  FACET_NAMES.reduce((sum, name) => sum + view[name].length, view.inStockOnly ? 1 : 0);

/** Removes all filters and keeps search text, bundle, sort order and layout. */
export const withoutFilters = (view: StoreView): StoreView => ({
  ...view,
  lines: [],
  sublines: [],
  brands: [],
  sizes: [],
  inStockOnly: false,
});

/**
 * Adds or removes a filter value. With `single` selection a value replaces the previous one (specification §1, filter
 * selection type).
 */
export const toggleFacet = (
  view: StoreView,
  name: FacetName,
  value: string,
  selection: 'single' | 'multiple',
): StoreView => {
  const isChosen = view[name].includes(value);
  const others = selection === 'single' ? [] : view[name].filter((other) => other !== value);
  return { ...view, [name]: isChosen ? others : [...others, value] };
};
