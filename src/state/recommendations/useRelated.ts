import { useQuery } from '@tanstack/react-query';
import { loadRelated } from '../../api/recommendations/loadRelated.ts';
import { searchProducts } from '../../api/search/searchProducts.ts';
import type { Offer, Product } from '../../domain/catalogue/product.ts';
import { useCatalogueService } from '../catalogue/useCatalogueService.ts';
import { useProductOffers } from '../catalogue/useProductOffers.ts';
import { usePortal } from '../usePortal.ts';

export type Related = {
  /** `substitutes`: in stock instead of a sold-out product; `similar`: of the same subline. */
  kind: 'together' | 'substitutes' | 'similar';
  products: Offer[];
};

/**
 * Related products with offers: substitutes of a sold-out product, or what is bought together with another, else the most
 * popular of its subline, for a sold-out product those in stock. Empty while loading or after a failure, because the page doesn't depend on them.
 */
export const useRelated = (
  product: Product,
  { isSoldOut, most }: { isSoldOut: boolean; most: number },
): Related => {
  const { company, http } = usePortal();
  const { scope } = useCatalogueService();
  const related = useQuery({
    queryKey: ['related', product.id],
    queryFn: () => loadRelated(http, product.id),
  });
  const substitutes = isSoldOut ? (related.data?.substitutes ?? []) : [];
  const boughtTogether = isSoldOut ? [] : (related.data?.boughtTogether ?? []);
  const found = substitutes.length > 0 ? substitutes : boughtTogether;
  const similar = useQuery({
    queryKey: ['similar', product.subline, isSoldOut, most],
    enabled: !related.isPending && found.length === 0 && product.subline !== '',
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
          inStockOnly: isSoldOut || company.settings.hideSoldOutItems,
          ...scope,
          from: 0,
          size: most + 1,
        },
        signal,
      ),
  });
  const kind = substitutes.length > 0 ? 'substitutes' : found.length > 0 ? 'together' : 'similar';
  const candidates =
    kind === 'similar' ? (similar.data?.products ?? []).filter(({ id }) => id !== product.id) : found;
  const shown = candidates.slice(0, most).map(({ id, code }) => ({ id, code }));
  const { data } = useProductOffers(shown);
  return { kind, products: shown.flatMap(({ id }) => data?.get(id) ?? []) };
};
