import type { CategoryBundle } from '../../domain/catalogue/product.ts';
import { resolveAddress } from '../addresses.ts';
import type { Http } from '../calls.ts';
import { categoryBundlesAnswer } from './schema.ts';

/** GET /category_bundles (specification §7). Throws {@link CallError}; its message is the server's own (specification §8). */
export const loadCategoryBundles = async (http: Http): Promise<CategoryBundle[]> => {
  const answer = await http.send({
    service: 'api',
    method: 'GET',
    path: '/category_bundles',
    answer: categoryBundlesAnswer,
  });
  return answer.category_bundles.map(({ id, name, photourl, categories }) => ({
    id,
    name,
    image: resolveAddress(photourl, http.addressOf('productApi')),
    categories: categories.map(({ line_name, sublines }) => ({ line: line_name, sublines })),
  }));
};
