import type { Http } from '../calls.ts';
import { resolveUrl } from '../serviceUrls.ts';
import { captureProductsResponse } from './schema.ts';

/** `image` is a URL, or empty. */
export type CaptureProduct = { id: number; name: string; code: string; remark: string; image: string };

/**
 * GET {api}/inventory_capture/products: the products that the customer counts, sorted by name (experience: Inventory
 * capture). Throws {@link CallError}, code `not_yours` for another customer's id.
 */
export const loadCaptureProducts = async (http: Http, customerId: number): Promise<CaptureProduct[]> => {
  const { products } = await http.send({
    service: 'api',
    method: 'GET',
    path: '/inventory_capture/products',
    query: { customer_id: customerId },
    response: captureProductsResponse,
  });
  return products.map(({ product_id, photourl, ...product }) => ({
    ...product,
    id: product_id,
    image: resolveUrl(photourl, http.serviceUrl('productApi')),
  }));
};
