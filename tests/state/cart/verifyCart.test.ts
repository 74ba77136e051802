import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import type { CartLine } from '../../../src/domain/cart/cartLine.ts';
import { acceptChanges } from '../../../src/state/cart/acceptChanges.ts';
import { changedLines } from '../../../src/state/cart/changedLines.ts';
import { removeLine, setQuantity, setUnit } from '../../../src/state/cart/changeLines.ts';
import { verifyCart } from '../../../src/state/cart/verifyCart.ts';
import { openSession } from '../../../src/state/session/sessionStore.ts';
import { aCartLine } from '../../domain/builders.ts';
import { aCompany, aProductWire } from '../../support/builders.ts';
import { aCustomer } from '../../support/customer.ts';
import { stillSold } from '../../support/stillSold.ts';
import { type Asked, aWorkspace } from '../../support/workspace.ts';

type Answer = (call: Asked) => unknown;

const CASE = { code: 'CS', name: 'Case of 12', factor: '12' };

const aCart = (lines: readonly CartLine[], own: Answer = () => undefined, options = {}) => {
  const inCart = () => made.cart.state.getState().entries.map(({ line }) => line);
  const made = aWorkspace(async (call) => (await own(call)) ?? stillSold(call, inCart(), null), options);
  const { cart, workspace } = made;
  cart.setEntries(lines.map((line, at) => ({ key: String(line.productId), position: at, line })));
  const changes = () =>
    changedLines(workspace, cart.state.getState().entries, cart.checks.state.getState().stock).map(
      ({ line, changes: all }) => `${line.name}: ${all.map(({ kind }) => kind).join(', ')}`,
    );
  return { ...made, changes, names: () => inCart().map(({ name }) => name), lines: inCart };
};

const lines = (count: number): CartLine[] =>
  Array.from({ length: count }, (_, at) =>
    aCartLine({ productId: at + 1, name: `Product ${at + 1}`, quantity: String(at + 1) }),
  );
const pricesOf = (call: Asked, price: number) => ({
  success: true,
  prices: String(call.query?.product_id)
    .split(',')
    .map((id) => ({ product_id: id, default_price: price })),
});
const repriced =
  (price: number): Answer =>
  (call) =>
    call.path === '/pricing' ? pricesOf(call, price) : undefined;
const stockOf = (quantity: number): Answer => {
  const availability = [{ product_id: 1, warehouse_id: 5, warehouse_name: 'Default', quantity }];
  return ({ path }) => (path === '/availability' ? { success: true, availability } : undefined);
};
const fails =
  (...paths: string[]): Answer =>
  ({ path }) => {
    if (paths.includes(path)) throw new CallError('network');
  };

describe('how the back office is asked', () => {
  it('in chunks of 10 lines, at most 6 at once, in as many rounds as that takes', async () => {
    let [inFlight, most] = [0, 0];
    const LATENCY = 30;
    const slow: Answer = async ({ path }) => {
      if (path !== '/pricing') return undefined;
      inFlight += 1;
      most = Math.max(most, inFlight);
      await pause(LATENCY);
      inFlight -= 1;
      return undefined;
    };
    const { workspace, asked } = aCart(lines(1_000), slow);
    expect(await verifyCart(workspace)).toEqual({ ok: true, removed: 0 });
    const chunks = asked.filter(({ path }) => path === '/pricing').map(({ query }) => query?.product_id);
    expect(chunks).toHaveLength(100);
    expect(chunks[0]).toBe('1,2,3,4,5,6,7,8,9,10');
    expect(chunks.every((ids) => String(ids).split(',').length === 10)).toBe(true);
    expect(most).toBe(6);
    expect(asked).toHaveLength(500);
  });

  it('with the base units of each line, the lines of a product together', async () => {
    const olives = aCartLine({ productId: 1, quantity: '2', unit: CASE, units: [CASE] });
    const { workspace, cart, asked } = aCart([olives]);
    const more = aCartLine({ productId: 1, quantity: '3', size: '2', typedSize: '1x2' });
    cart.setEntries([...cart.state.getState().entries, { key: '1-2', position: 1, line: more }]);
    await verifyCart(workspace);
    expect(asked.find(({ path }) => path === '/pricesRules/bat')?.body).toMatchObject({
      orderProducts: [{ id: 1, quantity: '27' }],
    });
  });

  it('not again within a minute, unless it is wanted; what is new is asked for', async () => {
    const { workspace, cart, asked } = aCart(lines(1));
    await verifyCart(workspace);
    await verifyCart(workspace);
    expect(asked).toHaveLength(5);
    const line = aCartLine({ productId: 9, name: 'New' });
    cart.setEntries([...cart.state.getState().entries, { key: '9', position: 2, line }]);
    await verifyCart(workspace);
    expect(asked.filter(({ path }) => path.startsWith('/products/')).map(({ path }) => path)).toEqual([
      '/products/1',
      '/products/9',
    ]);
    await verifyCart(workspace, { anew: true });
    expect(asked).toHaveLength(15);
  });

  it('once for all who want it at the same time', async () => {
    const { workspace, asked } = aCart(lines(3));
    await Promise.all([verifyCart(workspace), verifyCart(workspace)]);
    expect(asked).toHaveLength(5);
  });

  it('and the store is written once a frame', async () => {
    const { workspace, cart } = aCart(lines(100), repriced(11));
    let writes = 0;
    cart.state.subscribe(() => {
      writes += 1;
    });
    await verifyCart(workspace);
    expect(writes).toBe(1);
  });
});

describe('what it finds', () => {
  it('a price that rose, to be accepted or not, and what was known meanwhile', async () => {
    const { workspace, cart, changes, lines: now } = aCart(lines(2), repriced(12));
    await verifyCart(workspace);
    expect(changes()).toEqual(['Product 1: price_up', 'Product 2: price_up']);
    expect(now()[0]?.price?.defaultPrice).toBe(12);
    const stock = cart.checks.state.getState().stock;
    const changed = changedLines(workspace, cart.state.getState().entries, stock);
    const undo = acceptChanges(workspace, changed.slice(0, 1));
    expect(changes()).toEqual(['Product 2: price_up']);
    undo();
    expect(changes()).toEqual(['Product 1: price_up', 'Product 2: price_up']);
    acceptChanges(workspace, changed);
    expect(changes()).toEqual([]);
    await verifyCart(workspace, { anew: true });
    expect(changes()).toEqual([]);
  });

  it('too little stock: what is left is ordered when it is accepted, and can be taken back', async () => {
    const olives = aCartLine({ quantity: '24' });
    const { workspace, cart, changes, lines: now } = aCart([olives], stockOf(18));
    await verifyCart(workspace);
    expect(changes()).toEqual(['Green olives: stock_short']);
    const stock = cart.checks.state.getState().stock;
    const undo = acceptChanges(workspace, changedLines(workspace, cart.state.getState().entries, stock));
    expect(now()[0]?.quantity).toBe('18');
    expect(changes()).toEqual([]);
    undo();
    expect(now()[0]?.quantity).toBe('24');
  });

  it('what is disabled, not allowed or not there goes, with its resets, and is told until it is read', async () => {
    const products = [
      aProductWire({ id: 1, name: 'Product 1', disabled: true }),
      aProductWire({ id: 2, name: 'Product 2' }),
      aProductWire({ id: 4, name: 'Product 4' }),
    ];
    const answer: Answer = ({ path }) =>
      path === '/products/1,2,3,4' ? { success: true, products } : undefined;
    const customer = aCustomer({ products: [1, 3, 4] });
    const { workspace, cart, names } = aCart(lines(4), answer, { customer });
    cart.setDetails({ shippingMethodCode: 'G' });
    expect(await verifyCart(workspace)).toEqual({ ok: true, removed: 3 });
    expect(names()).toEqual(['Product 4']);
    const { details } = cart.state.getState();
    expect(details.removed.map(({ name, reason }) => `${name} ${reason}`)).toEqual([
      'Product 1 discontinued',
      'Product 2 not_allowed',
      'Product 3 failed_to_load',
    ]);
    expect(details.shippingMethodCode).toBeNull();
  });

  it('is no move of the customer’s: analytics hears only of what they take out themselves', async () => {
    const page: { dataLayer: { event?: string }[] } = { dataLayer: [] };
    vi.stubGlobal('window', page);
    const { workspace, names } = aCart(lines(3), undefined, { company: aCompany({ products: [1, 2] }) });
    workspace.record();
    await vi.dynamicImportSettled();
    expect(await verifyCart(workspace)).toEqual({ ok: true, removed: 1 });
    removeLine(workspace, '2');
    expect(names()).toEqual(['Product 1']);
    const events = page.dataLayer.filter(({ event }) => event !== undefined);
    expect(events).toMatchObject([
      { event: 'add_to_cart' },
      { event: 'remove_from_cart', ecommerce: { items: [{ item_id: '2', quantity: 2 }] } },
    ]);
    vi.unstubAllGlobals();
  });

  it('goes by the company’s list without one of the customer’s, and by the list as it is now', async () => {
    const company = aCompany({ products: [1] });
    const { workspace, portal, names } = aCart(lines(2), undefined, { company });
    await verifyCart(workspace);
    expect(names()).toEqual(['Product 1']);
    const customer = aCustomer({ products: [7] });
    openSession(portal.session, { customer, token: 'token', expiresAt: Number.POSITIVE_INFINITY });
    await verifyCart(workspace, { anew: true });
    expect(names()).toEqual([]);
  });

  it('nothing left: the coupon goes and the order gets a new number', async () => {
    const gone: Answer = ({ path }) => {
      if (path === '/products/1') throw new CallError('not_found', { status: 404 });
    };
    const { workspace, cart } = aCart(lines(1), gone);
    cart.setDetails({ orderNumber: 'WEB-1' });
    await verifyCart(workspace);
    expect(cart.state.getState().entries).toEqual([]);
    expect(cart.state.getState().details.orderNumber).not.toBe('WEB-1');
  });
});

describe('no answer', () => {
  it.each([['/products/1,2'], ['/pricing'], ['/units_of_measure'], ['/pricesRules/bat']])(
    'of %s takes nothing out and changes nothing',
    async (path) => {
      const { workspace, cart, names, lines: now } = aCart(lines(2), fails(path));
      const before = now();
      expect(await verifyCart(workspace)).toEqual({ ok: false, removed: 0 });
      expect(names()).toEqual(['Product 1', 'Product 2']);
      expect(now()).toEqual(before);
      expect(cart.checks.state.getState()).toMatchObject({ status: 'unanswered', asOf: null });
    },
  );

  it('is asked again the next time, and says from when the prices are', async () => {
    const down = { paths: [] as string[] };
    const { workspace, cart, asked } = aCart(lines(1), (call) => fails(...down.paths)(call));
    await verifyCart(workspace);
    const { asOf } = cart.checks.state.getState();
    expect(asOf).toEqual(expect.any(Number));
    down.paths = ['/pricing'];
    await verifyCart(workspace, { anew: true });
    expect(cart.checks.state.getState()).toMatchObject({ status: 'unanswered', asOf });
    down.paths = [];
    const before = asked.length;
    await verifyCart(workspace, { anew: true });
    expect(asked.length).toBe(before + 5);
    expect(cart.checks.state.getState().status).toBe('checked');
  });

  it('for some lines is none for these alone', async () => {
    const { workspace, names } = aCart(lines(15), (call) => {
      if (call.path === '/products/11,12,13,14,15') throw new CallError('timeout');
      if (call.path === '/products/1,2,3,4,5,6,7,8,9,10')
        return { success: true, products: [aProductWire({ id: 1, name: 'Product 1' })] };
      return undefined;
    });
    expect(await verifyCart(workspace)).toEqual({ ok: false, removed: 9 });
    expect(names()).toEqual([
      'Product 1',
      ...lines(15)
        .slice(10)
        .map(({ name }) => name),
    ]);
  });

  it('about stock alone leaves stock unknown', async () => {
    const { workspace, changes } = aCart(lines(1), fails('/availability'));
    expect(await verifyCart(workspace)).toEqual({ ok: true, removed: 0 });
    expect(changes()).toEqual([]);
  });
});

describe('what the customer does meanwhile', () => {
  it('stays: a typed quantity, a line taken out, a line added', async () => {
    const meanwhile = { happens: () => {} };
    const {
      workspace,
      cart,
      lines: now,
    } = aCart(lines(3), ({ path, ...call }) => {
      if (path !== '/pricing') return undefined;
      meanwhile.happens();
      return pricesOf({ path, ...call }, 12);
    });
    meanwhile.happens = () => {
      setQuantity(workspace, '1', '77');
      removeLine(workspace, '2');
      const line = aCartLine({ productId: 9, name: 'New' });
      cart.setEntries([...cart.state.getState().entries, { key: '9', position: 9, line }]);
    };
    await verifyCart(workspace);
    expect(
      now().map(({ name, quantity, price }) => `${name}: ${quantity} at ${price?.defaultPrice}`),
    ).toEqual(['Product 1: 77 at 12', 'Product 3: 3 at 12', 'New: 1 at 10']);
  });
});

describe('stock, when a line is edited', () => {
  it('refuses more than the warehouses hold, and keeps the line as it was', async () => {
    const { workspace, lines: now } = aCart([aCartLine({ quantity: '10', units: [CASE] })], stockOf(18));
    await verifyCart(workspace);
    const refused = setQuantity(workspace, '1', '24');
    expect(refused).toMatchObject({ ok: false, reason: 'no_inventory' });
    expect(refused.ok ? '' : refused.units.toFixed()).toBe('24');
    expect(setUnit(workspace, '1', CASE)).toMatchObject({ ok: false, reason: 'no_inventory' });
    expect(now()[0]).toMatchObject({ quantity: '10' });
    expect(setQuantity(workspace, '1', '18')).toEqual({ ok: true, undo: null });
    expect(now()[0]).toMatchObject({ quantity: '18', warehouseId: 5 });
  });

  it('lets a line that is short be lowered', async () => {
    const { workspace, lines: now } = aCart([aCartLine({ quantity: '40' })], stockOf(18));
    await verifyCart(workspace);
    expect(setQuantity(workspace, '1', '30').ok).toBe(true);
    expect(setQuantity(workspace, '1', '31').ok).toBe(false);
    expect(now()[0]?.quantity).toBe('30');
  });

  it('is not in the way where nobody has said', () => {
    const { workspace } = aCart([aCartLine({ quantity: '1' })]);
    expect(setQuantity(workspace, '1', '5000').ok).toBe(true);
  });
});
