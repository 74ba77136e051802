import { useQuery } from '@tanstack/react-query';
import { searchProducts } from '../../api/search/searchProducts.ts';
import type { Offer, Product } from '../../domain/catalogue/product.ts';
import { useCatalogueService } from '../catalogue/useCatalogueService.ts';
import { useProductOffers } from '../catalogue/useProductOffers.ts';
import { usePortal } from '../usePortal.ts';
import { useRecommendations } from './useRecommendations.ts';

export type Related = {
  /** `recommended`: by the company; `similar`: of the same subline. */
  kind: 'recommended' | 'similar';
  products: Offer[];
};

/**
 * Related products with offers: recommended ones, else the most popular of the subline. Empty while loading or after a
 * failure, because the page doesn't depend on them.
 */
export const useRelated = (product: Product, most: number): Related => {
  const { company, http } = usePortal();
  const { scope } = useCatalogueService();
  const recommendations = useRecommendations();
  const recommended = (recommendations ?? [])
    .flatMap(({ suggestions }) =>
      suggestions.map(({ productId, productCode }) => ({ id: productId, code: productCode })),
    )
    .filter(({ id }) => id !== product.id);
  const isKnown = recommendations !== undefined;
  const similar = useQuery({
    queryKey: ['similar', product.subline, most],
    enabled: isKnown && recommended.length === 0 && product.subline !== '',
    queryFn: ({ signal }) =>
      searchProducts(
        http,
        {
          text: '',
          lines: [],
          sublines: [product.subline],
          brands: [],
          sizes: [],
          sort: 'popular',
          categories: null,
          inStockOnly: company.settings.hideSoldOutItems,
          ...scope,
          from: 0,
          size: most + 1,
        },
        signal,
      ),
  });
  const kind = recommended.length > 0 ? 'recommended' : 'similar';
  const candidates =
    kind === 'recommended'
      ? [...new Map(recommended.map((each) => [each.id, each])).values()]
      : (similar.data?.products ?? []).filter(({ id }) => id !== product.id);
  const shown = candidates.slice(0, most).map(({ id, code }) => ({ id, code }));
  const { data } = useProductOffers(shown);
  return { kind, products: shown.flatMap(({ id }) => data?.get(id) ?? []) };
};
