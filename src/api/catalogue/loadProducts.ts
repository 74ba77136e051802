import type { Product } from '../../domain/catalogue/product.ts';
import type { Http } from '../calls.ts';
import { productsResponse } from './schema.ts';
import { toProduct } from './toProduct.ts';

/**
 * GET {productApi}/products/{id} with several ids (specification §7). Products that no longer exist, or that this customer
 * may not buy, are missing in the result. Throws {@link CallError}, `not_found` when none is left.
 */
export const loadProducts = async (http: Http, ids: readonly number[]): Promise<Product[]> => {
  const answer = await http.send({
    service: 'productApi',
    method: 'GET',
    path: `/products/${ids.join(',')}`,
    response: productsResponse,
  });
  return answer.products.map((product) => toProduct(product, http.serviceUrl('productApi')));
};
