import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetLastVisit, readLastVisit } from '../../../src/state/access/lastVisit.ts';
import { keepQueries } from '../../../src/state/visit/keepQueries.ts';
import { restoreQueries } from '../../../src/state/visit/restoreQueries.ts';
import { writeOwner } from '../../../src/state/visit/writeVisit.ts';
import { aProduct } from '../../support/builders.ts';
import { aCustomer } from '../../support/customer.ts';
import { fakePage } from '../../support/fakeCloud.ts';

const TENANT = 'portal.demo.';
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
const RICE_KEY = ['store', { text: 'rice' }];
const OFFERS_KEY = ['offers', products.map(({ id }) => id)];
const facets = { lines: [{ value: 'Oils', count: 2 }], sublines: [], brands: [], sizes: [] };
const page = { total: 80, products, facets, highlights: new Map([[1, new Map()]]) };
const pages = { pages: [page], pageParams: [{ from: 0, size: 40 }] };

let leave: () => void;
const stops: (() => void)[] = [];
beforeEach(async () => {
  const window = fakePage();
  vi.stubGlobal('addEventListener', window.addEventListener);
  vi.stubGlobal('removeEventListener', window.removeEventListener);
  leave = window.leave;
  await forgetLastVisit(TENANT);
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** One visit after another of the same browser. `see` shows an answer of the back office. */
const visit = async ({ hidesPrices = false, customer = aCustomer(), now = SAVED_AT } = {}) => {
  const owner = { customer, hidesPrices };
  const queries = new QueryClient();
  const last = await readLastVisit(TENANT);
  const memory = { queries, clock: clockAt(now), tenant: TENANT, owner, last };
  restoreQueries(memory);
  const restored = queries.getQueryCache().getAll();
  const keys = restored.map(({ queryKey }) => queryKey);
  await writeOwner(TENANT, owner);
  stops.push(keepQueries(memory));
  return {
    queries,
    keys,
    restored,
    see: (queryKey: unknown[], data: unknown, updatedAt = now) =>
      queries.setQueryData(queryKey, data, { updatedAt }),
    async end() {
      leave();
      for (const stop of stops.splice(0)) stop();
      // The next transaction waits for those of this visit.
      await readLastVisit(TENANT);
    },
  };
};

const keepVisit = async (options = {}) => {
  const { see, end } = await visit(options);
  see(RICE_KEY, pages, SAVED_AT - 2);
  see(STORE_KEY, pages, SAVED_AT - 1);
  see(OFFERS_KEY, offers);
  see(['smart-order'], [{ productId: 1 }]);
  see(['transactions', 'one', '12'], { id: '12' });
  see(['account'], { phone: '555' });
  await end();
};

test('every page of the store, its offers, home and the history are shown again, and count as outdated', async () => {
  await keepVisit();
  const { queries, keys, restored } = await visit({ now: SAVED_AT + DAY_MS });
  expect(keys).toHaveLength(5);
  expect(keys).toEqual(
    expect.arrayContaining([RICE_KEY, STORE_KEY, OFFERS_KEY, ['smart-order'], ['transactions', 'one', '12']]),
  );
  expect(queries.getQueryData(STORE_KEY)).toEqual(pages);
  expect(queries.getQueryData(OFFERS_KEY)).toEqual(offers);
  expect(restored.map(({ state }) => state.isInvalidated)).toEqual([true, true, true, true, true]);
  expect(queries.getQueryState(RICE_KEY)?.dataUpdatedAt).toBe(SAVED_AT - 2);
});

test('what was not seen again is still kept by the visit after the next', async () => {
  await keepVisit();
  const next = await visit({ now: SAVED_AT + DAY_MS });
  next.see(['smart-order'], [{ productId: 2 }]);
  await next.end();
  const { queries, keys } = await visit({ now: SAVED_AT + 2 * DAY_MS });
  expect(keys).toHaveLength(5);
  expect(queries.getQueryData(['smart-order'])).toEqual([{ productId: 2 }]);
});

test('the oldest answers go when there are too many', async () => {
  const first = await visit();
  for (let index = 0; index < 4; index += 1)
    first.see(['transactions', 'one', `${index}`], 'x'.repeat(500_000), SAVED_AT + index);
  await first.end();
  const { keys } = await visit({ now: SAVED_AT + DAY_MS });
  expect(keys.map(([, , id]) => id)).toEqual(['2', '3']);
});

test('where prices are hidden, none is kept', async () => {
  await keepVisit({ hidesPrices: true });
  const last = await readLastVisit(TENANT);
  expect(JSON.stringify(last?.queries)).toContain('"defaultPrice":null');
  expect(JSON.stringify(last?.queries)).not.toMatch(/"(defaultPrice|price)":[^n]/);
  expect((await visit({ hidesPrices: true })).keys).toHaveLength(2);
});

test('what was kept with prices is not shown where they are hidden now, and is removed', async () => {
  await keepVisit();
  expect((await visit({ hidesPrices: true })).keys).toEqual([]);
  expect((await visit()).keys).toEqual([]);
});

test.each([
  ['another customer', { clientId: 99 }],
  ['a customer with another price list', { priceListId: 4711 }],
])('nothing is shown to %s', async (_, changes) => {
  await keepVisit();
  expect((await visit({ customer: aCustomer(changes) })).keys).toEqual([]);
});

test('a visit of last week is forgotten', async () => {
  await keepVisit();
  const { keys, see, end } = await visit({ now: SAVED_AT + 8 * DAY_MS });
  expect(keys).toEqual([]);
  see(['deals'], []);
  await end();
  expect((await visit({ now: SAVED_AT })).keys).toEqual([['deals']]);
});
