import { FACET_NAMES, type FacetName } from './facets.ts';

export const PRODUCT_SORTS = ['relevance', 'popular', 'name', 'price_up', 'price_down'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** A larger list is a category and no set. */
export const MAX_SET_SIZE = 30;

const STORE_LAYOUTS = ['compact', 'list', 'grid'] as const;
export type StoreLayout = (typeof STORE_LAYOUTS)[number];

export const isStoreLayout = (value: unknown): value is StoreLayout =>
  STORE_LAYOUTS.some((layout) => layout === value);

export type StoreView = Readonly<Record<FacetName, readonly string[]>> & {
  readonly text: string;
  readonly bundle: number | null;
  readonly deals: boolean;
  readonly inStockOnly: boolean;
  /** Only what the customer has bought before. */
  readonly bought: boolean;
  readonly sort: ProductSort;
  /** Null uses the layout that the customer used last. */
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
  bought: false,
  sort: 'relevance',
  layout: null,
};

/** A URL fragment, so that Back closes the filters on a phone. */
export const FILTERS_FRAGMENT = '#filters';

const FACET_KEYS = {
  lines: 'line',
  sublines: 'subline',
  brands: 'brand',
  sizes: 'size',
} as const satisfies Record<FacetName, string>;

const isSort = (value: string | null): value is ProductSort => PRODUCT_SORTS.some((sort) => sort === value);

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
    bought: params.get('bought') === '1',
    sort: isSort(sort) ? sort : 'relevance',
    layout: isStoreLayout(layout) ? layout : null,
  };
};

/** Without a question mark. Default values are left out. */
export const storeQuery = (changes: Partial<StoreView>): string => {
  const view = { ...DEFAULT_STORE_VIEW, ...changes };
  const params = new URLSearchParams();
  if (view.text !== '') params.set('text', view.text);
  if (view.deals) params.set('deals', '1');
  if (view.bundle !== null) params.set('bundle', String(view.bundle));
  for (const name of FACET_NAMES) for (const value of view[name]) params.append(FACET_KEYS[name], value);
  if (view.inStockOnly) params.set('inStock', '1');
  if (view.bought) params.set('bought', '1');
  if (view.sort !== 'relevance') params.set('sort', view.sort);
  if (view.layout !== null) params.set('view', view.layout);
  return params.toString();
};

export const countFilters = (view: StoreView): number =>
  FACET_NAMES.reduce((sum, name) => sum + view[name].length, Number(view.inStockOnly) + Number(view.bought));

export const withoutFilters = (view: StoreView): StoreView => ({
  ...view,
  lines: [],
  sublines: [],
  brands: [],
  sizes: [],
  inStockOnly: false,
  bought: false,
});

/** With `single` selection a value replaces the previous one (rules: Company settings). */
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
