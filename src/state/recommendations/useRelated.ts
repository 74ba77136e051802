import { useQuery } from '@tanstack/react-query';
import { searchProducts } from '../../api/search/searchProducts.ts';
import type { Offer, Product } from '../../domain/catalogue/product.ts';
import { useProductOffers } from '../catalogue/useProductOffers.ts';
import { useWorkspace } from '../useWorkspace.ts';
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
  const { portal, customer } = useWorkspace();
  const { company, http } = portal;
  const recommendations = useRecommendations();
  const recommended = (recommendations ?? [])
    .flatMap(({ suggestions }) => suggestions.map(({ productId }) => productId))
    .filter((id) => id !== product.id);
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
          companyId: company.id,
          hiddenLines: company.categoriesToHide,
          ids: customer?.products ?? company.products,
          from: 0,
          size: most + 1,
        },
        signal,
      ),
  });
  const kind = recommended.length > 0 ? 'recommended' : 'similar';
  const ids =
    kind === 'recommended'
      ? [...new Set(recommended)]
      : (similar.data?.products ?? []).map(({ id }) => id).filter((id) => id !== product.id);
  const wanted = ids.slice(0, most);
  const { data } = useProductOffers(wanted);
  return { kind, products: wanted.flatMap((id) => data?.get(id) ?? []) };
};
