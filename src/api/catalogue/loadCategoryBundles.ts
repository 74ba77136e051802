import type { CategoryBundle } from '../../domain/catalogue/product.ts';
import type { Http } from '../calls.ts';
import { resolveUrl } from '../serviceUrls.ts';
import { categoryBundlesResponse } from './schema.ts';

export const loadCategoryBundles = async (http: Http): Promise<CategoryBundle[]> => {
  const response = await http.send({
    service: 'api',
    method: 'GET',
    path: '/category_bundles',
    response: categoryBundlesResponse,
  });
  return response.category_bundles.map(({ id, name, photourl, categories }) => ({
    id,
    name,
    image: resolveUrl(photourl, http.serviceUrl('productApi')),
    categories: categories.map(({ line_name, sublines }) => ({ line: line_name, sublines })),
  }));
};
