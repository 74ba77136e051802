import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Offer, Product } from '../../domain/catalogue/product.ts';
import { nextFrame } from '../../platform/nextFrame.ts';
import { hasFailed } from '../hasFailed.ts';
import { knownOffers, reuseOffers } from './reuseEntities.ts';
import { useCatalogueService } from './useCatalogueService.ts';

const PAGE_SIZE = 40;

export type Offers = { byProduct: ReadonlyMap<number, Offer>; failed: boolean; retry(): void };

// Plain data: while it is the same, a page that is asked or answers renders nothing.
const combineOffers = (pages: UseQueryResult<Offer[]>[]) => ({
  offers: pages.flatMap(({ data }) => data ?? []),
  failedPages: pages.flatMap((page, at) => (hasFailed(page) ? [at] : [])),
});

const keyOf = (products: readonly Product[]) => ['offers', products.map(({ id }) => id)];

export const toPages = (products: readonly Product[]): (readonly Product[])[] =>
  Array.from({ length: Math.ceil(products.length / PAGE_SIZE) }, (_, at) =>
    products.slice(at * PAGE_SIZE, (at + 1) * PAGE_SIZE),
  );

export type PageRange = { first: number; last: number };

export const pageRangeOf = (first: number, last: number): PageRange => ({
  first: Math.floor(Math.max(0, first) / PAGE_SIZE),
  last: Math.floor(last / PAGE_SIZE),
});

const EVERY_PAGE: PageRange = { first: 0, last: Number.POSITIVE_INFINITY };

/**
 * Loads offers page by page, so that names and pictures don't wait for prices. Loaded pages are not requested again; pages
 * outside the range wait.
 */
export const useOffers = (
  pages: readonly (readonly Product[])[],
  { first, last }: PageRange = EVERY_PAGE,
): Offers => {
  const queries = useQueryClient();
  const catalogue = useCatalogueService();
  const { offers, failedPages } = useQueries({
    queries: pages.map((products, page) => ({
      queryKey: keyOf(products),
      enabled: products.length > 0 && page >= first && page <= last,
      queryFn: async () => {
        await nextFrame();
        return reuseOffers(queries, await catalogue.loadOffers(products));
      },
      placeholderData: () =>
        knownOffers(
          queries,
          products.map(({ id }) => id),
        ),
      /** A failure must not hide the products. */
      throwOnError: false,
    })),
    combine: combineOffers,
  });
  const byProduct = useMemo(() => new Map(offers.map((offer) => [offer.product.id, offer])), [offers]);
  const retry = () => {
    for (const page of failedPages)
      void queries.refetchQueries({ queryKey: keyOf(pages[page] ?? []), exact: true });
  };
  return { byProduct, failed: failedPages.length > 0, retry };
};
