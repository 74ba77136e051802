import { toFailure } from '../../api/callError.ts';
import type { Http } from '../../api/calls.ts';
import { loadProducts } from '../../api/catalogue/loadProducts.ts';
import type { Product } from '../../domain/catalogue/product.ts';

/** Those of the products that are still sold to this customer. Throws {@link CallError}. */
export const loadSoldProducts = async (http: Http, ids: readonly number[]): Promise<Product[]> => {
  try {
    const products = await loadProducts(http, ids);
    return products.filter(({ disabled }) => !disabled);
  } catch (error) {
    if (toFailure(error) === 'not_found') return [];
    throw error;
  }
};
