import { useQuery } from '@tanstack/react-query';
import { searchProducts } from '../../api/search/searchProducts.ts';
import type { FacetValue } from '../../domain/catalogue/facets.ts';
import type { Offer } from '../../domain/catalogue/product.ts';
import { usePortal } from '../usePortal.ts';
import { useCatalogueService } from './useCatalogueService.ts';
import { useProductOffers } from './useProductOffers.ts';

type BestSellers = {
  products: Offer[];
  /** Of all that the shop sells, those with the most products first. */
  brands: readonly FacetValue[];
  isPending: boolean;
};

/** The shop's most popular products with their offers; empty while they load or after a failure, because no page depends on them. */
export const useBestSellers = (most: number): BestSellers => {
  const { company, http } = usePortal();
  const { scope } = useCatalogueService();
  const { data, isFetched } = useQuery({
    queryKey: ['best-sellers', most],
    queryFn: ({ signal }) =>
      searchProducts(
        http,
        {
          text: '',
          lines: [],
          sublines: [],
          brands: [],
          sizes: [],
          sort: 'popular',
          categories: null,
          inStockOnly: company.settings.hideSoldOutItems,
          ...scope,
          from: 0,
          size: most,
        },
        signal,
      ),
  });
  const products = (data?.products ?? []).map(({ id, code }) => ({ id, code }));
  const offers = useProductOffers(products);
  return {
    products: products.flatMap(({ id }) => offers.data?.get(id) ?? []),
    brands: data?.facets.brands ?? [],
    isPending: !isFetched || (products.length > 0 && !offers.isFetched),
  };
};
