import type { RelatedProducts } from '../../domain/recommendations/related.ts';
import type { Http } from '../calls.ts';
import { relatedResponse } from './schema.ts';

/** Best first; empty lists for a product that nobody bought with another, or that has no substitute. */
export const loadRelated = async (http: Http, productId: number): Promise<RelatedProducts> => {
  const { bought_together, substitutes } = await http.send({
    service: 'productApi',
    method: 'GET',
    path: `/products/${productId}/related`,
    response: relatedResponse,
  });
  const toProduct = ({ product_id: id, product_code: code }: (typeof substitutes)[number]) => ({ id, code });
  return { boughtTogether: bought_together.map(toProduct), substitutes: substitutes.map(toProduct) };
};
