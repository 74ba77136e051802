import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Parent, PortalEvents } from '../../../src/bridge/contract.ts';
import { isAnalytics } from '../../../src/bridge/laterEventGuards.ts';
import type { Offer, Product } from '../../../src/domain/catalogue/product.ts';
import { DEFAULT_STORE_VIEW, type StoreView } from '../../../src/domain/catalogue/storeView.ts';
import type { AnalyticsFact, ScreenLocation } from '../../../src/state/analytics/facts.ts';
import { createRecorder } from '../../../src/state/analytics/recorder.ts';
import { EMPTY_PRICES } from '../../../src/state/cart/emptyPrices.ts';
import { aCartLine } from '../../domain/builders.ts';
import { aCompany, aProduct } from '../../support/builders.ts';
import { aCustomer } from '../../support/customer.ts';
import { aWorkspace } from '../../support/workspace.ts';

type DataLayerEvent = { event?: string; event_id?: string; ecommerce?: unknown; [field: string]: unknown };

let page: { dataLayer?: DataLayerEvent[] } = {};

beforeEach(() => {
  vi.useFakeTimers();
  page = {};
  vi.stubGlobal('window', page);
});
const product = (id: number, name: string) => aProduct({ id, name, code: `C-${id}` });
const offerOf = (shownProduct: Product): Offer => ({
  product: shownProduct,
  price: { defaultPrice: String(shownProduct.id) },
  rules: null,
  units: [],
  warehouses: [],
});
const [oil, tin, rice] = [product(1, 'Oil'), product(2, 'Tin'), product(3, 'Rice')];

const aParent = () => {
  const parentEvents: PortalEvents['analytics'][] = [];
  const parent: Parent = {
    settings: { context: {}, theme: {}, navigation: { bar: [] }, size: { mode: 'fixed' } },
    payments: null,
    linkFor: null,
    requestDisplayMode: null,
    getToken: async () => ({ ok: false, code: 'refused' }),
    send(name, detail) {
      const event: unknown = { name, detail };
      if (isAnalytics(event)) parentEvents.push(event.detail);
    },
    listen: () => () => undefined,
  };
  return { parent, parentEvents };
};

const start = ({ hidden = false, ownsPage = true } = {}) => {
  const company = aCompany({ settings: { hidePrices: hidden } });
  const { workspace, portal } = aWorkspace(undefined, { company, customer: aCustomer() });
  const { parent, parentEvents } = aParent();
  const recorder = createRecorder({ ...portal, parent, ownsPage }, workspace.cart.context);
  const { record } = recorder;
  /** Opens an address and returns its location; each call is another visit. */
  const go = (
    address: string,
    via: 'PUSH' | 'POP' | 'REPLACE' = 'PUSH',
    state: unknown = null,
  ): ScreenLocation => {
    const [pathname = '', search = ''] = address.split('?');
    const at = { pathname, search, state };
    record({ kind: 'location', at, via });
    return at;
  };
  const list = (
    at: ScreenLocation,
    products: readonly Product[],
    view: Partial<StoreView> = {},
    pricedProducts = products,
  ) => {
    const pages = products.length === 0 ? [{ products, total: 0 }] : [];
    for (let start = 0; start < products.length; start += 2) {
      pages.push({ products: products.slice(start, start + 2), total: products.length });
    }
    const byProduct = new Map(
      pricedProducts.map((pricedProduct) => [pricedProduct.id, offerOf(pricedProduct)]),
    );
    const fact: AnalyticsFact = {
      kind: 'list',
      at,
      view: { ...DEFAULT_STORE_VIEW, ...view },
      pages,
      offers: { byProduct, failed: false },
    };
    record(fact);
    record({ ...fact });
  };
  const events = () => (page.dataLayer ?? []).filter(({ event }) => event !== undefined);
  const names = () => events().map(({ event }) => event);
  return { record, go, list, events, names, parentEvents, end: recorder.stop };
};

const reportPrices = () => {
  const { workspace, cart } = aWorkspace();
  const line = aCartLine({ productId: 1, name: 'Oil', quantity: '3', section: 'store' });
  cart.setEntries([{ key: '1', position: 0, line }]);
  return workspace.cart.prices.getState() ?? EMPTY_PRICES;
};

describe('lists', () => {
  it('are viewed once per visit and page; each item has its position and price', () => {
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

  it('are reported once their prices are loaded, or before the next event', () => {
    const { go, list, events, names } = start();
    const store = go('/store');
    list(store, [oil, tin], {}, []);
    expect(names()).toEqual([]);
    go('/product/9');
    expect(names()).toEqual(['view_item_list']);
    expect(JSON.stringify(events())).not.toContain('price');
  });

  it('are viewed again when they are opened again, also by Back', () => {
    const { go, list, names } = start();
    list(go('/store'), [oil]);
    go('/about');
    list(go('/store', 'POP'), [oil]);
    expect(names()).toEqual(['view_item_list', 'view_item_list']);
  });

  it('with other filters are viewed again; another layout or a drawer doesn’t count', () => {
    const { go, list, names } = start();
    list(go('/store'), [oil]);
    list(go('/store?view=grid'), [oil], { layout: 'grid' });
    list(go('/store'), [oil]);
    expect(names()).toHaveLength(1);
    list(go('/store?brand=Casa'), [oil], { brands: ['Casa'] });
    expect(names()).toHaveLength(2);
  });

  it('have no prices if prices are hidden', () => {
    const { go, list, events } = start({ hidden: true });
    list(go('/store'), [oil]);
    expect(events()[0]?.ecommerce).toEqual({
      item_list_id: 'store',
      items: [{ item_id: '1', item_name: 'Oil', item_list_id: 'store', index: 0 }],
    });
  });
});

describe('searches', () => {
  it('are reported once typing has stopped', () => {
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

  it('without results are reported, without a list', () => {
    const { go, list, events, names } = start();
    list(go('/store?text=xyz'), [], { text: 'xyz' });
    vi.advanceTimersByTime(1_000);
    expect(names()).toEqual(['search']);
    expect(events()[0]).toMatchObject({ search_term: 'xyz', results: 0 });
  });

  it('are reported before events on their results', () => {
    const { go, list, record, names } = start();
    list(go('/store?text=oil'), [oil], { text: 'oil' });
    record({ kind: 'cart', before: [], after: [{ key: '1', position: 0, line: aCartLine({}) }] });
    vi.advanceTimersByTime(5_000);
    expect(names()).toEqual(['search', 'view_item_list', 'add_to_cart']);
  });

  it('aren’t reported again by Back', () => {
    const { go, list, names } = start();
    list(go('/store?text=oil', 'POP'), [oil], { text: 'oil' });
    go('/product/1');
    list(go('/store?text=oil', 'POP'), [oil], { text: 'oil' });
    vi.advanceTimersByTime(1_000);
    expect(names()).toEqual(['search', 'view_item_list', 'view_item_list']);
  });

  it('for an e-mail address or a number are reported without the text', () => {
    const { go, list, events } = start();
    list(go('/store?text=x'), [oil], { text: 'ana@example.test' });
    vi.advanceTimersByTime(1_000);
    expect(events()[0]).not.toHaveProperty('search_term');
    expect(JSON.stringify(events())).not.toContain('ana@');
  });

  it('aren’t reported after the end', () => {
    const { go, list, end, names } = start();
    list(go('/store?text=oil'), [oil], { text: 'oil' });
    end();
    vi.advanceTimersByTime(5_000);
    expect(names()).toEqual([]);
  });
});

describe('products', () => {
  it('opened from a list are selected and viewed once, even if the screen reports before the router', () => {
    const { go, list, record, events, names } = start();
    list(go('/store'), [oil, tin]);
    const at = { pathname: '/product/2', search: '' };
    const fact: AnalyticsFact = { kind: 'product', at, offer: offerOf(tin) };
    record(fact);
    record({ kind: 'location', at, via: 'PUSH' });
    record(fact);
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
  ])('opened %s are viewed, not selected', (_name, from, via, state) => {
    const { go, list, record, names } = start();
    list(go('/store'), [oil]);
    if (from !== '/store') go(from);
    record({ kind: 'product', at: go('/product/1', via, state), offer: offerOf(oil) });
    expect(names()).toEqual(['view_item_list', 'view_item']);
  });

  it('added to favorites are reported every time', () => {
    const { record, names, events } = start();
    record({ kind: 'favourite', product: oil, offer: null });
    record({ kind: 'favourite', product: oil, offer: offerOf(oil) });
    expect(names()).toEqual(['add_to_wishlist', 'add_to_wishlist']);
    expect(events()[1]?.ecommerce).toMatchObject({ value: 1, items: [{ item_id: '1', price: 1 }] });
  });
});

describe('the cart', () => {
  it('is viewed once per visit, with its value', () => {
    const { go, record, events, names } = start();
    const lines = (at: ScreenLocation): AnalyticsFact => ({
      kind: 'lines',
      name: 'view_cart',
      at,
      priced: reportPrices(),
      coupon: 'TEN',
    });
    const at = go('/cart');
    record(lines(at));
    record(lines(at));
    expect(names()).toEqual(['view_cart']);
    expect(events()[0]?.ecommerce).toMatchObject({
      currency: 'USD',
      value: 30,
      coupon: 'TEN',
      items: [{ item_id: '1', quantity: 3, price: 10, item_list_id: 'store' }],
    });
    go('/store');
    record(lines(go('/cart', 'POP')));
    expect(names()).toEqual(['view_cart', 'view_cart']);
  });

  it('that changes reports the removed and the added items', () => {
    const { record, events } = start();
    const entry = (productId: number, quantity: string) => ({
      key: String(productId),
      position: 0,
      line: aCartLine({ productId, quantity }),
    });
    record({ kind: 'cart', before: [entry(1, '5')], after: [entry(1, '2'), entry(2, '1')] });
    expect(events()).toMatchObject([
      { event: 'remove_from_cart', ecommerce: { value: 30, items: [{ item_id: '1', quantity: 3 }] } },
      { event: 'add_to_cart', ecommerce: { value: 10, items: [{ item_id: '2', quantity: 1 }] } },
    ]);
  });

  it('is purchased once per order, with tax and shipping', () => {
    const { record, events, names } = start();
    const fact: AnalyticsFact = {
      kind: 'purchase',
      id: 'id-1',
      number: 'WEB-1',
      transaction: 'order',
      priced: reportPrices(),
      coupon: null,
    };
    record(fact);
    record(fact);
    expect(names()).toEqual(['purchase']);
    expect(events()[0]).toMatchObject({
      transaction: 'order',
      number: 'WEB-1',
      ecommerce: { transaction_id: 'id-1', value: 30, tax: 2.1, shipping: 0 },
    });
  });
});

const bundles = [
  { id: 'bundle-1', name: 'Pantry' },
  { id: 'bundle-2', name: 'Drinks' },
];

describe('promotions', () => {
  it('are viewed once per visit; the opened one is selected with its position', () => {
    const { go, record, events, names } = start();
    const home = go('/home');
    const seen = { kind: 'promotions', promotions: bundles } as const;
    record({ ...seen, at: home, slot: 'home', chosen: null });
    record({ ...seen, at: home, slot: 'home', chosen: null });
    const store = go('/store?bundle=2');
    record({ ...seen, at: store, slot: 'category_bar', chosen: 'bundle-2' });
    record({ ...seen, at: store, slot: 'category_bar', chosen: 'bundle-2' });
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
    record({ ...seen, at: go('/store?bundle=1'), slot: 'category_bar', chosen: 'bundle-1' });
    record({ ...seen, at: go('/store?bundle=2', 'POP'), slot: 'category_bar', chosen: 'bundle-2' });
    expect(names().slice(3)).toEqual(['select_promotion']);
  });
});

describe('lists outside the store', () => {
  it('are viewed once each, with prices and positions; a product is selected from its list', () => {
    const { go, record, events, names } = start();
    const home = go('/home');
    const offers = [oil, tin].map(offerOf);
    record({ kind: 'items', at: home, list: 'smart_order', offers });
    record({ kind: 'items', at: home, list: 'smart_order', offers: [offerOf(oil)] });
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
    record({ kind: 'items', at: home, list: 'smart_order', offers });
    record({ kind: 'product', at: go('/product/2'), offer: offerOf(tin) });
    expect(names()).toEqual(['view_item_list', 'select_item', 'view_item']);
    expect(events()[1]?.ecommerce).toMatchObject({ item_list_id: 'smart_order', items: [{ index: 1 }] });
  });

  it('of favourites are different lists', () => {
    const { go, record, names } = start();
    record({ kind: 'items', at: go('/favourites'), list: 'favourites', offers: [offerOf(oil)] });
    record({ kind: 'items', at: go('/favourites?list=2'), list: 'favourites', offers: [offerOf(tin)] });
    record({ kind: 'items', at: go('/favourites'), list: 'favourites', offers: [offerOf(oil)] });
    expect(names()).toEqual(['view_item_list', 'view_item_list']);
  });
});

describe('deals', () => {
  it('are viewed beside category bundles, which keep their positions; the filled one is selected', () => {
    const { go, record, events, names } = start();
    const home = go('/home');
    record({ kind: 'promotions', promotions: bundles, at: home, slot: 'home', chosen: null });
    const deals = [
      { id: 'deal-4', name: 'Oil week' },
      { id: 'deal-5', name: 'Rice week' },
    ];
    record({ kind: 'promotions', promotions: deals, at: home, slot: 'deals', chosen: null });
    record({ kind: 'promotion', slot: 'deals', promotion: { id: 'deal-5', name: 'Rice week' } });
    expect(names()).toEqual(['view_promotion', 'view_promotion', 'select_promotion']);
    expect(events()[2]?.ecommerce).toMatchObject({
      promotion_id: 'deal-5',
      promotion_name: 'Rice week',
      creative_slot: 'deals',
      items: [{ item_id: 'deal-5', index: 1 }],
    });
    record({
      kind: 'promotions',
      promotions: bundles,
      at: go('/store?bundle=2'),
      slot: 'category_bar',
      chosen: 'bundle-2',
    });
    expect(events()[3]).toMatchObject({ event: 'select_promotion', ecommerce: { creative_slot: 'home' } });
  });
});

describe('the receivers of events', () => {
  it('are the data layer and the parent, with the same events and ids', () => {
    const { go, list, record, events, parentEvents } = start();
    list(go('/store?text=oil'), [oil], { text: 'oil' });
    record({ kind: 'product', at: go('/product/1'), offer: offerOf(oil) });
    expect(events().map(({ event, event_id }) => [event, event_id])).toEqual(
      parentEvents.map(({ name, eventId }) => [name, eventId]),
    );
    expect(parentEvents.map(({ name }) => name)).toEqual([
      'search',
      'view_item_list',
      'select_item',
      'view_item',
    ]);
    expect(new Set(parentEvents.map(({ eventId }) => eventId)).size).toBe(4);
    expect(parentEvents.every(({ v }) => v === 1)).toBe(true);
  });

  it('get the former e-commerce fields cleared', () => {
    const { go, list } = start();
    list(go('/store'), [oil]);
    expect(page.dataLayer?.map(({ event, ecommerce }) => event ?? ecommerce)).toEqual([
      null,
      'view_item_list',
    ]);
  });

  it('in a parent’s page include an existing data layer only', () => {
    const alone = start({ ownsPage: false });
    alone.list(alone.go('/store'), [oil]);
    expect(page).toEqual({});
    expect(alone.parentEvents).toHaveLength(1);
    page.dataLayer = [];
    const beside = start({ ownsPage: false });
    beside.list(beside.go('/store'), [oil]);
    expect(beside.names()).toEqual(['view_item_list']);
  });
});
