import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Parent, PortalEvents } from '../../../src/bridge/contract.ts';
import { isPortalEvent } from '../../../src/bridge/guards.ts';
import type { Offer, Product } from '../../../src/domain/catalogue/product.ts';
import { DEFAULT_STORE_VIEW, type StoreView } from '../../../src/domain/catalogue/storeView.ts';
import type { AnalyticsFact, ScreenLocation } from '../../../src/state/analytics/facts.ts';
import { createRecorder } from '../../../src/state/analytics/recorder.ts';
import { aCartLine } from '../../domain/builders.ts';
import { aCompany, aProduct } from '../../support/builders.ts';
import { aCustomer } from '../../support/customer.ts';
import { aWorkspace } from '../../support/workspace.ts';

type Pushed = { event?: string; event_id?: string; ecommerce?: unknown; [field: string]: unknown };

let page: { dataLayer?: Pushed[] } = {};

beforeEach(() => {
  vi.useFakeTimers();
  page = {};
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const product = (id: number, name: string) => aProduct({ id, name, code: `C-${id}` });
const offerOf = (each: Product): Offer => ({
  product: each,
  price: { defaultPrice: String(each.id) },
  rules: null,
  units: [],
  warehouses: [],
});
const [oil, tin, rice] = [product(1, 'Oil'), product(2, 'Tin'), product(3, 'Rice')];

const aParent = () => {
  const heard: PortalEvents['analytics'][] = [];
  const parent: Parent = {
    settings: { context: {}, theme: {}, navigation: { bar: [] }, size: { mode: 'fixed' } },
    getToken: async () => ({ ok: false, code: 'refused' }),
    send(name, detail) {
      const event: unknown = { name, detail };
      if (isPortalEvent(event) && event.name === 'analytics') heard.push(event.detail);
    },
    listen: () => () => undefined,
  };
  return { parent, heard };
};

const start = ({ hidden = false, ownsPage = true } = {}) => {
  const company = aCompany({ settings: { hidePrices: hidden } });
  const { workspace, portal } = aWorkspace(undefined, { company, customer: aCustomer() });
  const { parent, heard } = aParent();
  const recorder = createRecorder({ ...portal, parent, ownsPage }, workspace.pricing);
  const { hear } = recorder;
  /** Goes to an address and answers with its place; each call is another visit. */
  const go = (
    address: string,
    via: 'PUSH' | 'POP' | 'REPLACE' = 'PUSH',
    state: unknown = null,
  ): ScreenLocation => {
    const [pathname = '', search = ''] = address.split('?');
    const at = { pathname, search, state };
    hear({ kind: 'place', at, via });
    return at;
  };
  const list = (
    at: ScreenLocation,
    products: readonly Product[],
    view: Partial<StoreView> = {},
    terms = products,
  ) => {
    const pages = products.length === 0 ? [{ products, total: 0 }] : [];
    for (let from = 0; from < products.length; from += 2) {
      pages.push({ products: products.slice(from, from + 2), total: products.length });
    }
    const byProduct = new Map(terms.map((each) => [each.id, offerOf(each)]));
    const fact: AnalyticsFact = {
      kind: 'list',
      at,
      view: { ...DEFAULT_STORE_VIEW, ...view },
      pages,
      offers: { byProduct, failed: false },
    };
    hear(fact);
    hear({ ...fact });
  };
  const events = () => (page.dataLayer ?? []).filter(({ event }) => event !== undefined);
  const names = () => events().map(({ event }) => event);
  return { hear, go, list, events, names, heard, end: recorder.end };
};

const priced = () => {
  const { workspace, cart } = aWorkspace();
  const line = aCartLine({ productId: 1, name: 'Oil', quantity: '3', section: 'store' });
  cart.setEntries([{ key: '1', position: 0, line }]);
  return workspace.prices.state.getState();
};

describe('lists', () => {
  it('are seen once a stay and page, however often they are rendered; each item has its place and price', () => {
    const { go, list, events, names } = start();
    const store = go('/store');
    list(store, [oil, tin, rice]);
    list(store, [oil, tin, rice]);
    expect(names()).toEqual(['view_item_list', 'view_item_list']);
    expect(events()[0]?.ecommerce).toEqual({
      currency: 'USD',
      item_list_id: 'store',
      items: [
        { item_id: '1', item_name: 'Oil', price: 1, item_list_id: 'store', index: 0 },
        { item_id: '2', item_name: 'Tin', price: 2, item_list_id: 'store', index: 1 },
      ],
    });
    expect(events()[1]?.ecommerce).toMatchObject({ items: [{ item_id: '3', index: 2 }] });
  });

  it('wait for their prices, unless something else happens first', () => {
    const { go, list, events, names } = start();
    const store = go('/store');
    list(store, [oil, tin], {}, []);
    expect(names()).toEqual([]);
    go('/product/9');
    expect(names()).toEqual(['view_item_list']);
    expect(JSON.stringify(events())).not.toContain('price');
  });

  it('are seen again when they are opened again, by Back too', () => {
    const { go, list, names } = start();
    list(go('/store'), [oil]);
    go('/about');
    list(go('/store', 'POP'), [oil]);
    expect(names()).toEqual(['view_item_list', 'view_item_list']);
  });

  it('of other filters are other lists; rows or grid, and a drawer, are not', () => {
    const { go, list, names } = start();
    list(go('/store'), [oil]);
    list(go('/store?view=grid'), [oil], { layout: 'grid' });
    list(go('/store'), [oil]);
    expect(names()).toHaveLength(1);
    list(go('/store?brand=Casa'), [oil], { brands: ['Casa'] });
    expect(names()).toHaveLength(2);
  });

  it('have no prices for a customer who sees none', () => {
    const { go, list, events } = start({ hidden: true });
    list(go('/store'), [oil]);
    expect(events()[0]?.ecommerce).toEqual({
      item_list_id: 'store',
      items: [{ item_id: '1', item_name: 'Oil', item_list_id: 'store', index: 0 }],
    });
  });
});

describe('searches', () => {
  it('count when they stand, not on the way there', () => {
    const { go, list, events, names } = start();
    list(go('/store?text=ol'), [oil], { text: 'ol' });
    vi.advanceTimersByTime(400);
    list(go('/store?text=oliv', 'REPLACE'), [oil, tin], { text: 'oliv' });
    vi.advanceTimersByTime(999);
    expect(names()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(names()).toEqual(['search', 'view_item_list']);
    expect(events()[0]).toMatchObject({ search_term: 'oliv', results: 2 });
    expect(events()[0]).not.toHaveProperty('ecommerce');
    expect(events()[1]?.ecommerce).toMatchObject({ item_list_id: 'search' });
  });

  it('that find nothing count too, and show no list', () => {
    const { go, list, events, names } = start();
    list(go('/store?text=xyz'), [], { text: 'xyz' });
    vi.advanceTimersByTime(1_000);
    expect(names()).toEqual(['search']);
    expect(events()[0]).toMatchObject({ search_term: 'xyz', results: 0 });
  });

  it('come before what is done with what they found', () => {
    const { go, list, hear, names } = start();
    list(go('/store?text=oil'), [oil], { text: 'oil' });
    hear({ kind: 'cart', before: [], after: [{ key: '1', position: 0, line: aCartLine({}) }] });
    vi.advanceTimersByTime(5_000);
    expect(names()).toEqual(['search', 'view_item_list', 'add_to_cart']);
  });

  it('are not searched again by coming back to what they found', () => {
    const { go, list, names } = start();
    list(go('/store?text=oil', 'POP'), [oil], { text: 'oil' });
    go('/product/1');
    list(go('/store?text=oil', 'POP'), [oil], { text: 'oil' });
    vi.advanceTimersByTime(1_000);
    expect(names()).toEqual(['search', 'view_item_list', 'view_item_list']);
  });

  it('for a person’s address or number are reported without the words', () => {
    const { go, list, events } = start();
    list(go('/store?text=x'), [oil], { text: 'ana@example.test' });
    vi.advanceTimersByTime(1_000);
    expect(events()[0]).not.toHaveProperty('search_term');
    expect(JSON.stringify(events())).not.toContain('ana@');
  });

  it('that stand when the customer is gone are not sent after the end', () => {
    const { go, list, end, names } = start();
    list(go('/store?text=oil'), [oil], { text: 'oil' });
    end();
    vi.advanceTimersByTime(5_000);
    expect(names()).toEqual([]);
  });
});

describe('products', () => {
  it('chosen in a list are selected and seen, once, though their screen speaks before the router', () => {
    const { go, list, hear, events, names } = start();
    list(go('/store'), [oil, tin]);
    const at = { pathname: '/product/2', search: '' };
    const fact: AnalyticsFact = { kind: 'product', at, offer: offerOf(tin) };
    hear(fact);
    hear({ kind: 'place', at, via: 'PUSH' });
    hear(fact);
    expect(names()).toEqual(['view_item_list', 'select_item', 'view_item']);
    const item = { item_id: '2', item_name: 'Tin', price: 2 };
    const list_ = { item_list_id: 'store' };
    expect(events()[1]?.ecommerce).toEqual({
      currency: 'USD',
      value: 2,
      ...list_,
      items: [{ ...item, ...list_, index: 1 }],
    });
    expect(events()[2]?.ecommerce).toEqual({ currency: 'USD', value: 2, items: [item] });
  });

  it.each<[string, string, 'PUSH' | 'POP', unknown]>([
    ['from elsewhere', '/about', 'PUSH', null],
    ['by Forward', '/store', 'POP', null],
    ['sent there by the parent', '/store', 'PUSH', { by: 'parent' }],
  ])('opened %s are seen, not selected', (_name, from, via, state) => {
    const { go, list, hear, names } = start();
    list(go('/store'), [oil]);
    if (from !== '/store') go(from);
    hear({ kind: 'product', at: go('/product/1', via, state), offer: offerOf(oil) });
    expect(names()).toEqual(['view_item_list', 'view_item']);
  });

  it('put on a list of favourites are wished for, every time', () => {
    const { hear, names, events } = start();
    hear({ kind: 'favourite', product: oil, offer: null });
    hear({ kind: 'favourite', product: oil, offer: offerOf(oil) });
    expect(names()).toEqual(['add_to_wishlist', 'add_to_wishlist']);
    expect(events()[1]?.ecommerce).toMatchObject({ value: 1, items: [{ item_id: '1', price: 1 }] });
  });
});

describe('the cart', () => {
  it('is seen once a stay, with what it is worth', () => {
    const { go, hear, events, names } = start();
    const lines = (at: ScreenLocation): AnalyticsFact => ({
      kind: 'lines',
      name: 'view_cart',
      at,
      priced: priced(),
      coupon: 'TEN',
    });
    const at = go('/cart');
    hear(lines(at));
    hear(lines(at));
    expect(names()).toEqual(['view_cart']);
    expect(events()[0]?.ecommerce).toMatchObject({
      currency: 'USD',
      value: 30,
      coupon: 'TEN',
      items: [{ item_id: '1', quantity: 3, price: 10, item_list_id: 'store' }],
    });
    go('/store');
    hear(lines(go('/cart', 'POP')));
    expect(names()).toEqual(['view_cart', 'view_cart']);
  });

  it('that changes both ways says what went and what came', () => {
    const { hear, events } = start();
    const entry = (productId: number, quantity: string) => ({
      key: String(productId),
      position: 0,
      line: aCartLine({ productId, quantity }),
    });
    hear({ kind: 'cart', before: [entry(1, '5')], after: [entry(1, '2'), entry(2, '1')] });
    expect(events()).toMatchObject([
      { event: 'remove_from_cart', ecommerce: { value: 30, items: [{ item_id: '1', quantity: 3 }] } },
      { event: 'add_to_cart', ecommerce: { value: 10, items: [{ item_id: '2', quantity: 1 }] } },
    ]);
  });

  it('is bought once under its number, with tax and shipping beside the items’ value', () => {
    const { hear, events, names } = start();
    const fact: AnalyticsFact = {
      kind: 'purchase',
      number: 'WEB-1',
      transaction: 'order',
      priced: priced(),
      coupon: null,
    };
    hear(fact);
    hear(fact);
    expect(names()).toEqual(['purchase']);
    expect(events()[0]).toMatchObject({
      transaction: 'order',
      ecommerce: { transaction_id: 'WEB-1', value: 30, tax: 2.1, shipping: 0 },
    });
  });
});

const bundles = [
  { id: 'bundle-1', name: 'Pantry' },
  { id: 'bundle-2', name: 'Drinks' },
];

describe('promotions', () => {
  it('are seen once a stay; the one chosen is selected from where it stood', () => {
    const { go, hear, events, names } = start();
    const home = go('/home');
    const seen = { kind: 'promotions', promotions: bundles } as const;
    hear({ ...seen, at: home, slot: 'home', chosen: null });
    hear({ ...seen, at: home, slot: 'home', chosen: null });
    const store = go('/store?bundle=2');
    hear({ ...seen, at: store, slot: 'category_bar', chosen: 'bundle-2' });
    hear({ ...seen, at: store, slot: 'category_bar', chosen: 'bundle-2' });
    expect(names()).toEqual(['view_promotion', 'select_promotion', 'view_promotion']);
    expect(events()[1]?.ecommerce).toEqual({
      promotion_id: 'bundle-2',
      promotion_name: 'Drinks',
      creative_slot: 'home',
      items: [
        {
          item_id: 'bundle-2',
          item_name: 'Drinks',
          promotion_id: 'bundle-2',
          promotion_name: 'Drinks',
          creative_slot: 'home',
          index: 1,
        },
      ],
    });
    hear({ ...seen, at: go('/store?bundle=1'), slot: 'category_bar', chosen: 'bundle-1' });
    hear({ ...seen, at: go('/store?bundle=2', 'POP'), slot: 'category_bar', chosen: 'bundle-2' });
    expect(names().slice(3)).toEqual(['select_promotion']);
  });
});

describe('lists outside the store', () => {
  it('are seen once each, with prices and places; what is opened from one is selected there', () => {
    const { go, hear, events, names } = start();
    const home = go('/home');
    const offers = [oil, tin].map(offerOf);
    hear({ kind: 'items', at: home, list: 'smart_order', offers });
    hear({ kind: 'items', at: home, list: 'smart_order', offers: [offerOf(oil)] });
    expect(events().map(({ ecommerce }) => ecommerce)).toEqual([
      {
        currency: 'USD',
        item_list_id: 'smart_order',
        items: [
          { item_id: '1', item_name: 'Oil', price: 1, item_list_id: 'smart_order', index: 0 },
          { item_id: '2', item_name: 'Tin', price: 2, item_list_id: 'smart_order', index: 1 },
        ],
      },
    ]);
    hear({ kind: 'items', at: home, list: 'smart_order', offers });
    hear({ kind: 'product', at: go('/product/2'), offer: offerOf(tin) });
    expect(names()).toEqual(['view_item_list', 'select_item', 'view_item']);
    expect(events()[1]?.ecommerce).toMatchObject({ item_list_id: 'smart_order', items: [{ index: 1 }] });
  });

  it('of the favourites are each one of their own', () => {
    const { go, hear, names } = start();
    hear({ kind: 'items', at: go('/favourites'), list: 'favourites', offers: [offerOf(oil)] });
    hear({ kind: 'items', at: go('/favourites?list=2'), list: 'favourites', offers: [offerOf(tin)] });
    hear({ kind: 'items', at: go('/favourites'), list: 'favourites', offers: [offerOf(oil)] });
    expect(names()).toEqual(['view_item_list', 'view_item_list']);
  });
});

describe('deals', () => {
  it('are seen beside bundles without hiding where those stood; the one filled is selected there', () => {
    const { go, hear, events, names } = start();
    const home = go('/home');
    hear({ kind: 'promotions', promotions: bundles, at: home, slot: 'home', chosen: null });
    const deals = [
      { id: 'deal-4', name: 'Oil week' },
      { id: 'deal-5', name: 'Rice week' },
    ];
    hear({ kind: 'promotions', promotions: deals, at: home, slot: 'deals', chosen: null });
    hear({ kind: 'promotion', slot: 'deals', promotion: { id: 'deal-5', name: 'Rice week' } });
    expect(names()).toEqual(['view_promotion', 'view_promotion', 'select_promotion']);
    expect(events()[2]?.ecommerce).toMatchObject({
      promotion_id: 'deal-5',
      promotion_name: 'Rice week',
      creative_slot: 'deals',
      items: [{ item_id: 'deal-5', index: 1 }],
    });
    hear({
      kind: 'promotions',
      promotions: bundles,
      at: go('/store?bundle=2'),
      slot: 'category_bar',
      chosen: 'bundle-2',
    });
    expect(events()[3]).toMatchObject({ event: 'select_promotion', ecommerce: { creative_slot: 'home' } });
  });
});

describe('where events go', () => {
  it('to the data layer and to the parent: the same ones, under ids of their own, as the contract has them', () => {
    const { go, list, hear, events, heard } = start();
    list(go('/store?text=oil'), [oil], { text: 'oil' });
    hear({ kind: 'product', at: go('/product/1'), offer: offerOf(oil) });
    expect(events().map(({ event, event_id }) => [event, event_id])).toEqual(
      heard.map(({ name, eventId }) => [name, eventId]),
    );
    expect(heard.map(({ name }) => name)).toEqual(['search', 'view_item_list', 'select_item', 'view_item']);
    expect(new Set(heard.map(({ eventId }) => eventId)).size).toBe(4);
    expect(heard.every(({ v }) => v === 1)).toBe(true);
  });

  it('with the e-commerce fields of the event before cleared', () => {
    const { go, list } = start();
    list(go('/store'), [oil]);
    expect(page.dataLayer?.map(({ event, ecommerce }) => event ?? ecommerce)).toEqual([
      null,
      'view_item_list',
    ]);
  });

  it('in a parent’s page into a data layer that is there, and into none otherwise', () => {
    const alone = start({ ownsPage: false });
    alone.list(alone.go('/store'), [oil]);
    expect(page).toEqual({});
    expect(alone.heard).toHaveLength(1);
    page.dataLayer = [];
    const beside = start({ ownsPage: false });
    beside.list(beside.go('/store'), [oil]);
    expect(beside.names()).toEqual(['view_item_list']);
  });
});
