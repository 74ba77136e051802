import { useQuery } from '@tanstack/react-query';
import { toFailure } from '../../api/callError.ts';
import { loadProducts } from '../../api/catalogue/loadProducts.ts';
import type { Offer } from '../../domain/catalogue/product.ts';
import { useWorkspace } from '../useWorkspace.ts';
import { loadOffers } from './lazyOffers.ts';

const byProduct = (offers: readonly Offer[]): ReadonlyMap<number, Offer> =>
  new Map(offers.map((offer) => [offer.product.id, offer]));

/** Offers by product id; unavailable products are missing. No request without ids. */
export const useProductOffers = (ids: readonly number[]) => {
  const workspace = useWorkspace();
  return useQuery({
    queryKey: ['product-offers', ids],
    enabled: ids.length > 0,
    select: byProduct,
    queryFn: async (): Promise<Offer[]> => {
      try {
        const products = await loadProducts(workspace.portal.http, ids);
        return await loadOffers(
          workspace,
          products.filter(({ disabled }) => !disabled),
        );
      } catch (error) {
        if (toFailure(error) === 'not_found') return [];
        throw error;
      }
    },
  });
};
