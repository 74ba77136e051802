import type { InfiniteData, Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ProductPage } from '../../api/search/searchProducts.ts';
import { type Customer, isSameCustomer } from '../../domain/session/customer.ts';
import type { Clock } from '../../platform/clock.ts';
import type { LocalStore } from '../../platform/storage.ts';
import { type RememberedQuery, readVisit, writeVisit } from './lastVisit.ts';

const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1_000;
/** Leaves most of the browser's 5 MB to carts and lists. */
const MAX_CHARACTERS = 400_000;

/** What home and the store show, by the first part of the query's key. */
const STORE = 'store';
const OFFERS = 'offers';
const WITHOUT_PRICES = ['category-bundles'];
const WITH_PRICES = ['product-offers', 'smart-order', 'recommendations', 'deals', 'transactions'];

const rootOf = (queryKey: QueryKey): string => String(queryKey[0]);

type StorePages = InfiniteData<ProductPage>;
/** Highlights have no form in JSON; they come again with the answer. */
type RememberedPages = InfiniteData<Omit<ProductPage, 'highlights'>>;

const toRememberedPages = ({ pages, pageParams }: StorePages, hidesPrices: boolean): RememberedPages => ({
  pages: pages.slice(0, 1).map(({ total, facets, products }) => ({
    total,
    facets,
    products: hidesPrices ? products.map((product) => ({ ...product, defaultPrice: null })) : products,
  })),
  pageParams: pageParams.slice(0, 1),
});

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

const latestFirst = (one: Query, other: Query) => other.state.dataUpdatedAt - one.state.dataUpdatedAt;

const toRemembered = ({ queryKey, state }: Query): RememberedQuery => ({
  queryKey,
  data: state.data,
  updatedAt: state.dataUpdatedAt,
});

/** The page of the store that was seen last, and the offers of its products. */
const lastStore = (answered: readonly Query[], hidesPrices: boolean): RememberedQuery[] => {
  const store = answered.find(({ queryKey }) => rootOf(queryKey) === STORE);
  if (!store) return [];
  const { queryKey, state } = store;
  const data = toRememberedPages(state.data as StorePages, hidesPrices);
  const ids = new Set(data.pages.flatMap(({ products }) => products.map(({ id }) => id)));
  const offers = answered.filter(
    ({ queryKey: [root, of] }) =>
      !hidesPrices && root === OFFERS && Array.isArray(of) && of.every((id) => ids.has(id)),
  );
  return [{ queryKey, data, updatedAt: state.dataUpdatedAt }, ...offers.map(toRemembered)];
};

/** Keeps the answers of home and of the store for the next visit, the latest first. */
export const saveQueries = ({ queries, local, clock, hidesPrices }: QueryMemory): void => {
  const answered = queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .toSorted(latestFirst);
  const roots = hidesPrices ? WITHOUT_PRICES : [...WITHOUT_PRICES, ...WITH_PRICES];
  const all = [
    ...lastStore(answered, hidesPrices),
    ...answered.filter(({ queryKey }) => roots.includes(rootOf(queryKey))).map(toRemembered),
  ];
  let characters = 0;
  const kept = all.filter((query) => {
    characters += JSON.stringify(query).length;
    return characters <= MAX_CHARACTERS;
  });
  writeVisit(local, 'queries', { savedAt: clock.now(), hidesPrices, queries: kept });
};
