import { useQuery } from '@tanstack/react-query';
import { loadCodeMatches } from '../../api/quickOrder/loadCodeMatches.ts';
import type { Offer, Product } from '../../domain/catalogue/product.ts';
import { certainProduct } from '../../domain/quickOrder/codeMatch.ts';
import { useCatalogueService } from '../catalogue/useCatalogueService.ts';
import { usePortal } from '../usePortal.ts';

type Found = { offer: Offer | null; candidates: readonly Product[] };

const NOTHING: Found = { offer: null, candidates: [] };

/** What a code orders, or a product that the customer chose. `candidates`: what the code may mean, where it isn't certain. */
export const useFoundOffer = (wanted: string | Product) => {
  const { http } = usePortal();
  const catalogue = useCatalogueService();
  const offerOf = async (product: Product): Promise<Found> => {
    const [offer] = await catalogue.loadOffers([product]);
    return { offer: offer ?? null, candidates: [] };
  };
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['found-offer', typeof wanted === 'string' ? wanted : wanted.id],
    enabled: wanted !== '',
    throwOnError: false,
    queryFn: async () => {
      if (typeof wanted !== 'string') return offerOf(wanted);
      const { byCode, products } = await loadCodeMatches(http, [wanted]);
      const match = byCode.get(wanted);
      const certain = match && products.get(certainProduct(match) ?? 0);
      return certain ? offerOf(certain) : { offer: null, candidates: [...products.values()] };
    },
  });
  const isKnown = wanted !== '' && data !== undefined;
  return {
    ...(isKnown ? data : NOTHING),
    isLooking: isFetching && !isKnown,
    problem: isError && !isFetching ? 'failed' : isKnown && !data.offer ? 'unknown_code' : null,
    retry: () => void refetch(),
  } as const;
};
