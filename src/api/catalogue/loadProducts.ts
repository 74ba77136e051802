import type { Product } from '../../domain/catalogue/product.ts';
import type { Http } from '../calls.ts';
import { productsAnswer } from './schema.ts';
import { toProduct } from './toProduct.ts';

/**
 * GET {productApi}/products/{id}, several ids at once (specification §7). Products that are gone, or that this customer
 * may not buy, are missing from the answer. Throws {@link CallError}, `not_found` when none is left.
 */
export const loadProducts = async (http: Http, ids: readonly number[]): Promise<Product[]> => {
  const answer = await http.send({
    service: 'productApi',
    method: 'GET',
    path: `/products/${ids.join(',')}`,
    answer: productsAnswer,
  });
  return answer.products.map((product) => toProduct(product, http.addressOf('productApi')));
};
