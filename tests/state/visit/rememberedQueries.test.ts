import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { writeVisit } from '../../../src/state/visit/lastVisit.ts';
import { restoreQueries } from '../../../src/state/visit/restoreQueries.ts';
import { saveQueries } from '../../../src/state/visit/saveQueries.ts';
import { aProduct } from '../../support/builders.ts';
import { aCustomer } from '../../support/customer.ts';
import { createMemoryStore } from '../../support/fakeCloud.ts';

const SAVED_AT = Date.UTC(2026, 10, 20);
const DAY_MS = 24 * 60 * 60 * 1_000;
const clockAt = (now: number) => ({ now: () => now, today: () => '2026-11-20', offset: () => '+00:00' });

const anOffer = (id: number) => ({
  product: aProduct({ id, defaultPrice: '4.50' }),
  price: null,
  rules: null,
  units: [],
  warehouses: [{ id: 1, name: 'Main', quantity: '7' }],
});
const offers = [anOffer(1), anOffer(2)];
const products = offers.map(({ product }) => product);
const STORE_KEY = ['store', { text: 'oil' }];
const OFFERS_KEY = ['offers', products.map(({ id }) => id)];
const facets = { lines: [{ value: 'Oils', count: 2 }], sublines: [], brands: [], sizes: [] };
const page = { total: 80, products, facets, highlights: new Map([[1, { name: [] }]]) };

/** A visit that saw the store down to its second page, after another search. */
const keepVisit = ({ hidesPrices = false, customer = aCustomer() } = {}) => {
  const local = createMemoryStore();
  const queries = new QueryClient();
  const set = (queryKey: unknown[], data: unknown, updatedAt: number) =>
    queries.setQueryData(queryKey, data, { updatedAt });
  set(['store', { text: 'rice' }], { pages: [page], pageParams: [{ from: 0, size: 40 }] }, SAVED_AT - 2);
  set(
    STORE_KEY,
    {
      pages: [page, page],
      pageParams: [
        { from: 0, size: 40 },
        { from: 40, size: 40 },
      ],
    },
    SAVED_AT - 1,
  );
  set(OFFERS_KEY, offers, SAVED_AT);
  set(['offers', [77]], [anOffer(77)], SAVED_AT);
  set(['smart-order'], [{ productId: 1 }], SAVED_AT);
  set(['transaction', '12'], { id: '12' }, SAVED_AT);
  writeVisit(local, 'customer', customer);
  saveQueries({ queries, local, clock: clockAt(SAVED_AT), hidesPrices });
  return local;
};

const restore = (
  local: ReturnType<typeof createMemoryStore>,
  { hidesPrices = false, customer = aCustomer(), now = SAVED_AT + DAY_MS } = {},
) => {
  const queries = new QueryClient();
  restoreQueries({ queries, local, clock: clockAt(now), hidesPrices }, customer);
  return queries;
};
const keysOf = (queries: QueryClient) =>
  queries
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey);

test('the last page of the store, its offers and home are shown again, and count as outdated', () => {
  const queries = restore(keepVisit());
  expect(queries.getQueryData(STORE_KEY)).toEqual({
    pages: [{ ...page, highlights: new Map() }],
    pageParams: [{ from: 0, size: 40 }],
  });
  expect(queries.getQueryData(OFFERS_KEY)).toEqual(offers);
  expect(keysOf(queries)).toEqual([STORE_KEY, OFFERS_KEY, ['smart-order']]);
  const states = queries
    .getQueryCache()
    .getAll()
    .map(({ state }) => state.isInvalidated);
  expect(states).toEqual([true, true, true]);
});

test('where prices are hidden, none is kept', () => {
  const local = keepVisit({ hidesPrices: true });
  const stored = [...local.values.values()].join();
  expect(stored).toContain('"defaultPrice":null');
  expect(stored).not.toMatch(/"(defaultPrice|price)":[^n]/);
  expect(keysOf(restore(local, { hidesPrices: true }))).toEqual([STORE_KEY]);
});

test('what was kept with prices is not shown where they are hidden now', () => {
  expect(keysOf(restore(keepVisit(), { hidesPrices: true }))).toEqual([]);
});

test('nothing of one customer is shown to another', () => {
  const other = aCustomer({ clientId: 99 });
  expect(keysOf(restore(keepVisit(), { customer: other }))).toEqual([]);
});

test('a visit of last week is forgotten', () => {
  expect(keysOf(restore(keepVisit(), { now: SAVED_AT + 8 * DAY_MS }))).toEqual([]);
});
