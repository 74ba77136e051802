import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { Product } from '../../domain/catalogue/product.ts';
import { loadSoldProducts } from '../catalogue/loadSoldProducts.ts';
import { useOffers } from '../catalogue/useOffers.ts';
import { hasFailed } from '../hasFailed.ts';
import { usePortal } from '../usePortal.ts';

const PAGE_SIZE = 40;

const chunks = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / PAGE_SIZE) }, (_, at) =>
    ids.slice(at * PAGE_SIZE, (at + 1) * PAGE_SIZE),
  );

/** Existing pages stay unchanged, so that additions and removals repeat no requests. */
const withNew = (pages: readonly number[][], ids: readonly number[]): number[][] => {
  const known = new Set(pages.flat());
  return [...pages, ...chunks(ids.filter((id) => !known.has(id)))];
};

const combine = (pages: UseQueryResult<Product[]>[]) => ({
  pages: pages.map(({ data }) => data ?? []),
  isPending: pages.some((page) => page.isPending),
  failed: pages.some(hasFailed),
  retry: () => {
    for (const page of pages) if (page.isError) void page.refetch();
  },
});

/**
 * Products of a list with offers, page by page. `gone`: ids of products that are no longer sold to this customer. Use one
 * instance per list.
 */
export const useListProducts = (productIds: readonly number[]) => {
  const { http } = usePortal();
  const [asked, setAsked] = useState(1);
  const [pages, setPages] = useState(() => withNew([], productIds));
  const all = withNew(pages, productIds);
  if (all.length !== pages.length) setPages(all);

  const shown = all.slice(0, asked);
  const loaded = useQueries({
    queries: shown.map((ids) => ({
      queryKey: ['sold-products', ids],
      queryFn: () => loadSoldProducts(http, ids),
    })),
    combine,
  });
  const offers = useOffers(loaded.pages);
  const wanted = new Set(productIds);
  const products = loaded.pages.flat().filter(({ id }) => wanted.has(id));
  const found = new Set(products.map(({ id }) => id));
  const settled = !loaded.isPending && !loaded.failed;
  return {
    products,
    offers,
    isPending: loaded.isPending && products.length === 0,
    failed: loaded.failed,
    retry: loaded.retry,
    gone: settled ? shown.flat().filter((id) => wanted.has(id) && !found.has(id)) : [],
    hasMore: asked < all.length,
    loadMore: () => {
      if (!loaded.isPending && !loaded.failed) setAsked((before) => before + 1);
    },
  };
};
