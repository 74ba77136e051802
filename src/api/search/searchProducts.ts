import type { Facets, FacetValue } from '../../domain/catalogue/facets.ts';
import type { Highlights } from '../../domain/catalogue/highlights.ts';
import type { LastPurchases } from '../../domain/catalogue/lastPurchase.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { CallError } from '../callError.ts';
import type { Http } from '../calls.ts';
import { searchResponse } from '../catalogue/schema.ts';
import { toLastPurchases } from '../catalogue/toLastPurchases.ts';
import { toProduct } from '../catalogue/toProduct.ts';
import { parseHighlights } from './highlighting.ts';
import { type ProductSearch, productQuery } from './productQuery.ts';

export type ProductPage = {
  total: number;
  products: Product[];
  facets: Facets;
  highlights: ReadonlyMap<number, Highlights>;
  /** The customer's, of these products; null for visitors and from a search service that doesn't tell. */
  purchases: LastPurchases | null;
};

/**
 * (rules: Search) Throws {@link CallError} `cancelled` when the signal aborts, and `timeout` for a search that the
 * service ended early, because its hits and counts are incomplete.
 */
export const searchProducts = async (
  http: Http,
  search: ProductSearch,
  signal?: AbortSignal,
): Promise<ProductPage> => {
  const response = await http.send({
    service: 'searchApi',
    method: 'POST',
    path: '/products/_search',
    query: { rest_total_hits_as_int: 'true', ...(search.bought && { bought: '1' }) },
    body: productQuery(search),
    response: searchResponse,
    repeatable: true,
    ...(signal && { signal }),
  });
  if (response.timed_out) throw new CallError('timeout');
  const facet = (name: keyof Facets): FacetValue[] =>
    (response.aggregations[name]?.values.buckets ?? []).map(({ key, doc_count }) => ({
      value: key,
      count: doc_count,
    }));
  const { hits } = response.hits;
  return {
    total: response.hits.total,
    highlights: new Map(hits.map(({ _source, highlight }) => [_source.id, parseHighlights(highlight)])),
    products: hits.map((hit) => toProduct(hit._source, http.serviceUrl('productApi'))),
    purchases: response.purchases ? toLastPurchases(response.purchases) : null,
    facets: {
      lines: facet('lines'),
      sublines: facet('sublines'),
      brands: facet('brands'),
      sizes: facet('sizes'),
    },
  };
};
