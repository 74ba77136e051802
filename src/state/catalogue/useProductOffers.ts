import { useQuery } from '@tanstack/react-query';
import type { Offer } from '../../domain/catalogue/product.ts';
import type { ProductReference } from './loadOffers.ts';
import { useCatalogueService } from './useCatalogueService.ts';

const byProduct = (offers: readonly Offer[]): ReadonlyMap<number, Offer> =>
  new Map(offers.map((offer) => [offer.product.id, offer]));

/** Offers by product id; unavailable products are missing. No request without products. */
export const useProductOffers = (products: readonly ProductReference[]) => {
  const catalogue = useCatalogueService();
  return useQuery({
    queryKey: ['product-offers', products.map(({ id }) => id)],
    enabled: products.length > 0,
    select: byProduct,
    queryFn: () => catalogue.loadSoldOffers(products),
  });
};
