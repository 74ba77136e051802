import { hashKey, type Query, type QueryKey } from '@tanstack/react-query';
import type { ProductPage } from '../../api/search/searchProducts.ts';
import { onPageHide } from '../../platform/connectivity.ts';
import { MAX_AGE_MS, type RememberedQuery } from '../access/lastVisit.ts';
import type { QueryMemory } from './restoreQueries.ts';
import { writeQueries } from './writeVisit.ts';

/** Answers of the same moment are stored together, ms. */
const SAVE_AFTER_MS = 1_000;
/** As JSON. All of it is read before a return is painted: 1.5 million take 50 to 73 ms at a quarter of the reference machine's speed. */
const MAX_CHARACTERS = 1_500_000;

/** What the screens show that open without a network, by the first part of the query's key. */
const STORE = 'store';
const WITHOUT_PRICES = [STORE, 'category-bundles', 'purchases'];
const WITH_PRICES = [
  'deals',
  'gift-products',
  'lines-today',
  'offer',
  'offers',
  'product-offers',
  'recommendations',
  'related',
  'set',
  'similar',
  'smart-order',
  'sold-products',
  'transactions',
];

type StorePages = { pages: readonly ProductPage[] };

const withoutPrices = (store: StorePages): StorePages => ({
  ...store,
  pages: store.pages.map((page) => ({
    ...page,
    products: page.products.map((product) => ({ ...product, defaultPrice: null })),
  })),
});

type Known = { updatedAt: number; characters: number };

/** Keeps the answers that a customer sees, the latest first. Returns what stores those that have come since. */
const createKeeper = ({ queries, clock, tenant, owner, last }: QueryMemory): (() => void) => {
  const known = new Map<string, Known>();
  const learn = (name: string, { data, updatedAt }: RememberedQuery) =>
    known.set(name, { updatedAt, characters: JSON.stringify(data).length });
  for (const query of last?.queries ?? []) learn(hashKey(query.queryKey), query);

  const roots = owner.hidesPrices ? WITHOUT_PRICES : [...WITHOUT_PRICES, ...WITH_PRICES];
  const hasNews = ({ queryKey, queryHash, state }: Query) =>
    state.status === 'success' &&
    roots.includes(String(queryKey[0])) &&
    known.get(queryHash)?.updatedAt !== state.dataUpdatedAt;
  const toKept = (queryKey: QueryKey, data: unknown) =>
    owner.hidesPrices && queryKey[0] === STORE ? withoutPrices(data as StorePages) : data;

  const forgetOldest = (): string[] => {
    let characters = 0;
    const latestFirst = [...known].toSorted(([, one], [, other]) => other.updatedAt - one.updatedAt);
    const removed = latestFirst.filter(([, query]) => {
      characters += query.characters;
      return characters > MAX_CHARACTERS || clock.now() - query.updatedAt > MAX_AGE_MS;
    });
    for (const [name] of removed) known.delete(name);
    return removed.map(([name]) => name);
  };

  return () => {
    const kept = new Map<string, RememberedQuery>();
    for (const { queryKey, queryHash, state } of queries.getQueryCache().getAll().filter(hasNews)) {
      const query = { queryKey, data: toKept(queryKey, state.data), updatedAt: state.dataUpdatedAt };
      kept.set(queryHash, query);
      learn(queryHash, query);
    }
    if (kept.size > 0) void writeQueries(tenant, owner, { kept, removed: forgetOldest() });
  };
};

export const keepQueries = (memory: QueryMemory): (() => void) => {
  const save = createKeeper(memory);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const saveNow = () => {
    clearTimeout(timer);
    timer = undefined;
    save();
  };
  const saveIfWaiting = () => {
    if (timer) saveNow();
  };
  const unsubscribe = memory.queries.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success')
      timer ??= setTimeout(saveNow, SAVE_AFTER_MS);
  });
  const stopListening = onPageHide(saveIfWaiting);
  save();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    stopListening();
  };
};
