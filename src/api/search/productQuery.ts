import type { estypes } from '@elastic/elasticsearch';
import type { CategoryBundle } from '../../domain/catalogue/product.ts';
import type { ProductSort } from '../../domain/catalogue/storeView.ts';
import { limitedSearch } from '../../domain/texts/limitedSearch.ts';
import { highlightRequest } from './highlighting.ts';
import { textClause } from './textClause.ts';

/** The products that company and customer settings allow (rules: Search). */
export type ProductScope = {
  companyId: number;
  shownLines: readonly string[];
  hiddenLines: readonly string[];
  ids: readonly number[] | null;
};

/** `numbered`: the products whose own part number the text is. */
export type ProductFilters = {
  text: string;
  numbered?: readonly number[];
  lines: readonly string[];
  sublines: readonly string[];
  brands: readonly string[];
  sizes: readonly string[];
  categories: CategoryBundle['categories'] | null;
  inStockOnly: boolean;
  /** Of the session's customer, which only the back office's search service knows. */
  bought?: boolean;
};

export type ProductSearch = ProductScope &
  ProductFilters & {
    sort: ProductSort;
    from: number;
    size: number;
  };

const FACET_SIZE = 1000;
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

const SORTS: Record<ProductSort, estypes.SortCombinations[]> = {
  relevance: [{ _score: { order: 'desc' } }, { popularity: { order: 'desc' } }],
  popular: [{ popularity: { order: 'desc' } }],
  name: [{ 'name.keyword': { order: 'asc' } }],
  price_up: [{ default_price: { order: 'asc' } }],
  price_down: [{ default_price: { order: 'desc' } }],
};

const facetClauses = (search: ProductFilters, except?: FacetField): Clause[] =>
  facetFields
    .filter((field) => field !== except && search[FACETS[field]].length > 0)
    .map((field) => ({ terms: { [field]: [...search[FACETS[field]]] } }));

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

export const scopeClauses = ({
  companyId,
  shownLines,
  hiddenLines,
  ids,
}: ProductScope): { filter: Clause[]; must_not: Clause[] } => ({
  filter: [
    { term: { company_id: companyId } },
    { term: { disabled: 0 } },
    ...(ids === null ? [] : [{ terms: { id: [...ids] } }]),
    ...(shownLines.length > 0 ? [{ terms: { 'line_name.keyword': [...shownLines] } }] : []),
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

export const filterClauses = (filters: ProductFilters): Clause[] => {
  const text = limitedSearch(filters.text);
  return [
    ...bundleAndStock(filters),
    ...facetClauses(filters),
    ...(text === '' ? [] : [textClause(text, filters.numbered)]),
  ];
};

/**
 * The body of Elasticsearch's `_search`, for the index in docs/search-index.md. Each facet counts as if none of its own
 * values were chosen; therefore chosen filters are in `post_filter` and repeated in the other facets.
 */
export const productQuery = (search: ProductSearch): estypes.SearchRequest => {
  const text = limitedSearch(search.text);
  const { filter, must_not } = scopeClauses(search);
  return {
    query: {
      bool: {
        filter: [...filter, ...bundleAndStock(search)],
        must_not,
        ...(text !== '' && { must: [textClause(text, search.numbered)] }),
      },
    },
    post_filter: { bool: { filter: facetClauses(search) } },
    aggs: Object.fromEntries(
      facetFields.map((field) => [
        FACETS[field],
        {
          filter: { bool: { filter: facetClauses(search, field) } },
          aggs: { values: { terms: { field, size: FACET_SIZE } } },
        },
      ]),
    ),
    ...(text !== '' && { highlight: highlightRequest(MARKED_FIELDS) }),
    sort: SORTS[text === '' && search.sort === 'relevance' ? 'popular' : search.sort],
    from: search.from,
    size: search.size,
  };
};
