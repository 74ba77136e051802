import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ProductPage } from '../../api/search/searchProducts.ts';
import { type Customer, isSameCustomer } from '../../domain/session/customer.ts';
import type { Clock } from '../../platform/clock.ts';
import type { LocalStore } from '../../platform/storage.ts';
import { readVisit } from './lastVisit.ts';

const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1_000;
/** The first part of the keys of the store's queries. */
export const STORE = 'store';

export const rootOf = (queryKey: QueryKey): string => String(queryKey[0]);

export type StorePages = InfiniteData<ProductPage>;
/** Highlights have no form in JSON; they come again with the answer. */
export type RememberedPages = InfiniteData<Omit<ProductPage, 'highlights'>>;

const toStorePages = ({ pages, pageParams }: RememberedPages): StorePages => ({
  pages: pages.map((page) => ({ ...page, highlights: new Map() })),
  pageParams,
});

/** What the answers of one customer are stored from and restored to. */
export type QueryMemory = {
  queries: QueryClient;
  local: LocalStore;
  clock: Clock;
  /** Whether prices are hidden now. Then nothing with a price is kept. */
  hidesPrices: boolean;
};

/** Shows the last visit's answers of a customer until the back office has answered again: they count as invalidated. */
export const restoreQueries = (
  { queries, local, clock, hidesPrices }: QueryMemory,
  customer: Customer,
): void => {
  const owner = readVisit(local, 'customer');
  const last = owner && isSameCustomer(owner, customer) ? readVisit(local, 'queries') : null;
  if (!last || last.hidesPrices !== hidesPrices || clock.now() - last.savedAt > MAX_AGE_MS) return;
  for (const { queryKey, data, updatedAt } of last.queries) {
    const restored = rootOf(queryKey) === STORE ? toStorePages(data as RememberedPages) : data;
    queries.setQueryData(queryKey, restored, { updatedAt });
    queries.getQueryCache().find({ queryKey })?.invalidate();
  }
};
