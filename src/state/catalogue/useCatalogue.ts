import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { loadCategoryBundles } from '../../api/catalogue/loadCategoryBundles.ts';
import type { ProductFilters } from '../../api/search/productQuery.ts';
import { searchProducts } from '../../api/search/searchProducts.ts';
import type { CategoryBundle } from '../../domain/catalogue/product.ts';
import { shownBundles } from '../../domain/catalogue/shownBundles.ts';
import type { StoreView } from '../../domain/catalogue/storeView.ts';
import { NO_PART_NUMBERS, type PartNumbers } from '../../domain/partNumbers/partNumbers.ts';
import { productsNumbered } from '../../domain/partNumbers/productsNumbered.ts';
import { useIsOffline } from '../access/useIsOffline.ts';
import { usePartNumbers } from '../partNumbers/usePartNumbers.ts';
import type { PortalContext } from '../portal.ts';
import { usePortal } from '../usePortal.ts';
import type { CatalogueService } from './catalogueService.ts';
import { reuseProducts } from './reuseEntities.ts';
import { noteTab } from './tabNotes.ts';
import { useCatalogueService } from './useCatalogueService.ts';

const PAGE_SIZE = 40;
const MAX_FIRST_PAGE = 1000;
/** Search services don't return results beyond this. */
const MAX_RESULTS = 10_000;
/** Going back from a product shows the cached list. */
const LIST_STALE_MS = 300_000;

const BUNDLES = ['category-bundles'];

export const bundlesQuery = ({ http, company, local }: Pick<PortalContext, 'http' | 'company' | 'local'>) =>
  queryOptions({
    queryKey: BUNDLES,
    queryFn: async () => {
      const bundles = shownBundles(await loadCategoryBundles(http), company);
      noteTab(local, 'bundles', bundles.length > 0);
      return bundles;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useCategoryBundles = () => useQuery(bundlesQuery(usePortal()));

/** `numbers`: the customer's own part numbers, which are searched too. */
export const filtersOf = (
  { text, lines, sublines, brands, sizes, bundle, inStockOnly, bought }: StoreView,
  bundles: readonly CategoryBundle[],
  { hideSoldOutItems }: { hideSoldOutItems: boolean },
  numbers = NO_PART_NUMBERS,
): ProductFilters => ({
  text: text.trim(),
  numbered: productsNumbered(numbers, text).productIds,
  lines,
  sublines,
  brands,
  sizes,
  categories: bundles.find(({ id }) => id === bundle)?.categories ?? null,
  inStockOnly: inStockOnly || hideSoldOutItems,
  ...(bought && { bought }),
});

export type SearchDependencies = Pick<PortalContext, 'http' | 'company'> & {
  queries: QueryClient;
  catalogue: Pick<CatalogueService, 'scope'>;
  numbers: PartNumbers;
};

export const useSearchDependencies = (): SearchDependencies => {
  const { http, company } = usePortal();
  const queries = useQueryClient();
  const catalogue = useCatalogueService();
  return { http, company, queries, catalogue, numbers: usePartNumbers() };
};

export const storeProductsQuery = (
  { http, company, queries, catalogue, numbers }: SearchDependencies,
  { view, bundles, upTo }: { view: StoreView; bundles: readonly CategoryBundle[]; upTo: number },
) => {
  const filters = { ...filtersOf(view, bundles, company.settings, numbers), sort: view.sort };
  return infiniteQueryOptions({
    queryKey: ['store', filters],
    initialPageParam: {
      from: 0,
      size: Math.min(MAX_FIRST_PAGE, PAGE_SIZE * Math.ceil((upTo + PAGE_SIZE) / PAGE_SIZE)),
    },
    staleTime: LIST_STALE_MS,
    queryFn: async ({ pageParam, signal }) => {
      const page = await searchProducts(http, { ...filters, ...catalogue.scope, ...pageParam }, signal);
      return { ...page, products: reuseProducts(queries, page.products) };
    },
    getNextPageParam: (last, pages) => {
      const from = pages.reduce((sum, { products }) => sum + products.length, 0);
      const isMore = last.products.length > 0 && from < Math.min(last.total, MAX_RESULTS);
      return isMore ? { from, size: Math.min(PAGE_SIZE, MAX_RESULTS - from) } : undefined;
    },
  });
};

/**
 * The products of a view, page by page, without offers (`useOffers`). `upTo` is the index of the product that the
 * customer returns to; the first page includes it.
 */
export const useStoreProducts = (view: StoreView, upTo = 0) => {
  const bundles = useCategoryBundles();
  const search = useSearchDependencies();
  const query = storeProductsQuery(search, { view, bundles: bundles.data ?? [], upTo });
  const isOffline = useIsOffline();
  // The last visit has the first page only, which doesn't reach a position further down.
  useState(() => {
    if (!isOffline && upTo >= PAGE_SIZE && search.queries.getQueryState(query.queryKey)?.isInvalidated)
      search.queries.removeQueries({ queryKey: query.queryKey, exact: true });
  });
  return useInfiniteQuery({
    ...query,
    enabled: view.bundle === null || !bundles.isPending,
    placeholderData: keepPreviousData,
  });
};

export const usePrefetchProducts = () => {
  const search = useSearchDependencies();
  return (view: StoreView): Promise<void> => {
    const bundles = search.queries.getQueryData<CategoryBundle[]>(BUNDLES) ?? [];
    return search.queries.prefetchInfiniteQuery(storeProductsQuery(search, { view, bundles, upTo: 0 }));
  };
};
