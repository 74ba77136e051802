import {
  infiniteQueryOptions,
  keepPreviousData,
  type UseQueryResult,
  useInfiniteQuery,
  useQueries,
  useQuery,
} from '@tanstack/react-query';
import { toFailure } from '../../api/callError.ts';
import { loadCategoryBundles } from '../../api/catalogue/loadCategoryBundles.ts';
import { loadProducts } from '../../api/catalogue/loadProducts.ts';
import type { ProductFilters, ProductScope } from '../../api/search/productQuery.ts';
import { searchProducts } from '../../api/search/searchProducts.ts';
import type { CategoryBundle, Offer, Product } from '../../domain/catalogue/product.ts';
import type { StoreView } from '../../domain/catalogue/storeView.ts';
import { nextFrame } from '../../platform/nextFrame.ts';
import { useWorkspace } from '../useWorkspace.ts';
import type { Workspace } from '../workspace.ts';
import { knownOffers, sameOffers, sameProducts } from './sameAsBefore.ts';

/** Rows asked for at a time. */
const PAGE = 40;
/** Rows asked for at once by who comes back to a place far down. */
const MOST_AT_ONCE = 1000;
/** A search service answers no further than this; who needs more narrows the search. */
const MOST = 10_000;
/** Coming back from a product shows the list as it was, with its place, ms. */
const LIST_STAYS_FRESH = 300_000;

const BUNDLES = ['category-bundles'];

/** The bundles of the category bar. */
export const useCategoryBundles = () => {
  const { portal } = useWorkspace();
  return useQuery({
    queryKey: BUNDLES,
    queryFn: () => loadCategoryBundles(portal.http),
    staleTime: Number.POSITIVE_INFINITY,
  });
};

/** What company and customer allow to be found (specification §6: the customer's list, otherwise the company's). */
export const scopeOf = ({ portal: { company }, customer }: Workspace): ProductScope => ({
  companyId: company.id,
  hiddenLines: company.categoriesToHide,
  ids: customer?.products ?? company.products,
});

/** What a view asks the search for. */
export const filtersOf = (
  { text, lines, sublines, brands, sizes, bundle, inStockOnly }: StoreView,
  bundles: readonly CategoryBundle[],
  { hideSoldOutItems }: { hideSoldOutItems: boolean },
): ProductFilters => ({
  text: text.trim(),
  lines,
  sublines,
  brands,
  sizes,
  categories: bundles.find(({ id }) => id === bundle)?.categories ?? null,
  inStockOnly: inStockOnly || hideSoldOutItems,
});

const productsOf = (
  workspace: Workspace,
  { view, bundles, upTo }: { view: StoreView; bundles: readonly CategoryBundle[]; upTo: number },
) => {
  const { portal } = workspace;
  const asked = { ...filtersOf(view, bundles, portal.company.settings), sort: view.sort };
  return infiniteQueryOptions({
    queryKey: ['store', asked],
    initialPageParam: { from: 0, size: Math.min(MOST_AT_ONCE, PAGE * Math.ceil((upTo + PAGE) / PAGE)) },
    staleTime: LIST_STAYS_FRESH,
    queryFn: async ({ pageParam, signal }) => {
      const page = await searchProducts(
        portal.http,
        { ...asked, ...scopeOf(workspace), ...pageParam },
        signal,
      );
      return { ...page, products: sameProducts(workspace.queries, page.products) };
    },
    getNextPageParam: (last, pages) => {
      const from = pages.reduce((sum, { products }) => sum + products.length, 0);
      const isMore = last.products.length > 0 && from < Math.min(last.total, MOST);
      return isMore ? { from, size: Math.min(PAGE, MOST - from) } : undefined;
    },
  });
};

/**
 * The products of a view, page after page, without the customer's terms: {@link useOffers} has those. `upTo` is the product
 * that a customer comes back to: the first page reaches that far.
 */
export const useStoreProducts = (view: StoreView, upTo = 0) => {
  const bundles = useCategoryBundles();
  return useInfiniteQuery({
    ...productsOf(useWorkspace(), { view, bundles: bundles.data ?? [], upTo }),
    enabled: view.bundle === null || !bundles.isPending,
    placeholderData: keepPreviousData,
  });
};

/** Asks for the products of a view that is about to be shown; resolves when they are there or can't be had. */
export const prefetchProducts = (workspace: Workspace, view: StoreView): Promise<void> => {
  const bundles = workspace.queries.getQueryData<CategoryBundle[]>(BUNDLES) ?? [];
  return workspace.queries.prefetchInfiniteQuery(productsOf(workspace, { view, bundles, upTo: 0 }));
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

/** Products in the portions in which their terms are asked for. */
export const toPages = (products: readonly Product[]): (readonly Product[])[] =>
  Array.from({ length: Math.ceil(products.length / PAGE) }, (_, at) =>
    products.slice(at * PAGE, (at + 1) * PAGE),
  );

/** The first and the last page whose terms are wanted. */
export type PageRange = { first: number; last: number };

/** The pages of a stretch of products. */
export const pageRangeOf = (first: number, last: number): PageRange => ({
  first: Math.floor(Math.max(0, first) / PAGE),
  last: Math.floor(last / PAGE),
});

const EVERY_PAGE: PageRange = { first: 0, last: Number.POSITIVE_INFINITY };

/**
 * The customer's terms for pages of products, a call for each page: names and pictures don't wait for prices, and a page
 * asked for once isn't asked for again. Pages outside of the stretch wait.
 */
export const useOffers = (
  pages: readonly (readonly Product[])[],
  { first, last }: PageRange = EVERY_PAGE,
): Offers => {
  const workspace = useWorkspace();
  return useQueries({
    queries: pages.map((products, page) => ({
      queryKey: ['offers', products.map(({ id }) => id)],
      enabled: page >= first && page <= last,
      /** The products are painted first, before the code that their terms need is asked for. */
      queryFn: async () => {
        await nextFrame();
        const { loadOffers } = await import('./loadOffers.ts');
        return sameOffers(workspace.queries, await loadOffers(workspace, products));
      },
      /** A product that stays while one types keeps its price until it is told anew. */
      placeholderData: () =>
        knownOffers(
          workspace.queries,
          products.map(({ id }) => id),
        ),
      /** Prices that can't be read are no reason to take the products away. */
      throwOnError: false,
    })),
    combine: combineOffers,
  });
};

/** One product with the customer's terms; data is null when it is gone or not for this customer. */
export const useOffer = (productId: number) => {
  const workspace = useWorkspace();
  return useQuery({
    queryKey: ['offer', productId],
    placeholderData: () => knownOffers(workspace.queries, [productId])[0],
    queryFn: async () => {
      try {
        const { loadOffers } = await import('./loadOffers.ts');
        const [offer] = await loadOffers(workspace, await loadProducts(workspace.portal.http, [productId]));
        return offer ?? null;
      } catch (error) {
        if (toFailure(error) === 'not_found') return null;
        throw error;
      }
    },
  });
};
