import type { estypes } from '@elastic/elasticsearch';
import { markedIn } from './marks.ts';
import { narrowing, type ProductFilters, type ProductScope, scopeOf } from './productQuery.ts';

/** A search that found nothing, and the searches with less in them that may find something. */
export type NearestSearch = ProductScope & { asked: ProductFilters; looser: readonly ProductFilters[] };

/** The words that a product is known by. */
const NAMES = ['name^8', 'line_name^9', 'subline_name^9', 'subline2name^7', 'remark^7'];
/** As far as Elasticsearch goes. */
const MOST_EDITS = 2;
/** Products among whose words the nearest are looked for. */
const PRODUCTS = 20;

/**
 * One request for a search without results. Each looser search is counted by a `filter` aggregation. The nearest words are
 * what is marked in the products that come nearest within the chosen filters: unlike a suggester's, they are never those of
 * another company, nor of a product that this customer may not buy.
 */
export const nearestQuery = ({ asked, looser, ...scope }: NearestSearch): estypes.SearchRequest => {
  const text = asked.text.trim();
  const near: estypes.QueryDslQueryContainer = {
    multi_match: { query: text, fields: NAMES, type: 'most_fields', fuzziness: MOST_EDITS },
  };
  return {
    query: { bool: { ...scopeOf(scope), ...(text !== '' && { should: [near] }) } },
    post_filter: { bool: { filter: narrowing({ ...asked, text: '' }) } },
    aggs: Object.fromEntries(
      looser.map((filters, place) => [String(place), { filter: { bool: { filter: narrowing(filters) } } }]),
    ),
    ...(text !== '' && { highlight: markedIn(NAMES.map((field) => field.replace(/\^.*/, ''))) }),
    sort: [{ _score: { order: 'desc' } }, { popularity: { order: 'desc' } }],
    size: text === '' ? 0 : PRODUCTS,
    _source: false,
  };
};
