import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { toFailure } from '../../api/callError.ts';
import { loadProducts } from '../../api/catalogue/loadProducts.ts';
import type { PortalContext } from '../portal.ts';
import { usePortal } from '../usePortal.ts';
import type { CatalogueService } from './catalogueService.ts';
import { knownOffers } from './reuseEntities.ts';
import { useCatalogueService } from './useCatalogueService.ts';

/** One product with its offer; null when it doesn't exist or isn't allowed for this customer. */
export const offerQuery = (
  {
    http,
    queries,
    catalogue,
  }: Pick<PortalContext, 'http'> & { queries: QueryClient; catalogue: CatalogueService },
  productId: number,
) =>
  queryOptions({
    queryKey: ['offer', productId],
    placeholderData: () => knownOffers(queries, [productId])[0],
    queryFn: async () => {
      try {
        const [offer] = await catalogue.loadOffers(await loadProducts(http, [productId]));
        return offer ?? null;
      } catch (error) {
        if (toFailure(error) === 'not_found') return null;
        throw error;
      }
    },
  });

export const useOffer = (productId: number) => {
  const { http } = usePortal();
  const queries = useQueryClient();
  const catalogue = useCatalogueService();
  return useQuery(offerQuery({ http, queries, catalogue }, productId));
};
