import type { estypes } from '@elastic/elasticsearch';
import type { CategoryBundle } from '../../domain/catalogue/product.ts';
import type { ProductSort } from '../../domain/catalogue/storeView.ts';
import { markedIn } from './marks.ts';
import { textClause } from './textClause.ts';

/** What company and customer allow to be found (specification §7, item search). */
export type ProductScope = {
  companyId: number;
  /** Lines that the company doesn't show. */
  hiddenLines: readonly string[];
  /** The only ids that may be found; null: no restriction. */
  ids: readonly number[] | null;
};

/** What a customer looks for. */
export type ProductFilters = {
  text: string;
  /** Chosen filters, by facet; several values of one facet widen it. */
  lines: readonly string[];
  sublines: readonly string[];
  brands: readonly string[];
  sizes: readonly string[];
  /** Lines, some with the sublines meant, of a category bundle; null: all products. */
  categories: CategoryBundle['categories'] | null;
  inStockOnly: boolean;
};

export type ProductSearch = ProductScope &
  ProductFilters & {
    sort: ProductSort;
    from: number;
    size: number;
  };

const FACET_SIZE = 1000;
/** Where what was found is marked: what a list may show of a product. */
const MARKED_FIELDS = ['name', 'remark', 'code', 'barcode'];

const FACETS = {
  'line_name.keyword': 'lines',
  'subline_name.keyword': 'sublines',
  'brand_name.keyword': 'brands',
  'size.keyword': 'sizes',
} as const;
type FacetField = keyof typeof FACETS;
type Clause = estypes.QueryDslQueryContainer;
const facetFields = Object.keys(FACETS) as FacetField[];

const sorts: Record<ProductSort, estypes.SortCombinations[]> = {
  relevance: [{ _score: { order: 'desc' } }, { popularity: { order: 'desc' } }],
  popular: [{ popularity: { order: 'desc' } }],
  name: [{ 'name.keyword': { order: 'asc' } }],
  price_up: [{ default_price: { order: 'asc' } }],
  price_down: [{ default_price: { order: 'desc' } }],
};

const chosen = (search: ProductFilters, except?: FacetField): Clause[] =>
  facetFields
    .filter((field) => field !== except && search[FACETS[field]].length > 0)
    .map((field) => ({ terms: { [field]: [...search[FACETS[field]]] } }));

/** Products of a line, or only of its named sublines. */
const categoryClause = ({ line, sublines }: CategoryBundle['categories'][number]): Clause => ({
  bool: {
    filter: [
      { terms: { 'line_name.keyword': [line] } },
      ...(sublines.length > 0 ? [{ terms: { 'subline_name.keyword': [...sublines] } }] : []),
    ],
  },
});

const bundleClause = (categories: CategoryBundle['categories']): Clause =>
  categories.every(({ sublines }) => sublines.length === 0)
    ? { terms: { 'line_name.keyword': categories.map(({ line }) => line) } }
    : { bool: { should: categories.map(categoryClause), minimum_should_match: 1 } };

/** What may be found at all, whatever is asked: the company's, for sale, not hidden, and only what the customer may buy. */
export const scopeOf = ({
  companyId,
  hiddenLines,
  ids,
}: ProductScope): { filter: Clause[]; must_not: Clause[] } => ({
  filter: [
    { term: { company_id: companyId } },
    { term: { disabled: 0 } },
    ...(ids === null ? [] : [{ terms: { id: [...ids] } }]),
  ],
  must_not: [
    { term: { is_discount: true } },
    { term: { hidden: true } },
    ...(hiddenLines.length > 0 ? [{ terms: { 'line_name.keyword': [...hiddenLines] } }] : []),
  ],
});

const bundleAndStock = ({ inStockOnly, categories }: ProductFilters): Clause[] => [
  ...(inStockOnly ? [{ term: { sold_out: false } }] : []),
  ...(categories === null ? [] : [bundleClause(categories)]),
];

/** Everything that narrows a search, its text too. */
export const narrowing = (filters: ProductFilters): Clause[] => {
  const text = filters.text.trim();
  return [...bundleAndStock(filters), ...chosen(filters), ...(text === '' ? [] : [textClause(text)])];
};

/**
 * The search as Elasticsearch's `_search` takes it, over an index as docs/search-index.md describes it. Each facet counts
 * what its own values would find if it weren't chosen, which is why the chosen filters stand in `post_filter` and again
 * in the other facets.
 */
export const productQuery = (search: ProductSearch): estypes.SearchRequest => {
  const text = search.text.trim();
  const { filter, must_not } = scopeOf(search);
  return {
    query: {
      bool: {
        filter: [...filter, ...bundleAndStock(search)],
        must_not,
        ...(text !== '' && { must: [textClause(text)] }),
      },
    },
    post_filter: { bool: { filter: chosen(search) } },
    aggs: Object.fromEntries(
      facetFields.map((field) => [
        FACETS[field],
        {
          filter: { bool: { filter: chosen(search, field) } },
          aggs: { values: { terms: { field, size: FACET_SIZE } } },
        },
      ]),
    ),
    ...(text !== '' && { highlight: markedIn(MARKED_FIELDS) }),
    sort: sorts[text === '' && search.sort === 'relevance' ? 'popular' : search.sort],
    from: search.from,
    size: search.size,
  };
};
