import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { acceptChanges } from '../../../src/state/cart/acceptChanges.ts';
import { changedLines } from '../../../src/state/cart/changedLines.ts';
import { placeOrder } from '../../../src/state/checkout/placeOrder.ts';
import { closeSession } from '../../../src/state/session/sessionStore.ts';
import { aCartLine } from '../../domain/builders.ts';
import { aCompany } from '../../support/builders.ts';
import { aCustomer } from '../../support/customer.ts';
import { stillSold } from '../../support/stillSold.ts';
import { type Asked, aWorkspace } from '../../support/workspace.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const A_DAY = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const summary = (number: string) => ({
  id: `id of ${number}`,
  kind: 'order',
  transaction_number: number,
  transaction_date: '2026-11-18',
  status: 'pending',
  currency_code: 'USD',
  netvalue: 30,
  balance: null,
  line_count: 1,
});

type BackOffice = {
  /** What happens to the next placings, in turn; the last one stays. */
  placing: ('stores' | 'stores, answer lost' | 'lost' | CallError)[];
  canBeAsked?: boolean;
  /** What happens while an order is on its way. */
  meanwhile?: () => void;
  /** What happens while prices are being verified before it is sent. */
  whileChecking?: () => void;
};

/**
 * A back office that stores orders by number, over a bad line. It knows nothing of carts: the number alone has to do.
 */
const aBackOffice = ({ placing, canBeAsked = true, meanwhile }: BackOffice) => {
  const stored = new Map<string, { product_id: number; quantity: string }[]>();
  const line = { canBeAsked };
  const place = (call: Asked) => {
    meanwhile?.();
    const outcome = placing.length > 1 ? placing.shift() : placing[0];
    if (outcome instanceof CallError) throw outcome;
    const body = call.body;
    if (typeof body !== 'object' || body === null || !('visit' in body)) throw new Error('no visit was sent');
    const { order } = JSON.parse(JSON.stringify(body.visit));
    const { order_number: number, orderDetailList: lines } = order[0];
    if (outcome === 'lost') throw new CallError('timeout');
    const repeated = stored.has(number);
    if (!repeated) stored.set(number, lines);
    if (outcome === 'stores, answer lost') throw new CallError('network');
    return {
      success: true,
      transaction: { id: `id of ${number}`, kind: 'order', transaction_number: number, netvalue: 30 },
      differences: [],
      repeated,
    };
  };
  const find = (number: string) => {
    if (!line.canBeAsked) throw new CallError('network');
    const lines = stored.get(number);
    if (!lines) throw new CallError('not_found', { status: 404 });
    return { success: true, transaction: { ...summary(number), lines } };
  };
  return {
    stored,
    line,
    answer: (call: Asked) => {
      const [, number] = /^\/transactions\/by_number\/(.+)$/.exec(call.path) ?? [];
      return number ? find(number) : place(call);
    },
  };
};

const aFilledCart = (backOffice: BackOffice) => {
  const { stored, line, answer } = aBackOffice(backOffice);
  const lines = () => made.cart.state.getState().entries.map((entry) => entry.line);
  const made = aWorkspace((call) => {
    if (call.path === '/pricing') backOffice.whileChecking?.();
    return stillSold(call, lines(), aCustomer()) ?? answer(call);
  });
  made.cart.setEntries([{ key: '1', position: 0, line: aCartLine({ productId: 1, quantity: '3' }) }]);
  const now = () => made.cart.state.getState();
  const inCart = () => now().entries.map(({ key, line: { quantity } }) => `${key}: ${quantity}`);
  const placings = () => made.asked.filter(({ path }) => path === '/rest/visitSync').length;
  return { ...made, stored, line, now, inCart, placings };
};

describe('placing an order', () => {
  it('takes the lines out of the cart and begins a new order', async () => {
    const { workspace, now, stored } = aFilledCart({ placing: ['stores'] });
    vi.advanceTimersByTime(60_000);
    expect(await placeOrder(workspace, null)).toEqual({
      ok: true,
      id: 'id of WEB-3200000',
      number: 'WEB-3200000',
      corrected: false,
      kept: 0,
    });
    expect(now()).toMatchObject({ entries: [], details: { orderNumber: 'WEB-3260000', sent: null } });
    expect(stored.size).toBe(1);
  });

  it('happens once, however often it is pressed', async () => {
    const { workspace, placings } = aFilledCart({ placing: ['stores'] });
    const [one, other] = await Promise.all([placeOrder(workspace, null), placeOrder(workspace, null)]);
    expect(other).toBe(one);
    expect(placings()).toBe(1);
  });

  it('leaves lines without a price in the cart', async () => {
    const { workspace, cart, now, inCart, stored } = aFilledCart({ placing: ['stores'] });
    const unpriced = aCartLine({ productId: 2, price: null });
    cart.setEntries([{ key: '2', position: 0, line: unpriced }, ...now().entries]);
    expect(await placeOrder(workspace, null)).toMatchObject({ ok: true, kept: 1 });
    expect(inCart()).toEqual(['2: 1']);
    expect(stored.get('WEB-3200000')?.map(({ product_id }) => product_id)).toEqual([1]);
  });

  it('leaves what another session put in while it was on its way', async () => {
    const meanwhile = () =>
      cart.setEntries([...now().entries, { key: '9', position: 1, line: aCartLine({ productId: 9 }) }]);
    const { workspace, cart, now, inCart } = aFilledCart({ placing: ['stores'], meanwhile });
    expect(await placeOrder(workspace, null)).toMatchObject({ ok: true, kept: 1 });
    expect(inCart()).toEqual(['9: 1']);
  });

  it('is refused with the reason, and nothing is lost', async () => {
    const refusal = new CallError('refused', { code: 'credit_exceeded', status: 422 });
    const { workspace, inCart, now } = aFilledCart({ placing: [refusal] });
    expect(await placeOrder(workspace, null)).toEqual({
      ok: false,
      reason: 'refused',
      code: 'credit_exceeded',
    });
    expect(inCart()).toEqual(['1: 3']);
    expect(now().details).toMatchObject({ orderNumber: 'WEB-3200000', sent: null });
  });

  it('asks for a login when the session is over, before or meanwhile', async () => {
    const ended = aFilledCart({ placing: [new CallError('unauthorized', { status: 401 })] });
    expect(await placeOrder(ended.workspace, null)).toMatchObject({ ok: false, reason: 'session_expired' });
    const out = aFilledCart({ placing: ['stores'] });
    closeSession(out.portal.session, 'expired');
    expect(await placeOrder(out.workspace, null)).toMatchObject({ ok: false, reason: 'session_expired' });
    expect(out.asked).toEqual([]);
    expect(out.inCart()).toEqual(['1: 3']);
  });

  it('goes to the node service where the company says so', async () => {
    const { answer } = aBackOffice({ placing: ['stores'] });
    const sold = (call: Asked) => stillSold(call, [aCartLine()], aCustomer());
    const { workspace, cart, asked } = aWorkspace((call) => sold(call) ?? answer(call), {
      company: aCompany({ settings: { nodeSync: true } }),
    });
    cart.setEntries([{ key: '1', position: 0, line: aCartLine() }]);
    await placeOrder(workspace, null);
    expect(asked.at(-1)).toMatchObject({ service: 'productApi', path: '/visit-sync', timeoutMs: 300_000 });
  });
});

describe('before an order is sent', () => {
  /** A back office with its own idea of the one product in the cart; `pricing` is what it asks for one. */
  const aChangedCart = ({ price = 10, ...answers }: Record<string, unknown> & { price?: number } = {}) => {
    const { answer, stored } = aBackOffice({ placing: ['stores'] });
    const lines = () => made.cart.state.getState().entries.map((entry) => entry.line);
    const now: Record<string, unknown> = {
      '/pricing': { success: true, prices: [{ product_id: 1, default_price: price }] },
      ...answers,
    };
    const made = aWorkspace((call) => {
      const said = now[call.path];
      if (said instanceof Error) throw said;
      return said ?? stillSold(call, lines(), aCustomer()) ?? answer(call);
    });
    made.cart.setEntries([{ key: '1', position: 0, line: aCartLine({ productId: 1, quantity: '3' }) }]);
    return { ...made, stored, now };
  };

  it('validates the token by a call of its own, then verifies, then sends', async () => {
    const { workspace, asked } = aChangedCart();
    await placeOrder(workspace, null);
    const paths = asked.map(({ path }) => path);
    expect(paths[0]).toBe('/users/refresh');
    expect(paths.slice(1, -1).toSorted()).toEqual([
      '/availability',
      '/pricesRules/bat',
      '/pricing',
      '/products/1',
      '/units_of_measure',
    ]);
    expect(paths.at(-1)).toBe('/rest/visitSync');
  });

  it('ends the session when the token is refused, and keeps the cart', async () => {
    const refused = new CallError('unauthorized', { status: 401 });
    const { workspace, portal, cart, stored } = aChangedCart({ '/users/refresh': refused });
    expect(await placeOrder(workspace, null)).toMatchObject({ ok: false, reason: 'session_expired' });
    expect(portal.session.getState()).toEqual({ status: 'out', end: 'expired' });
    expect(cart.state.getState().entries).toHaveLength(1);
    expect(stored.size).toBe(0);
  });

  it('shows a higher price first, and sends it once it is accepted', async () => {
    const { workspace, stored } = aChangedCart({ price: 12 });
    expect(await placeOrder(workspace, null)).toMatchObject({ ok: false, reason: 'changed' });
    expect(stored.size).toBe(0);
    const stock = new Map();
    acceptChanges(workspace, changedLines(workspace, workspace.cart.state.getState().entries, stock));
    expect(await placeOrder(workspace, null)).toMatchObject({ ok: true, corrected: false });
    expect(stored.size).toBe(1);
  });

  it('goes on at a lower price, and says that figures changed', async () => {
    const { workspace } = aChangedCart({ price: 9 });
    expect(await placeOrder(workspace, null)).toMatchObject({ ok: true, corrected: true });
  });

  it('shows what went first, then has nothing left to send', async () => {
    const gone = new CallError('not_found', { status: 404 });
    const { workspace, cart, stored } = aChangedCart({ '/products/1': gone });
    expect(await placeOrder(workspace, null)).toMatchObject({ ok: false, reason: 'changed' });
    expect(cart.state.getState()).toMatchObject({ entries: [], details: { removed: [{ productId: 1 }] } });
    expect(stored.size).toBe(0);
  });

  it('shows first that too little is left', async () => {
    const availability = [{ product_id: 1, warehouse_id: 5, warehouse_name: 'Default', quantity: 2 }];
    const { workspace, cart, stored } = aChangedCart({ '/availability': { success: true, availability } });
    expect(await placeOrder(workspace, null)).toMatchObject({ ok: false, reason: 'changed' });
    expect(cart.state.getState().entries[0]?.line.quantity).toBe('3');
    expect(stored.size).toBe(0);
  });

  it.each(['/users/refresh', '/pricing'])('sends nothing while %s has no answer', async (path) => {
    const { workspace, cart, stored, now } = aChangedCart({ [path]: new CallError('network') });
    expect(await placeOrder(workspace, null)).toMatchObject({ ok: false, reason: 'unverified' });
    expect(cart.state.getState().entries).toHaveLength(1);
    expect(stored.size).toBe(0);
    delete now[path];
    expect(await placeOrder(workspace, null)).toMatchObject({ ok: true });
  });
});

describe('an answer that is lost', () => {
  it('is asked for: the order arrived', async () => {
    const { workspace, inCart } = aFilledCart({ placing: ['stores, answer lost'] });
    expect(await placeOrder(workspace, null)).toMatchObject({ ok: true, number: 'WEB-3200000', kept: 0 });
    expect(inCart()).toEqual([]);
  });

  it('is asked for: it did not arrive and can be placed again, under the same number', async () => {
    const { workspace, inCart, stored } = aFilledCart({ placing: ['lost', 'stores'] });
    expect(await placeOrder(workspace, null)).toEqual({ ok: false, reason: 'failed', code: 'not_arrived' });
    expect(inCart()).toEqual(['1: 3']);
    expect(await placeOrder(workspace, null)).toMatchObject({ ok: true });
    expect([...stored.keys()]).toEqual(['WEB-3200000']);
  });

  it('stays unknown while nobody can be asked; the next attempt asks first and places nothing twice', async () => {
    const { workspace, line, placings, stored } = aFilledCart({
      placing: ['stores, answer lost'],
      canBeAsked: false,
    });
    expect(await placeOrder(workspace, null)).toMatchObject({ ok: false, reason: 'unknown' });
    line.canBeAsked = true;
    expect(await placeOrder(workspace, null)).toMatchObject({ ok: true, number: 'WEB-3200000' });
    expect(placings()).toBe(1);
    expect(stored.size).toBe(1);
  });

  it('is not ordered again under a new number a day later', async () => {
    const { workspace, line, stored } = aFilledCart({ placing: ['stores, answer lost'], canBeAsked: false });
    await placeOrder(workspace, null);
    vi.advanceTimersByTime(2 * A_DAY);
    line.canBeAsked = true;
    expect(await placeOrder(workspace, null)).toMatchObject({ ok: true, number: 'WEB-3200000' });
    expect(stored.size).toBe(1);
  });

  it('does not take lines out that were added after it was sent', async () => {
    const { workspace, cart, now, line, inCart } = aFilledCart({
      placing: ['stores, answer lost'],
      canBeAsked: false,
    });
    await placeOrder(workspace, null);
    cart.setEntries([
      ...now().entries,
      { key: '2', position: 1, line: aCartLine({ productId: 2, quantity: '4' }) },
    ]);
    line.canBeAsked = true;
    expect(await placeOrder(workspace, null)).toMatchObject({ ok: true, kept: 1 });
    expect(inCart()).toEqual(['2: 4']);
  });
});

describe('an order that another device places at the same time', () => {
  /** What the other device does: it has the same cart, orders it, and begins a new one. */
  const orderElsewhere = ({ cart, stored, now }: ReturnType<typeof aFilledCart>) => {
    const { entries, details } = now();
    stored.set(details.orderNumber, [{ product_id: 1, quantity: '3' }]);
    vi.advanceTimersByTime(5_000);
    cart.takeOut(entries, details.orderNumberMadeAt);
  };

  it('is known for placed when this one comes to send it, and nothing is sent', async () => {
    const here = aFilledCart({ placing: ['stores'], whileChecking: () => orderElsewhere(here) });
    expect(await placeOrder(here.workspace, null)).toMatchObject({
      ok: true,
      number: 'WEB-3200000',
      kept: 0,
    });
    expect(here.placings()).toBe(0);
    expect(here.now()).toMatchObject({ entries: [], details: { orderNumber: 'WEB-3205000', sent: null } });
  });

  it('is known for placed when both sent it, and the next cart is left alone', async () => {
    const next = { key: '1', position: 0, line: aCartLine({ productId: 1, quantity: '3' }) };
    const here = aFilledCart({
      placing: ['stores'],
      meanwhile: () => {
        orderElsewhere(here);
        here.cart.setEntries([next]);
      },
    });
    expect(await placeOrder(here.workspace, null)).toMatchObject({
      ok: true,
      number: 'WEB-3200000',
      kept: 1,
    });
    expect(here.inCart()).toEqual(['1: 3']);
    expect(here.now().details).toMatchObject({ orderNumber: 'WEB-3205000', sent: null });
    expect(here.stored.size).toBe(1);
  });

  it('is not known for placed where the other one only emptied the cart', async () => {
    const emptied = { orderNumber: 'WEB-7', orderNumberMadeAt: NOON + 7 };
    const here = aFilledCart({ placing: ['stores'], whileChecking: () => here.cart.setEntries([], emptied) });
    expect(await placeOrder(here.workspace, null)).toMatchObject({ ok: false, reason: 'changed' });
    expect(here.placings()).toBe(0);
    expect(here.now().details).toMatchObject({ orderNumber: 'WEB-7', sent: null });
  });

  it('says nothing of this cart where it was an earlier one', async () => {
    const { workspace, cart, stored, placings } = aFilledCart({ placing: ['stores'] });
    cart.setDetails({ sent: { number: 'WEB-9', madeAt: NOON - 1, at: NOON } });
    stored.set('WEB-9', [{ product_id: 1, quantity: '3' }]);
    expect(await placeOrder(workspace, null)).toMatchObject({ ok: true, number: 'WEB-3200000' });
    expect(placings()).toBe(1);
  });
});

describe('the order number', () => {
  it('is renewed at 24 hours', async () => {
    const { workspace, stored } = aFilledCart({ placing: ['stores'] });
    vi.advanceTimersByTime(A_DAY);
    await placeOrder(workspace, null);
    expect([...stored.keys()]).toEqual(['WEB-9600000']);
  });

  it('is kept a moment before', async () => {
    const { workspace, stored } = aFilledCart({ placing: ['stores'] });
    vi.advanceTimersByTime(A_DAY - 1);
    await placeOrder(workspace, null);
    expect([...stored.keys()]).toEqual(['WEB-3200000']);
  });

  const taken = new CallError('refused', { code: 'number_taken', status: 409 });

  it('is replaced when another customer has it already', async () => {
    const { workspace, stored } = aFilledCart({ placing: [taken, 'stores'] });
    vi.advanceTimersByTime(1_000);
    expect(await placeOrder(workspace, null)).toMatchObject({ ok: true, number: 'WEB-3200011' });
    expect([...stored.keys()]).toEqual(['WEB-3200011']);
  });

  it('is replaced until one is free, and not for ever', async () => {
    const lucky = aFilledCart({ placing: [taken, taken, taken, taken, 'stores'] });
    expect(await placeOrder(lucky.workspace, null)).toMatchObject({ ok: true, number: 'WEB-3200044' });
    const unlucky = aFilledCart({ placing: [taken] });
    expect(await placeOrder(unlucky.workspace, null)).toEqual({
      ok: false,
      reason: 'refused',
      code: 'number_taken',
    });
    expect(unlucky.placings()).toBe(5);
    expect(unlucky.now().details.sent).toBeNull();
    expect(unlucky.inCart()).toEqual(['1: 3']);
  });

  it('that replaced another is not the cart’s: the open sessions go on knowing it by its own', async () => {
    const { workspace, now } = aFilledCart({ placing: [taken, 'lost'], canBeAsked: false });
    expect(await placeOrder(workspace, null)).toMatchObject({ ok: false, reason: 'unknown' });
    expect(now().details).toMatchObject({
      orderNumber: 'WEB-3200000',
      sent: { number: 'WEB-3200011', madeAt: NOON },
    });
  });

  it.each([
    ['when another customer has it', [taken], 0],
    ['when it is too old', [], A_DAY],
  ])('is replaced by the same one on every device: %s', async (_, refusals, age) => {
    const placeLater = async (later: number) => {
      vi.setSystemTime(NOON);
      const { workspace } = aFilledCart({ placing: [...refusals, 'stores'] });
      vi.setSystemTime(NOON + age + later);
      const answer = await placeOrder(workspace, null);
      return answer.ok && answer.number;
    };
    const here = await placeLater(0);
    expect(here).toMatch(/^WEB-\d{7}$/);
    expect(await placeLater(60_000)).toBe(here);
  });

  it('that replaced another is asked for when its answer is lost', async () => {
    const { workspace, line, placings } = aFilledCart({
      placing: [taken, 'stores, answer lost'],
      canBeAsked: false,
    });
    expect(await placeOrder(workspace, null)).toMatchObject({ ok: false, reason: 'unknown' });
    line.canBeAsked = true;
    expect(await placeOrder(workspace, null)).toMatchObject({ ok: true, number: 'WEB-3200011' });
    expect(placings()).toBe(2);
  });

  it('of an earlier order of this customer leaves the cart as it is, and says so', async () => {
    const { workspace, stored, inCart } = aFilledCart({ placing: ['stores'] });
    stored.set('WEB-3200000', [{ product_id: 77, quantity: '1' }]);
    expect(await placeOrder(workspace, null)).toMatchObject({ ok: true, kept: 1 });
    expect(inCart()).toEqual(['1: 3']);
  });
});
