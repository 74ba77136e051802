import {
  keepPreviousData,
  type QueryClient,
  type UseQueryResult,
  useInfiniteQuery,
  useQueries,
  useQuery,
} from '@tanstack/react-query';
import { failureOf } from '../../api/callError.ts';
import { loadCategoryBundles } from '../../api/catalogue/loadCategoryBundles.ts';
import { loadProducts } from '../../api/catalogue/loadProducts.ts';
import { searchProducts } from '../../api/search/searchProducts.ts';
import type { Offer, Product } from '../../domain/catalogue/product.ts';
import type { StoreView } from '../../domain/catalogue/storeView.ts';
import { useWorkspace } from '../useWorkspace.ts';

/** Rows asked for at a time. */
const PAGE = 40;
/** A search service answers no further than this; who needs more narrows the search. */
const MOST = 10_000;
/** Coming back from a product shows the list as it was, with its place, ms. */
const LIST_STAYS_FRESH = 300_000;

/** The bundles of the category bar. */
export const useCategoryBundles = () => {
  const { portal } = useWorkspace();
  return useQuery({
    queryKey: ['category-bundles'],
    queryFn: () => loadCategoryBundles(portal.http),
    staleTime: Number.POSITIVE_INFINITY,
  });
};

/** The products of a view, page after page, without the customer's terms: {@link useOffers} has those. */
export const useStoreProducts = (view: StoreView) => {
  const { portal, customer } = useWorkspace();
  const { company } = portal;
  const bundles = useCategoryBundles();
  const isBundleKnown = view.bundle === null || !bundles.isPending;
  const { text, lines, sublines, brands, sizes, sort, bundle } = view;
  const asked = {
    text: text.trim(),
    lines,
    sublines,
    brands,
    sizes,
    sort,
    categories: bundles.data?.find(({ id }) => id === bundle)?.categories ?? null,
    inStockOnly: view.inStockOnly || company.settings.hideSoldOutItems,
  };
  return useInfiniteQuery({
    queryKey: ['store', asked],
    enabled: isBundleKnown,
    initialPageParam: 0,
    staleTime: LIST_STAYS_FRESH,
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) =>
      searchProducts(
        portal.http,
        {
          ...asked,
          companyId: company.id,
          hiddenLines: company.categoriesToHide,
          ids: customer?.products ?? company.products,
          from: pageParam,
          size: PAGE,
        },
        signal,
      ),
    getNextPageParam: (last, pages) => {
      const shown = pages.length * PAGE;
      return shown < Math.min(last.total, MOST) ? shown : undefined;
    },
  });
};

/** What {@link useOffers} knows so far: products whose terms are still on their way are missing. */
export type Offers = { byProduct: ReadonlyMap<number, Offer>; failed: boolean; retry(): void };

const combineOffers = (pages: UseQueryResult<Offer[]>[]): Offers => {
  const failed = pages.filter(({ isError }) => isError);
  return {
    byProduct: new Map(pages.flatMap(({ data }) => data ?? []).map((offer) => [offer.product.id, offer])),
    failed: failed.length > 0,
    retry: () => {
      for (const page of failed) void page.refetch();
    },
  };
};

/**
 * The customer's terms for pages of products, a call for each page: names and pictures don't wait for prices, and a page
 * asked for once isn't asked for again.
 */
export const useOffers = (pages: readonly (readonly Product[])[]): Offers => {
  const workspace = useWorkspace();
  return useQueries({
    queries: pages.map((products) => ({
      queryKey: ['offers', products.map(({ id }) => id)],
      queryFn: async () => (await import('./loadOffers.ts')).loadOffers(workspace, products),
    })),
    combine: combineOffers,
  });
};

const offerInLists = (queries: QueryClient, productId: number): Offer | undefined => {
  for (const [, offers] of queries.getQueriesData<Offer[]>({ queryKey: ['offers'] })) {
    const offer = offers?.find(({ product }) => product.id === productId);
    if (offer) return offer;
  }
  return undefined;
};

/** One product with the customer's terms; data is null when it is gone or not for this customer. */
export const useOffer = (productId: number) => {
  const workspace = useWorkspace();
  return useQuery({
    queryKey: ['offer', productId],
    placeholderData: () => offerInLists(workspace.queries, productId),
    queryFn: async () => {
      try {
        const { loadOffers } = await import('./loadOffers.ts');
        const [offer] = await loadOffers(workspace, await loadProducts(workspace.portal.http, [productId]));
        return offer ?? null;
      } catch (error) {
        if (failureOf(error) === 'not_found') return null;
        throw error;
      }
    },
  });
};
