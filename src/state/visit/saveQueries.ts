import type { Query } from '@tanstack/react-query';
import { type RememberedQuery, writeVisit } from './lastVisit.ts';
import { type QueryMemory, type RememberedPages, rootOf, STORE, type StorePages } from './restoreQueries.ts';

/** Leaves most of the browser's 5 MB to carts and lists. */
const MAX_CHARACTERS = 400_000;

/** What home and the store show, by the first part of the query's key. */
const OFFERS = 'offers';
const WITHOUT_PRICES = ['category-bundles'];
const WITH_PRICES = ['product-offers', 'smart-order', 'recommendations', 'deals', 'transactions'];

const toRememberedPages = ({ pages, pageParams }: StorePages, hidesPrices: boolean): RememberedPages => ({
  pages: pages.slice(0, 1).map(({ total, facets, products }) => ({
    total,
    facets,
    products: hidesPrices ? products.map((product) => ({ ...product, defaultPrice: null })) : products,
  })),
  pageParams: pageParams.slice(0, 1),
});

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
