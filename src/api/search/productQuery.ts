import type { estypes } from '@elastic/elasticsearch';
import type { CategoryBundle } from '../../domain/catalogue/product.ts';
import type { ProductSort } from '../../domain/catalogue/storeView.ts';

/** What a customer looks for, and what company and customer allow to be found (specification §7, item search). */
export type ProductSearch = {
  companyId: number;
  text: string;
  /** Chosen filters, by facet; several values of one facet widen it. */
  lines: readonly string[];
  sublines: readonly string[];
  brands: readonly string[];
  sizes: readonly string[];
  /** Lines, some with the sublines meant, of a category bundle; null: all products. */
  categories: CategoryBundle['categories'] | null;
  /** Lines that the company doesn't show. */
  hiddenLines: readonly string[];
  inStockOnly: boolean;
  /** The only ids that may be found; null: no restriction. */
  ids: readonly number[] | null;
  sort: ProductSort;
  from: number;
  size: number;
};

/** Weights of the text search (specification §9; the eighth field, ean, weighs 7). */
const WEIGHTED_FIELDS = [
  'name^8',
  'remark^7',
  'line_name^9',
  'subline_name^9',
  'subline2name^7',
  'barcode^7',
  'size^7',
  'ean^7',
];
/** Codes are typed whole: a hit in one of them stands before every other. */
const EXACT_FIELDS = ['code', 'barcode', 'ean', 'manufacturer_part'];
const EXACT_BOOST = 1000;
const FACET_SIZE = 1000;

const FACETS = { line_name: 'lines', subline_name: 'sublines', brand_name: 'brands', size: 'sizes' } as const;
type FacetField = keyof typeof FACETS;
const facetFields = Object.keys(FACETS) as FacetField[];

const sorts: Record<ProductSort, estypes.SortCombinations[]> = {
  relevance: [{ _score: { order: 'desc' } }, { popularity: { order: 'desc' } }],
  popular: [{ popularity: { order: 'desc' } }],
  name: [{ 'name.keyword': { order: 'asc' } }],
  price_up: [{ default_price: { order: 'asc' } }],
  price_down: [{ default_price: { order: 'desc' } }],
};

const textClause = (text: string): estypes.QueryDslQueryContainer => ({
  bool: {
    should: [
      ...EXACT_FIELDS.map((field) => ({ term: { [field]: { value: text, boost: EXACT_BOOST } } })),
      {
        multi_match: { query: text, fields: WEIGHTED_FIELDS, type: 'cross_fields', operator: 'and' },
      },
      {
        multi_match: {
          query: text,
          fields: WEIGHTED_FIELDS,
          type: 'best_fields',
          fuzziness: 'AUTO',
          operator: 'and',
        },
      },
      { multi_match: { query: text, fields: WEIGHTED_FIELDS, type: 'bool_prefix', operator: 'and' } },
      { multi_match: { query: text, fields: ['code^9', 'manufacturer_part^9'], type: 'bool_prefix' } },
    ],
    minimum_should_match: 1,
  },
});

const chosen = (search: ProductSearch, except?: FacetField): estypes.QueryDslQueryContainer[] =>
  facetFields
    .filter((field) => field !== except && search[FACETS[field]].length > 0)
    .map((field) => ({ terms: { [field]: [...search[FACETS[field]]] } }));

/** Products of a line, or only of its named sublines. */
const categoryClause = ({
  line,
  sublines,
}: CategoryBundle['categories'][number]): estypes.QueryDslQueryContainer => ({
  bool: {
    filter: [
      { terms: { line_name: [line] } },
      ...(sublines.length > 0 ? [{ terms: { subline_name: [...sublines] } }] : []),
    ],
  },
});

const bundleClause = (categories: CategoryBundle['categories']): estypes.QueryDslQueryContainer =>
  categories.every(({ sublines }) => sublines.length === 0)
    ? { terms: { line_name: categories.map(({ line }) => line) } }
    : { bool: { should: categories.map(categoryClause), minimum_should_match: 1 } };

/**
 * The search as Elasticsearch's `_search` takes it. Each facet counts what its own values would find if it weren't
 * chosen, which is why the chosen filters stand in `post_filter` and again in the other facets.
 */
export const productQuery = (search: ProductSearch): estypes.SearchRequest => {
  const text = search.text.trim();
  return {
    query: {
      bool: {
        filter: [
          { term: { company_id: search.companyId } },
          { term: { disabled: 0 } },
          ...(search.inStockOnly ? [{ term: { sold_out: false } }] : []),
          ...(search.categories === null ? [] : [bundleClause(search.categories)]),
          ...(search.ids === null ? [] : [{ terms: { id: [...search.ids] } }]),
        ],
        must_not: [
          { term: { is_discount: true } },
          { term: { hidden: true } },
          ...(search.hiddenLines.length > 0 ? [{ terms: { line_name: [...search.hiddenLines] } }] : []),
        ],
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
    sort: sorts[text === '' && search.sort === 'relevance' ? 'popular' : search.sort],
    from: search.from,
    size: search.size,
  };
};
