import type { Facets, FacetValue } from '../../domain/catalogue/facets.ts';
import type { Marks } from '../../domain/catalogue/marks.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import type { Http } from '../calls.ts';
import { searchAnswer } from '../catalogue/schema.ts';
import { toProduct } from '../catalogue/toProduct.ts';
import { marksOf } from './marks.ts';
import { type ProductSearch, productQuery } from './productQuery.ts';

/** `marks`: what the text was found in, by product. */
export type ProductPage = {
  total: number;
  products: Product[];
  facets: Facets;
  marks: ReadonlyMap<number, Marks>;
};

/**
 * POST {searchApi}/products/_search?rest_total_hits_as_int=true (specification §7, item search). A read by POST, and so
 * repeated when its answer is lost. Throws {@link CallError}, `cancelled` through the signal.
 */
export const searchProducts = async (
  http: Http,
  search: ProductSearch,
  signal?: AbortSignal,
): Promise<ProductPage> => {
  const answer = await http.send({
    service: 'searchApi',
    method: 'POST',
    path: '/products/_search',
    query: { rest_total_hits_as_int: 'true' },
    body: productQuery(search),
    answer: searchAnswer,
    repeatable: true,
    ...(signal && { signal }),
  });
  const facet = (name: keyof Facets): FacetValue[] =>
    (answer.aggregations[name]?.values.buckets ?? []).map(({ key, doc_count }) => ({
      value: key,
      count: doc_count,
    }));
  const { hits } = answer.hits;
  return {
    total: answer.hits.total,
    marks: new Map(hits.map(({ _source, highlight }) => [_source.id, marksOf(highlight)])),
    products: hits.map((hit) => toProduct(hit._source, http.addressOf('productApi'))),
    facets: {
      lines: facet('lines'),
      sublines: facet('sublines'),
      brands: facet('brands'),
      sizes: facet('sizes'),
    },
  };
};
