import type { estypes } from '@elastic/elasticsearch';
import { limitedSearch } from '../../domain/texts/limitedSearch.ts';
import { highlightRequest } from './highlighting.ts';
import { filterClauses, type ProductFilters, type ProductScope, scopeClauses } from './productQuery.ts';

export type AlternativesSearch = ProductScope & {
  original: ProductFilters;
  relaxed: readonly ProductFilters[];
};

const NAME_FIELDS = ['name^8', 'line_name^9', 'subline_name^9', 'subline2name^7', 'remark^7'];
// Elasticsearch's limit.
const MAX_EDITS = 2;
const MAX_PRODUCTS = 20;

/**
 * One request: a `filter` aggregation counts each relaxed search, and similar words come from the highlights of the
 * closest products. So unlike a suggester's words, they never belong to another company or to a product that this
 * customer may not buy.
 */
export const alternativesQuery = ({
  original,
  relaxed,
  ...scope
}: AlternativesSearch): estypes.SearchRequest => {
  const text = limitedSearch(original.text);
  const similar: estypes.QueryDslQueryContainer = {
    multi_match: { query: text, fields: NAME_FIELDS, type: 'most_fields', fuzziness: MAX_EDITS },
  };
  return {
    query: { bool: { ...scopeClauses(scope), ...(text !== '' && { should: [similar] }) } },
    post_filter: { bool: { filter: filterClauses({ ...original, text: '' }) } },
    aggs: Object.fromEntries(
      relaxed.map((filters, index) => [
        String(index),
        { filter: { bool: { filter: filterClauses(filters) } } },
      ]),
    ),
    ...(text !== '' && {
      highlight: highlightRequest(NAME_FIELDS.map((field) => field.replace(/\^.*/, ''))),
    }),
    sort: [{ _score: { order: 'desc' } }, { popularity: { order: 'desc' } }],
    size: text === '' ? 0 : MAX_PRODUCTS,
    _source: false,
  };
};
