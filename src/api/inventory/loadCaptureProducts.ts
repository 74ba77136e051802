import { resolveAddress } from '../addresses.ts';
import type { Http } from '../calls.ts';
import { captureProductsAnswer } from './schema.ts';

/** A product that the customer counts. `image` is an address, or empty. */
export type CaptureProduct = { id: number; name: string; code: string; remark: string; image: string };

/**
 * GET {api}/inventory_capture/products: what the customer counts (experience: Inventory capture), by name. Throws
 * {@link CallError}, code `not_yours` when the number is another customer's.
 */
export const loadCaptureProducts = async (http: Http, customerId: number): Promise<CaptureProduct[]> => {
  const { products } = await http.send({
    service: 'api',
    method: 'GET',
    path: '/inventory_capture/products',
    query: { customer_id: customerId },
    answer: captureProductsAnswer,
  });
  return products.map(({ product_id, photourl, ...product }) => ({
    ...product,
    id: product_id,
    image: resolveAddress(photourl, http.addressOf('productApi')),
  }));
};
