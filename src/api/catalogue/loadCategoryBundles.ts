import type { CategoryBundle } from '../../domain/catalogue/product.ts';
import type { Http } from '../calls.ts';
import { resolveUrl } from '../serviceUrls.ts';
import { categoryBundlesResponse } from './schema.ts';

/** GET /category_bundles (specification §7). Throws {@link CallError} with the server's own message (specification §8). */
export const loadCategoryBundles = async (http: Http): Promise<CategoryBundle[]> => {
  const answer = await http.send({
    service: 'api',
    method: 'GET',
    path: '/category_bundles',
    response: categoryBundlesResponse,
  });
  return answer.category_bundles.map(({ id, name, photourl, categories }) => ({
    id,
    name,
    image: resolveUrl(photourl, http.serviceUrl('productApi')),
    categories: categories.map(({ line_name, sublines }) => ({ line: line_name, sublines })),
  }));
};
