import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { LineError } from '../../../src/api/lineError.ts';
import { closeSession } from '../../../src/state/access/sessionStore.ts';
import { changedLines } from '../../../src/state/cart/changedLines.ts';
import type { SubmissionStage } from '../../../src/state/checkout/submissionResult.ts';
import { aCartLine } from '../../domain/builders.ts';
import { aCompany } from '../../support/builders.ts';
import { aCustomer } from '../../support/customer.ts';
import { stillSold } from '../../support/stillSold.ts';
import { type Asked, aWorkspace } from '../../support/workspace.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const DAY_MS = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
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
  /** The results of the next placings, in turn; the last one stays. */
  placing: ('stores' | 'stores, answer lost' | 'timed out' | 'lost' | CallError)[];
  isOrderLookupAvailable?: boolean;
  onPlacing?: () => void;
  onVerifying?: () => void;
};

/** A back office that stores orders by number, with failures. It ignores cart keys. */
const createBackOffice = ({ placing, isOrderLookupAvailable = true, onPlacing }: BackOffice) => {
  const stored = new Map<string, { product_id: number; quantity: string }[]>();
  const line = { isOrderLookupAvailable };
  const place = (call: Asked) => {
    onPlacing?.();
    const outcome = placing.length > 1 ? placing.shift() : placing[0];
    if (outcome instanceof CallError) throw outcome;
    const body = call.body;
    if (typeof body !== 'object' || body === null || !('visit' in body)) throw new Error('no visit was sent');
    const { order } = JSON.parse(JSON.stringify(body.visit));
    const { order_number: number, orderDetailList: lines } = order[0];
    if (outcome === 'timed out') throw new CallError('timeout');
    if (outcome === 'lost') throw new CallError('network');
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
    if (!line.isOrderLookupAvailable) throw new CallError('network');
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

const openFilledCart = (backOffice: BackOffice) => {
  const { stored, line, answer } = createBackOffice(backOffice);
  const lines = () => opened.cart.state.getState().entries.map((entry) => entry.line);
  const opened = aWorkspace((call) => {
    if (call.path === '/pricing') backOffice.onVerifying?.();
    return stillSold(call, lines(), aCustomer()) ?? answer(call);
  });
  opened.cart.setEntries([{ key: '1', position: 0, line: aCartLine({ productId: 1, quantity: '3' }) }]);
  const getCartState = () => opened.cart.state.getState();
  const inCart = () => getCartState().entries.map(({ key, line: { quantity } }) => `${key}: ${quantity}`);
  const placings = () => opened.asked.filter(({ path }) => path === '/rest/visitSync').length;
  const reported: SubmissionStage[] = [];
  const stages = { all: reported, add: (stage: SubmissionStage) => void reported.push(stage) };
  return { ...opened, stored, line, getCartState, inCart, placings, stages };
};

describe('placing an order', () => {
  it('removes the lines from the cart and starts a new order', async () => {
    const { workspace, getCartState, stored } = openFilledCart({ placing: ['stores'] });
    vi.advanceTimersByTime(60_000);
    expect(await workspace.orders.submit(null)).toEqual({
      status: 'placed',
      id: 'id of WEB-3200000',
      number: 'WEB-3200000',
      corrected: false,
      kept: 0,
    });
    expect(getCartState()).toMatchObject({
      entries: [],
      details: { orderNumber: 'WEB-3260000', sent: null },
    });
    expect(stored.size).toBe(1);
  });

  it('happens once for parallel submits', async () => {
    const { workspace, placings } = openFilledCart({ placing: ['stores'] });
    const [firstResult, secondResult] = await Promise.all([
      workspace.orders.submit(null),
      workspace.orders.submit(null),
    ]);
    expect(secondResult).toBe(firstResult);
    expect(placings()).toBe(1);
  });

  it('leaves lines without a price in the cart', async () => {
    const { workspace, cart, getCartState, inCart, stored } = openFilledCart({ placing: ['stores'] });
    const unpriced = aCartLine({ productId: 2, price: null });
    cart.setEntries([{ key: '2', position: 0, line: unpriced }, ...getCartState().entries]);
    expect(await workspace.orders.submit(null)).toMatchObject({ status: 'placed', kept: 1 });
    expect(inCart()).toEqual(['2: 1']);
    expect(stored.get('WEB-3200000')?.map(({ product_id }) => product_id)).toEqual([1]);
  });

  it('keeps lines that another session adds while it is being sent', async () => {
    const onPlacing = () =>
      cart.setEntries([
        ...getCartState().entries,
        { key: '9', position: 1, line: aCartLine({ productId: 9 }) },
      ]);
    const { workspace, cart, getCartState, inCart } = openFilledCart({ placing: ['stores'], onPlacing });
    expect(await workspace.orders.submit(null)).toMatchObject({ status: 'placed', kept: 1 });
    expect(inCart()).toEqual(['9: 1']);
  });

  it('is refused with its reason, and the cart stays', async () => {
    const refusedError = new CallError('refused', { code: 'credit_exceeded', status: 422 });
    const { workspace, inCart, getCartState } = openFilledCart({ placing: [refusedError] });
    expect(await workspace.orders.submit(null)).toEqual({
      status: 'rejected',
      code: 'credit_exceeded',
      message: '',
    });
    expect(inCart()).toEqual(['1: 3']);
    expect(getCartState().details).toMatchObject({ orderNumber: 'WEB-3200000', sent: null });
  });

  it.each([
    ['for people', 'Your account is blocked, please call us.', 'Your account is blocked, please call us.'],
    ['for developers', 'f49: unknown rule_id', ''],
  ])('is refused with the back office’s message %s', async (_, error, message) => {
    const refusedError = new CallError('refused', { code: 'error', message: error, status: 200 });
    const { workspace } = openFilledCart({ placing: [refusedError] });
    expect(await workspace.orders.submit(null)).toEqual({ status: 'rejected', code: 'error', message });
  });

  it('names the refused line, whose position is that of the sent lines', async () => {
    const refusedError = new LineError(2, { code: 'invalid_quantity', status: 422 });
    const { workspace, cart, getCartState } = openFilledCart({ placing: [refusedError] });
    cart.setEntries([
      { key: '2', position: 0, line: aCartLine({ productId: 2, price: null }) },
      ...getCartState().entries,
      { key: '3', position: 3, line: aCartLine({ productId: 3 }) },
    ]);
    expect(await workspace.orders.submit(null)).toMatchObject({
      status: 'rejected',
      code: 'invalid_quantity',
      line: { productId: 3 },
    });
    expect(getCartState().entries).toHaveLength(3);
  });

  it('is the stored one if the same order was placed before with other content; the other lines stay', async () => {
    const differsError = new CallError('refused', { code: 'content_differs', status: 409 });
    const { workspace, stored, cart, getCartState, inCart, placings } = openFilledCart({
      placing: [differsError],
    });
    stored.set('WEB-3200000', [{ product_id: 1, quantity: '3' }]);
    cart.setEntries([
      ...getCartState().entries,
      { key: '9', position: 9, line: aCartLine({ productId: 9 }) },
    ]);
    expect(await workspace.orders.submit(null)).toEqual({
      status: 'placed',
      id: 'id of WEB-3200000',
      number: 'WEB-3200000',
      corrected: false,
      kept: 1,
    });
    expect(inCart()).toEqual(['9: 1']);
    expect(placings()).toBe(1);
  });

  it('is refused if the order with other content can’t be found', async () => {
    const differsError = new CallError('refused', { code: 'content_differs', status: 409 });
    const { workspace, getCartState, inCart, placings } = openFilledCart({ placing: [differsError] });
    expect(await workspace.orders.submit(null)).toMatchObject({
      status: 'rejected',
      code: 'content_differs',
    });
    expect(inCart()).toEqual(['1: 3']);
    expect(getCartState().details.sent).toBeNull();
    expect(placings()).toBe(1);
  });

  it('asks for a login if the session ends before or during it', async () => {
    const expiredSession = openFilledCart({ placing: [new CallError('unauthorized', { status: 401 })] });
    expect(await expiredSession.workspace.orders.submit(null)).toMatchObject({ status: 'session_expired' });
    const loggedOut = openFilledCart({ placing: ['stores'] });
    closeSession(loggedOut.portal.session, 'expired');
    expect(await loggedOut.workspace.orders.submit(null)).toMatchObject({ status: 'session_expired' });
    expect(loggedOut.asked).toEqual([]);
    expect(loggedOut.inCart()).toEqual(['1: 3']);
  });

  it('uses the node service if the company is set up so', async () => {
    const { answer } = createBackOffice({ placing: ['stores'] });
    const sold = (call: Asked) => stillSold(call, [aCartLine()], aCustomer());
    const { workspace, cart, asked } = aWorkspace((call) => sold(call) ?? answer(call), {
      company: aCompany({ settings: { nodeSync: true } }),
    });
    cart.setEntries([{ key: '1', position: 0, line: aCartLine() }]);
    await workspace.orders.submit(null);
    expect(asked.at(-1)).toMatchObject({ service: 'productApi', path: '/visit-sync', timeoutMs: 300_000 });
  });
});

describe('before an order is sent', () => {
  /** A back office with different data of the cart's product; `price` is its price. */
  const openChangedCart = ({ price = 10, ...answers }: Record<string, unknown> & { price?: number } = {}) => {
    const { answer, stored } = createBackOffice({ placing: ['stores'] });
    const lines = () => opened.cart.state.getState().entries.map((entry) => entry.line);
    const currentResponses: Record<string, unknown> = {
      '/pricing': { success: true, prices: [{ product_id: 1, default_price: price }] },
      ...answers,
    };
    const opened = aWorkspace((call) => {
      const response = currentResponses[call.path];
      if (response instanceof Error) throw response;
      return response ?? stillSold(call, lines(), aCustomer()) ?? answer(call);
    });
    opened.cart.setEntries([{ key: '1', position: 0, line: aCartLine({ productId: 1, quantity: '3' }) }]);
    return { ...opened, stored, currentResponses };
  };

  it('the token is validated, then the cart verified, then the order sent', async () => {
    const { workspace, asked } = openChangedCart();
    await workspace.orders.submit(null);
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

  it.each([
    ['401', new CallError('unauthorized', { status: 401 })],
    ['403', new CallError('forbidden', { status: 403 })],
    ['success: false', { success: false, error: 'User is disabled' }],
  ])('a token refused by %s ends the session, and the cart stays', async (_, answer) => {
    const { workspace, portal, cart, stored } = openChangedCart({ '/users/refresh': answer });
    expect(await workspace.orders.submit(null)).toMatchObject({ status: 'session_expired' });
    expect(portal.session.getState()).toEqual({ status: 'out', end: 'expired' });
    expect(cart.state.getState().entries).toHaveLength(1);
    expect(stored.size).toBe(0);
  });

  it('a higher price must be accepted', async () => {
    const { workspace, stored } = openChangedCart({ price: 12 });
    expect(await workspace.orders.submit(null)).toMatchObject({ status: 'changed' });
    expect(stored.size).toBe(0);
    const stock = new Map();
    workspace.cart.acceptChange(
      changedLines(workspace.cart.context, workspace.cart.state.getState().entries, stock),
    );
    expect(await workspace.orders.submit(null)).toMatchObject({ status: 'placed', corrected: false });
    expect(stored.size).toBe(1);
  });

  it('a lower price is used, and the result says that amounts changed', async () => {
    const { workspace } = openChangedCart({ price: 9 });
    expect(await workspace.orders.submit(null)).toMatchObject({ status: 'placed', corrected: true });
  });

  it('a removed product is reported, then the cart is empty', async () => {
    const notFoundError = new CallError('not_found', { status: 404 });
    const { workspace, cart, stored } = openChangedCart({ '/products/1': notFoundError });
    expect(await workspace.orders.submit(null)).toMatchObject({ status: 'changed' });
    expect(cart.state.getState()).toMatchObject({ entries: [], details: { removed: [{ productId: 1 }] } });
    expect(stored.size).toBe(0);
  });

  it('too little stock must be accepted', async () => {
    const availability = [{ product_id: 1, warehouse_id: 5, warehouse_name: 'Default', quantity: 2 }];
    const { workspace, cart, stored } = openChangedCart({ '/availability': { success: true, availability } });
    expect(await workspace.orders.submit(null)).toMatchObject({ status: 'changed' });
    expect(cart.state.getState().entries[0]?.line.quantity).toBe('3');
    expect(stored.size).toBe(0);
  });

  it.each(['/users/refresh', '/pricing'])('nothing is sent while %s fails', async (path) => {
    const { workspace, cart, stored, currentResponses } = openChangedCart({
      [path]: new CallError('network'),
    });
    expect(await workspace.orders.submit(null)).toMatchObject({ status: 'unverified' });
    expect(cart.state.getState().entries).toHaveLength(1);
    expect(stored.size).toBe(0);
    delete currentResponses[path];
    expect(await workspace.orders.submit(null)).toMatchObject({ status: 'placed' });
  });
});

describe('a lost response', () => {
  it('is looked up by number: the order was stored', async () => {
    const { workspace, inCart } = openFilledCart({ placing: ['stores, answer lost'] });
    expect(await workspace.orders.submit(null)).toMatchObject({
      status: 'placed',
      number: 'WEB-3200000',
      kept: 0,
    });
    expect(inCart()).toEqual([]);
  });

  it('of a call that was cancelled is looked up too, since the back office may have executed it', async () => {
    const { workspace, line, placings, getCartState } = openFilledCart({
      placing: [new CallError('cancelled'), 'stores'],
      isOrderLookupAvailable: false,
    });
    expect(await workspace.orders.submit(null)).toMatchObject({ status: 'unknown' });
    expect(getCartState().details.sent).toMatchObject({ number: 'WEB-3200000' });
    line.isOrderLookupAvailable = true;
    expect(await workspace.orders.submit(null)).toMatchObject({ status: 'placed' });
    expect(placings()).toBe(2);
  });

  it('is looked up by number: the order wasn’t stored and can be sent again with the same number', async () => {
    const { workspace, inCart, stored } = openFilledCart({ placing: ['timed out', 'stores'] });
    expect(await workspace.orders.submit(null)).toEqual({ status: 'not_arrived', code: 'not_arrived' });
    expect(inCart()).toEqual(['1: 3']);
    expect(await workspace.orders.submit(null)).toMatchObject({ status: 'placed' });
    expect([...stored.keys()]).toEqual(['WEB-3200000']);
  });

  it('is looked up before the order is sent again', async () => {
    const { workspace, asked, stored, stages } = openFilledCart({ placing: ['lost', 'stores'] });
    expect(await workspace.orders.submit(null, stages.add)).toMatchObject({ status: 'placed' });
    const paths = asked.map(({ path }) => path);
    expect(paths.slice(paths.indexOf('/rest/visitSync'))).toEqual([
      '/rest/visitSync',
      '/transactions/by_number/WEB-3200000',
      '/rest/visitSync',
    ]);
    expect(stages.all).toEqual(['checking', 'sending', 'asking', 'sending']);
    expect(stored.size).toBe(1);
  });

  it('is sent again for 30 s at most', async () => {
    const { workspace, placings } = openFilledCart({
      placing: ['lost'],
      onPlacing: () => void vi.advanceTimersByTime(30_000),
    });
    expect(await workspace.orders.submit(null)).toMatchObject({ status: 'not_arrived' });
    expect(placings()).toBe(1);
  });

  it('isn’t sent again when another session emptied the cart meanwhile', async () => {
    const emptied = { orderNumber: 'WEB-7', orderNumberMadeAt: NOON + 7 };
    const thisDevice = openFilledCart({
      placing: ['lost', 'stores'],
      onPlacing: () => thisDevice.cart.setEntries([], emptied),
    });
    expect(await thisDevice.workspace.orders.submit(null)).toMatchObject({ status: 'not_arrived' });
    expect(thisDevice.placings()).toBe(1);
  });

  it('stays unknown while the lookup fails; the next attempt looks it up first and doesn’t place it twice', async () => {
    const { workspace, line, placings, stored } = openFilledCart({
      placing: ['stores, answer lost'],
      isOrderLookupAvailable: false,
    });
    expect(await workspace.orders.submit(null)).toMatchObject({ status: 'unknown' });
    line.isOrderLookupAvailable = true;
    expect(await workspace.orders.submit(null)).toMatchObject({ status: 'placed', number: 'WEB-3200000' });
    expect(placings()).toBe(1);
    expect(stored.size).toBe(1);
  });

  it('isn’t placed again with a new number a day later', async () => {
    const { workspace, line, stored } = openFilledCart({
      placing: ['stores, answer lost'],
      isOrderLookupAvailable: false,
    });
    await workspace.orders.submit(null);
    vi.advanceTimersByTime(2 * DAY_MS);
    line.isOrderLookupAvailable = true;
    expect(await workspace.orders.submit(null)).toMatchObject({ status: 'placed', number: 'WEB-3200000' });
    expect(stored.size).toBe(1);
  });

  it('doesn’t remove lines that were added after sending', async () => {
    const { workspace, cart, getCartState, line, inCart } = openFilledCart({
      placing: ['stores, answer lost'],
      isOrderLookupAvailable: false,
    });
    await workspace.orders.submit(null);
    cart.setEntries([
      ...getCartState().entries,
      { key: '2', position: 1, line: aCartLine({ productId: 2, quantity: '4' }) },
    ]);
    line.isOrderLookupAvailable = true;
    expect(await workspace.orders.submit(null)).toMatchObject({ status: 'placed', kept: 1 });
    expect(inCart()).toEqual(['2: 4']);
  });
});

describe('an order that another device places at the same time', () => {
  /** The other device orders the same cart and starts a new one. */
  const orderElsewhere = ({ cart, stored, getCartState }: ReturnType<typeof openFilledCart>) => {
    const { entries, details } = getCartState();
    stored.set(details.orderNumber, [{ product_id: 1, quantity: '3' }]);
    vi.advanceTimersByTime(5_000);
    cart.takeOut(entries, details.orderNumberMadeAt);
  };

  it('is reported as placed before this device sends it, and nothing is sent', async () => {
    const thisDevice = openFilledCart({ placing: ['stores'], onVerifying: () => orderElsewhere(thisDevice) });
    expect(await thisDevice.workspace.orders.submit(null)).toMatchObject({
      status: 'placed',
      number: 'WEB-3200000',
      kept: 0,
    });
    expect(thisDevice.placings()).toBe(0);
    expect(thisDevice.getCartState()).toMatchObject({
      entries: [],
      details: { orderNumber: 'WEB-3205000', sent: null },
    });
  });

  it('is reported as placed if both sent it, and the next cart isn’t changed', async () => {
    const next = { key: '1', position: 0, line: aCartLine({ productId: 1, quantity: '3' }) };
    const thisDevice = openFilledCart({
      placing: ['stores'],
      onPlacing: () => {
        orderElsewhere(thisDevice);
        thisDevice.cart.setEntries([next]);
      },
    });
    expect(await thisDevice.workspace.orders.submit(null)).toMatchObject({
      status: 'placed',
      number: 'WEB-3200000',
      kept: 1,
    });
    expect(thisDevice.inCart()).toEqual(['1: 3']);
    expect(thisDevice.getCartState().details).toMatchObject({ orderNumber: 'WEB-3205000', sent: null });
    expect(thisDevice.stored.size).toBe(1);
  });

  it('isn’t reported as placed if the other device only emptied the cart', async () => {
    const emptied = { orderNumber: 'WEB-7', orderNumberMadeAt: NOON + 7 };
    const thisDevice = openFilledCart({
      placing: ['stores'],
      onVerifying: () => thisDevice.cart.setEntries([], emptied),
    });
    expect(await thisDevice.workspace.orders.submit(null)).toMatchObject({ status: 'changed' });
    expect(thisDevice.placings()).toBe(0);
    expect(thisDevice.getCartState().details).toMatchObject({ orderNumber: 'WEB-7', sent: null });
  });

  it('doesn’t affect this cart if it was an earlier one', async () => {
    const { workspace, cart, stored, placings } = openFilledCart({ placing: ['stores'] });
    cart.setDetails({ sent: { number: 'WEB-9', madeAt: NOON - 1, at: NOON } });
    stored.set('WEB-9', [{ product_id: 1, quantity: '3' }]);
    expect(await workspace.orders.submit(null)).toMatchObject({ status: 'placed', number: 'WEB-3200000' });
    expect(placings()).toBe(1);
  });
});

describe('the order number', () => {
  it('is renewed at 24 hours', async () => {
    const { workspace, stored } = openFilledCart({ placing: ['stores'] });
    vi.advanceTimersByTime(DAY_MS);
    await workspace.orders.submit(null);
    expect([...stored.keys()]).toEqual(['WEB-9600000']);
  });

  it('is kept just before 24 hours', async () => {
    const { workspace, stored } = openFilledCart({ placing: ['stores'] });
    vi.advanceTimersByTime(DAY_MS - 1);
    await workspace.orders.submit(null);
    expect([...stored.keys()]).toEqual(['WEB-3200000']);
  });

  const numberTakenError = new CallError('refused', { code: 'number_taken', status: 409 });

  it('is replaced if another customer has it', async () => {
    const { workspace, stored } = openFilledCart({ placing: [numberTakenError, 'stores'] });
    vi.advanceTimersByTime(1_000);
    expect(await workspace.orders.submit(null)).toMatchObject({ status: 'placed', number: 'WEB-3200011' });
    expect([...stored.keys()]).toEqual(['WEB-3200011']);
  });

  it('is replaced until a free one is found, with a limit', async () => {
    const lucky = openFilledCart({
      placing: [numberTakenError, numberTakenError, numberTakenError, numberTakenError, 'stores'],
    });
    expect(await lucky.workspace.orders.submit(null)).toMatchObject({
      status: 'placed',
      number: 'WEB-3200044',
    });
    const unlucky = openFilledCart({ placing: [numberTakenError] });
    expect(await unlucky.workspace.orders.submit(null)).toEqual({
      status: 'rejected',
      code: 'number_taken',
      message: '',
    });
    expect(unlucky.placings()).toBe(5);
    expect(unlucky.getCartState().details.sent).toBeNull();
    expect(unlucky.inCart()).toEqual(['1: 3']);
  });

  it('of the cart stays the same in all sessions when the order is sent with another one', async () => {
    const { workspace, getCartState } = openFilledCart({
      placing: [numberTakenError, 'lost'],
      isOrderLookupAvailable: false,
    });
    expect(await workspace.orders.submit(null)).toMatchObject({ status: 'unknown' });
    expect(getCartState().details).toMatchObject({
      orderNumber: 'WEB-3200000',
      sent: { number: 'WEB-3200011', madeAt: NOON },
    });
  });

  it.each([
    ['when another customer has it', [numberTakenError], 0],
    ['when it is too old', [], DAY_MS],
  ])('is replaced by the same one on every device: %s', async (_, refusals, ageMs) => {
    const placeLater = async (later: number) => {
      vi.setSystemTime(NOON);
      const { workspace } = openFilledCart({ placing: [...refusals, 'stores'] });
      vi.setSystemTime(NOON + ageMs + later);
      const answer = await workspace.orders.submit(null);
      return answer.status === 'placed' && answer.number;
    };
    const thisDevice = await placeLater(0);
    expect(thisDevice).toMatch(/^WEB-\d{7}$/);
    expect(await placeLater(60_000)).toBe(thisDevice);
  });

  it('that replaced another is looked up after a lost response', async () => {
    const { workspace, line, placings } = openFilledCart({
      placing: [numberTakenError, 'stores, answer lost'],
      isOrderLookupAvailable: false,
    });
    expect(await workspace.orders.submit(null)).toMatchObject({ status: 'unknown' });
    line.isOrderLookupAvailable = true;
    expect(await workspace.orders.submit(null)).toMatchObject({ status: 'placed', number: 'WEB-3200011' });
    expect(placings()).toBe(2);
  });

  it('of the customer’s earlier order keeps the cart and is reported', async () => {
    const { workspace, stored, inCart } = openFilledCart({ placing: ['stores'] });
    stored.set('WEB-3200000', [{ product_id: 77, quantity: '1' }]);
    expect(await workspace.orders.submit(null)).toMatchObject({ status: 'placed', kept: 1 });
    expect(inCart()).toEqual(['1: 3']);
  });
});
