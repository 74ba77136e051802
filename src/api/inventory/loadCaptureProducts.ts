import type { Http } from '../calls.ts';
import { resolveUrl } from '../serviceUrls.ts';
import { captureProductsResponse } from './schema.ts';

export type CaptureProduct = { id: number; name: string; code: string; remark: string; image: string };

/** The products that the customer counts, sorted by name (rules: Inventory capture). Error code: `not_yours`. */
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
