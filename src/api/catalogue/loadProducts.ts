import type { Product } from '../../domain/catalogue/product.ts';
import type { Http } from '../calls.ts';
import { productsResponse } from './schema.ts';
import { toProduct } from './toProduct.ts';

/** Missing products no longer exist or may not be bought. Throws `not_found` when none is left. */
export const loadProducts = async (http: Http, ids: readonly number[]): Promise<Product[]> => {
  const response = await http.send({
    service: 'productApi',
    method: 'GET',
    path: `/products/${ids.join(',')}`,
    response: productsResponse,
  });
  return response.products.map((product) => toProduct(product, http.serviceUrl('productApi')));
};
