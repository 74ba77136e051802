import type { Product } from '../../domain/catalogue/product.ts';
import type { CodeMatch } from '../../domain/quickOrder/codeMatch.ts';
import type { Http } from '../calls.ts';
import { toProduct } from '../catalogue/toProduct.ts';
import type { CodesRequest } from './requestSchema.ts';
import { codeMatchesResponse } from './schema.ts';

/**
 * What codes mean, each as the customer wrote it, at most `CODES_PER_CALL` of them. `products`: those that the matches name, by id.
 * Throws {@link CallError}.
 */
export const loadCodeMatches = async (
  http: Http,
  codes: readonly string[],
): Promise<{ byCode: Map<string, CodeMatch>; products: Map<number, Product> }> => {
  const body: CodesRequest = { codes: [...codes] };
  const { matches, products } = await http.send({
    service: 'productApi',
    method: 'POST',
    path: '/products/by_codes',
    body,
    response: codeMatchesResponse,
    repeatable: true,
  });
  const base = http.serviceUrl('productApi');
  return {
    byCode: new Map(matches.map(({ code, step, product_ids }) => [code, { step, productIds: product_ids }])),
    products: new Map(products.map((product) => [product.id, toProduct(product, base)])),
  };
};
