import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import type { CartLine } from '../../../src/domain/cart/cartLine.ts';
import { openSession } from '../../../src/state/access/openSession.ts';
import { changedLines } from '../../../src/state/cart/changedLines.ts';
import { aCartLine } from '../../domain/builders.ts';
import { aCompany, aProductWire } from '../../support/builders.ts';
import { aCustomer } from '../../support/customer.ts';
import { stillSold } from '../../support/stillSold.ts';
import { type Asked, aWorkspace } from '../../support/workspace.ts';

type Respond = (call: Asked) => unknown;

const CASE = { code: 'CS', name: 'Case of 12', factor: '12' };

const openTestCart = (lines: readonly CartLine[], overrides: Respond = () => undefined, options = {}) => {
  const inCart = () => opened.cart.state.getState().entries.map(({ line }) => line);
  const opened = aWorkspace(
    async (call) => (await overrides(call)) ?? stillSold(call, inCart(), null),
    options,
  );
  const { cart } = opened;
  cart.setEntries(lines.map((line, index) => ({ key: String(line.productId), position: index, line })));
  const changes = () =>
    changedLines(cart.context, cart.state.getState().entries, cart.checks.getState().stock).map(
      ({ line, changes: all }) => `${line.name}: ${all.map(({ kind }) => kind).join(', ')}`,
    );
  return { ...opened, changes, names: () => inCart().map(({ name }) => name), lines: inCart };
};

const lines = (count: number): CartLine[] =>
  Array.from({ length: count }, (_, index) =>
    aCartLine({ productId: index + 1, name: `Product ${index + 1}`, quantity: String(index + 1) }),
  );
const pricesOf = (call: Asked, price: number) => ({
  success: true,
  prices: String(call.query?.product_id)
    .split(',')
    .map((id) => ({ product_id: id, default_price: price })),
});
const respondWithPrice =
  (price: number): Respond =>
  (call) =>
    call.path === '/pricing' ? pricesOf(call, price) : undefined;
const stockOf = (quantity: number): Respond => {
  const availability = [{ product_id: 1, warehouse_id: 5, warehouse_name: 'Default', quantity }];
  return ({ path }) => (path === '/availability' ? { success: true, availability } : undefined);
};
const failCalls =
  (...paths: string[]): Respond =>
  ({ path }) => {
    if (paths.includes(path)) throw new CallError('network');
  };

describe('the calls of the verification', () => {
  it('for prices have 10 lines each, at most 6 in parallel', async () => {
    let [inFlight, maxInFlight] = [0, 0];
    const LATENCY = 30;
    const slow: Respond = async ({ path }) => {
      if (path !== '/pricing') return undefined;
      inFlight += 1;
      maxInFlight = Math.max(maxInFlight, inFlight);
      await pause(LATENCY);
      inFlight -= 1;
      return undefined;
    };
    const { cart, asked } = openTestCart(lines(1_000), slow);
    expect(await cart.verify()).toEqual({ ok: true, removed: 0 });
    const chunks = asked.filter(({ path }) => path === '/pricing').map(({ query }) => query?.product_id);
    expect(chunks).toHaveLength(100);
    expect(chunks[0]).toBe('1,2,3,4,5,6,7,8,9,10');
    expect(chunks.every((ids) => String(ids).split(',').length === 10)).toBe(true);
    expect(maxInFlight).toBe(6);
  });

  it('are made per 100 lines for all but the prices, two batches at a time', async () => {
    const { cart, asked } = openTestCart(lines(1_000));
    const verifying = cart.verify();
    const callsAtStart = asked.length;
    await verifying;
    const calls = Object.groupBy(asked, ({ path }) => (path.startsWith('/products/') ? 'products' : path));
    const counts = Object.entries(calls).map(([path, made = []]) => [path, made.length]);
    expect(Object.fromEntries(counts)).toEqual({
      products: 10,
      '/units_of_measure': 10,
      '/availability': 10,
      '/pricesRules/bat': 10,
      '/pricing': 100,
    });
    expect(callsAtStart).toBe(2 * 4 + 6);
    const ids = calls['/units_of_measure']?.map(({ query }) => String(query?.product_id).split(',').length);
    expect(new Set(ids)).toEqual(new Set([100]));
  });

  it('have the base quantity of each product, summed over its lines', async () => {
    const olives = aCartLine({ productId: 1, quantity: '2', unit: CASE, units: [CASE] });
    const { cart, asked } = openTestCart([olives]);
    const largerLine = aCartLine({ productId: 1, quantity: '3', size: '2', typedSize: '1x2' });
    cart.setEntries([...cart.state.getState().entries, { key: '1-2', position: 1, line: largerLine }]);
    await cart.verify();
    expect(asked.find(({ path }) => path === '/pricesRules/bat')?.body).toMatchObject({
      orderProducts: [{ id: 1, quantity: '27' }],
    });
  });

  it('aren’t repeated within a minute, except on demand or for new lines', async () => {
    const { cart, asked } = openTestCart(lines(1));
    await cart.verify();
    await cart.verify();
    expect(asked).toHaveLength(5);
    const line = aCartLine({ productId: 9, name: 'New' });
    cart.setEntries([...cart.state.getState().entries, { key: '9', position: 2, line }]);
    await cart.verify();
    expect(asked.filter(({ path }) => path.startsWith('/products/')).map(({ path }) => path)).toEqual([
      '/products/1',
      '/products/9',
    ]);
    await cart.verify({ force: true });
    expect(asked).toHaveLength(15);
  });

  it('are shared by parallel verifications', async () => {
    const { cart, asked } = openTestCart(lines(3));
    await Promise.all([cart.verify(), cart.verify()]);
    expect(asked).toHaveLength(5);
  });

  it('write to the store once per frame', async () => {
    const { cart } = openTestCart(lines(100), respondWithPrice(11));
    let writes = 0;
    cart.state.subscribe(() => {
      writes += 1;
    });
    await cart.verify();
    expect(writes).toBe(1);
  });
});

describe('the result of the verification', () => {
  it('is a higher price, which can be accepted or not, with the known one', async () => {
    const { cart, changes, lines: now } = openTestCart(lines(2), respondWithPrice(12));
    await cart.verify();
    expect(changes()).toEqual(['Product 1: price_up', 'Product 2: price_up']);
    expect(now()[0]?.price?.defaultPrice).toBe(12);
    const stock = cart.checks.getState().stock;
    const changed = changedLines(cart.context, cart.state.getState().entries, stock);
    const undo = cart.acceptChange(changed.slice(0, 1));
    expect(changes()).toEqual(['Product 2: price_up']);
    undo();
    expect(changes()).toEqual(['Product 1: price_up', 'Product 2: price_up']);
    cart.acceptChange(changed);
    expect(changes()).toEqual([]);
    await cart.verify({ force: true });
    expect(changes()).toEqual([]);
  });

  it('is too little stock: accepting it orders what is available, and can be undone', async () => {
    const olives = aCartLine({ quantity: '24' });
    const { cart, changes, lines: now } = openTestCart([olives], stockOf(18));
    await cart.verify();
    expect(changes()).toEqual(['Green olives: stock_short']);
    const stock = cart.checks.getState().stock;
    const undo = cart.acceptChange(changedLines(cart.context, cart.state.getState().entries, stock));
    expect(now()[0]?.quantity).toBe('18');
    expect(changes()).toEqual([]);
    undo();
    expect(now()[0]?.quantity).toBe('24');
  });

  it('removes disabled, forbidden and unknown products, and names them until they are dismissed', async () => {
    const products = [
      aProductWire({ id: 1, name: 'Product 1', disabled: true }),
      aProductWire({ id: 2, name: 'Product 2' }),
      aProductWire({ id: 4, name: 'Product 4' }),
    ];
    const answer: Respond = ({ path }) =>
      path === '/products/1,2,3,4' ? { success: true, products } : undefined;
    const customer = aCustomer({ products: [1, 3, 4] });
    const { cart, names } = openTestCart(lines(4), answer, { customer });
    cart.setDetails({ shippingMethodCode: 'G' });
    expect(await cart.verify()).toEqual({ ok: true, removed: 3 });
    expect(names()).toEqual(['Product 4']);
    const { details } = cart.state.getState();
    expect(details.removed.map(({ name, reason }) => `${name} ${reason}`)).toEqual([
      'Product 1 discontinued',
      'Product 2 not_allowed',
      'Product 3 failed_to_load',
    ]);
    expect(details.shippingMethodCode).toBeNull();
  });

  it('isn’t reported to analytics, unlike lines that the customer removes', async () => {
    const page: { dataLayer: { event?: string }[] } = { dataLayer: [] };
    vi.stubGlobal('window', page);
    const { workspace, cart, names } = openTestCart(lines(3), undefined, {
      company: aCompany({ products: [1, 2] }),
    });
    void workspace.analytics.start();
    await vi.dynamicImportSettled();
    expect(await cart.verify()).toEqual({ ok: true, removed: 1 });
    cart.remove('2');
    expect(names()).toEqual(['Product 1']);
    const events = page.dataLayer.filter(({ event }) => event !== undefined);
    expect(events).toMatchObject([
      { event: 'remove_from_cart', ecommerce: { items: [{ item_id: '2', quantity: 2 }] } },
    ]);
  });

  it('uses the company’s product list if the customer has none, in its current version', async () => {
    const company = aCompany({ products: [1] });
    const { cart, portal, names } = openTestCart(lines(2), undefined, { company });
    await cart.verify();
    expect(names()).toEqual(['Product 1']);
    const customer = aCustomer({ products: [7] });
    openSession(portal.session, { customer, token: 'token', expiresAt: Number.POSITIVE_INFINITY });
    await cart.verify({ force: true });
    expect(names()).toEqual([]);
  });

  it('of an emptied cart removes the coupon and renews the order number', async () => {
    const disabled: Respond = ({ path }) => {
      if (path === '/products/1') throw new CallError('not_found', { status: 404 });
    };
    const { cart } = openTestCart(lines(1), disabled);
    cart.setDetails({ orderNumber: 'WEB-1' });
    await cart.verify();
    expect(cart.state.getState().entries).toEqual([]);
    expect(cart.state.getState().details.orderNumber).not.toBe('WEB-1');
  });
});

describe('a failed call', () => {
  it.each([['/products/1,2'], ['/pricing'], ['/units_of_measure'], ['/pricesRules/bat']])(
    'of %s removes and changes nothing',
    async (path) => {
      const { cart, names, lines: now } = openTestCart(lines(2), failCalls(path));
      const stateBefore = now();
      expect(await cart.verify()).toEqual({ ok: false, removed: 0 });
      expect(names()).toEqual(['Product 1', 'Product 2']);
      expect(now()).toEqual(stateBefore);
      expect(cart.checks.getState()).toMatchObject({ status: 'unanswered', asOf: null });
    },
  );

  it('is repeated the next time, and the cart says how old its prices are', async () => {
    const down = { paths: [] as string[] };
    const { cart, asked } = openTestCart(lines(1), (call) => failCalls(...down.paths)(call));
    await cart.verify();
    const { asOf } = cart.checks.getState();
    expect(asOf).toEqual(expect.any(Number));
    down.paths = ['/pricing'];
    await cart.verify({ force: true });
    expect(cart.checks.getState()).toMatchObject({ status: 'unanswered', asOf });
    down.paths = [];
    const before = asked.length;
    await cart.verify({ force: true });
    expect(asked.length).toBe(before + 5);
    expect(cart.checks.getState().status).toBe('checked');
  });

  it('for some lines affects only these', async () => {
    const { cart, names } = openTestCart(lines(15), (call) => {
      if (call.path === '/pricing' && call.query?.product_id === '11,12,13,14,15')
        throw new CallError('timeout');
      if (call.path.startsWith('/products/'))
        return { success: true, products: [aProductWire({ id: 1, name: 'Product 1' })] };
      return undefined;
    });
    expect(await cart.verify()).toEqual({ ok: false, removed: 9 });
    expect(names()).toEqual([
      'Product 1',
      ...lines(15)
        .slice(10)
        .map(({ name }) => name),
    ]);
  });

  it('for a batch of lines affects only these', async () => {
    const { cart, lines: now } = openTestCart(lines(150), (call) => {
      if (call.path.startsWith('/products/101,')) throw new CallError('timeout');
      return respondWithPrice(11)(call);
    });
    expect(await cart.verify()).toEqual({ ok: false, removed: 0 });
    const prices = now().map(({ price }) => price?.defaultPrice);
    expect(new Set(prices.slice(0, 100))).toEqual(new Set([11]));
    expect(new Set(prices.slice(100))).not.toContain(11);
  });

  it('for the stock leaves the stock unknown', async () => {
    const { cart, changes } = openTestCart(lines(1), failCalls('/availability'));
    expect(await cart.verify()).toEqual({ ok: true, removed: 0 });
    expect(changes()).toEqual([]);
  });
});

describe('the customer’s changes during the verification', () => {
  it('stay: a typed quantity, a removed line, an added line', async () => {
    const customerAction = { run: () => {} };
    const { cart, lines: now } = openTestCart(lines(3), ({ path, ...call }) => {
      if (path !== '/pricing') return undefined;
      customerAction.run();
      return pricesOf({ path, ...call }, 12);
    });
    customerAction.run = () => {
      cart.setQuantity('1', '77');
      cart.remove('2');
      const line = aCartLine({ productId: 9, name: 'New' });
      cart.setEntries([...cart.state.getState().entries, { key: '9', position: 9, line }]);
    };
    await cart.verify();
    expect(
      now().map(({ name, quantity, price }) => `${name}: ${quantity} at ${price?.defaultPrice}`),
    ).toEqual(['Product 1: 77 at 12', 'Product 3: 3 at 12', 'New: 1 at 10']);
  });
});

describe('stock, when a line is edited', () => {
  it('refuses more than the stock, and doesn’t change the line', async () => {
    const { cart, lines: now } = openTestCart([aCartLine({ quantity: '10', units: [CASE] })], stockOf(18));
    await cart.verify();
    const result = cart.setQuantity('1', '24');
    expect(result).toMatchObject({ ok: false, reason: 'no_inventory' });
    expect(result.ok ? '' : result.units.toFixed()).toBe('24');
    expect(cart.setUnit('1', CASE)).toMatchObject({ ok: false, reason: 'no_inventory' });
    expect(now()[0]).toMatchObject({ quantity: '10' });
    expect(cart.setQuantity('1', '18')).toEqual({ ok: true, undo: null });
    expect(now()[0]).toMatchObject({ quantity: '18', warehouseId: 5 });
  });

  it('allows reducing a line that exceeds the stock', async () => {
    const { cart, lines: now } = openTestCart([aCartLine({ quantity: '40' })], stockOf(18));
    await cart.verify();
    expect(cart.setQuantity('1', '30').ok).toBe(true);
    expect(cart.setQuantity('1', '31').ok).toBe(false);
    expect(now()[0]?.quantity).toBe('30');
  });

  it('allows any quantity if the stock is unknown', () => {
    const { cart } = openTestCart([aCartLine({ quantity: '1' })]);
    expect(cart.setQuantity('1', '5000').ok).toBe(true);
  });
});
