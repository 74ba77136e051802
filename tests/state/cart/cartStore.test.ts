import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCartCodec } from '../../../src/api/cart/cartCodec.ts';
import type { CartEntry } from '../../../src/domain/cart/cart.ts';
import { newDetails } from '../../../src/domain/cart/newDetails.ts';
import { createCartStates } from '../../../src/state/cart/cartStates.ts';
import { createCartStore } from '../../../src/state/cart/cartStore.ts';
import { createDocumentSync } from '../../../src/sync/engine/documentSync.ts';
import type { JsonObject } from '../../../src/sync/rules/cloudStore.ts';
import { aCartLine } from '../../domain/builders.ts';
import { createFakeCloud, createMemoryStore, fakePage } from '../../support/fakeCloud.ts';

const NOON = Date.UTC(2026, 10, 18, 12);

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  const page = fakePage();
  vi.stubGlobal('addEventListener', page.addEventListener);
  vi.stubGlobal('removeEventListener', page.removeEventListener);
});
const entry = (productId: number, quantity: string, position = 0): CartEntry => ({
  key: String(productId),
  position,
  line: aCartLine({ productId, quantity }),
});

const openCart = (cloud: ReturnType<typeof createFakeCloud>, { writer = 'tab', clientId = 42 } = {}) => {
  const document = createDocumentSync({
    name: 'transaction',
    codec: createCartCodec({ clientId, newCart: newDetails(Date.now(), false) }),
    cloud: cloud.as(writer),
    local: createMemoryStore(),
    owner: 'buyer@demo.test',
    tab: writer,
    onError: () => undefined,
  });
  const cart = createCartStore({
    ...createCartStates('opening'),
    document,
    fullOrderNumber: false,
    now: Date.now,
  });
  document.start();
  return { ...cart, now: cart.state.getState };
};

const waitUntilSaved = () => vi.advanceTimersByTimeAsync(200);
const quantities = (cart: { now(): { entries: readonly CartEntry[] } }) =>
  cart.now().entries.map(({ key, line }) => `${key}: ${line.quantity}`);

const savedCart = (changes: JsonObject = {}): JsonObject => ({
  clientId: 42,
  details: {
    orderNumber: 'WEB-0000001',
    orderNumberMadeAt: NOON - 1000,
    notes: 'back door',
    purchaseOrder: 'PO-7',
  },
  lines: {
    7: { position: 0, productId: 7, quantity: '3', name: 'Olives', price: { defaultPrice: 10, netValue: 8 } },
  },
  ...changes,
});

describe('a cart', () => {
  it('gets an order number, which all sessions have', async () => {
    const cloud = createFakeCloud();
    const first = openCart(cloud);
    await waitUntilSaved();
    const second = openCart(cloud, { writer: 'second' });
    await waitUntilSaved();
    expect(first.now().details.orderNumber).toBe('WEB-3200000');
    expect(second.now().details.orderNumber).toBe('WEB-3200000');
  });

  it('filled before the saved one is loaded is added to it, and keeps its number and notes', async () => {
    const cloud = createFakeCloud(savedCart(), 5);
    const cart = openCart(cloud);
    cart.setEntries([entry(9, '1', 1)]);
    await waitUntilSaved();
    expect(quantities(cart)).toEqual(['7: 3', '9: 1']);
    expect(cart.now().details).toMatchObject({
      orderNumber: 'WEB-0000001',
      notes: 'back door',
      purchaseOrder: 'PO-7',
    });
  });

  it('of another client is emptied, except for lines added since', async () => {
    const cloud = createFakeCloud(savedCart({ clientId: 13 }), 5);
    const cart = openCart(cloud);
    cart.setEntries([entry(9, '1')]);
    await waitUntilSaved();
    expect(quantities(cart)).toEqual(['9: 1']);
    expect(cart.now().details).toMatchObject({ orderNumber: 'WEB-3200000', notes: '' });
    expect(cloud.stored.data.clientId).toBe(42);
  });

  it('sends only changed fields, so that sessions don’t overwrite each other', async () => {
    const cloud = createFakeCloud(savedCart(), 5);
    const [phone, desk] = [openCart(cloud, { writer: 'phone' }), openCart(cloud, { writer: 'desk' })];
    await waitUntilSaved();
    phone.setDetails({ notes: 'front door' });
    desk.setDetails({ purchaseOrder: 'PO-8' });
    await waitUntilSaved();
    expect(phone.now().details).toMatchObject({ notes: 'front door', purchaseOrder: 'PO-8' });
    expect(desk.now().details).toEqual(phone.now().details);
  });

  it('replaces a line completely when it is added again', async () => {
    const cloud = createFakeCloud(savedCart(), 5);
    const cart = openCart(cloud);
    await waitUntilSaved();
    cart.setEntries([]);
    cart.setEntries([
      { ...entry(7, '2'), line: aCartLine({ productId: 7, quantity: '2', price: { defaultPrice: 9 } }) },
    ]);
    const otherSession = openCart(cloud, { writer: 'elsewhere' });
    await waitUntilSaved();
    expect(otherSession.now().entries[0]?.line.price).toEqual({
      defaultPrice: 9,
      defaultCost: null,
      netValue: null,
      netPrice: null,
      adjustValue: null,
    });
  });

  it('ignores an unreadable field of its details', async () => {
    const cart = openCart(
      createFakeCloud(savedCart({ details: { orderNumber: 'WEB-1', coupon: { odd: 1 }, notes: 'ok' } })),
    );
    await waitUntilSaved();
    expect(cart.now().details).toMatchObject({ coupon: null, notes: 'ok' });
    expect(quantities(cart)).toEqual(['7: 3']);
  });

  it('ignores unreadable lines', async () => {
    const cart = openCart(
      createFakeCloud(savedCart({ lines: { 7: { quantity: '1' }, 8: { productId: 8, quantity: '2' } } })),
    );
    await waitUntilSaved();
    expect(quantities(cart)).toEqual(['8: 2']);
  });
});

describe('removing the ordered lines', () => {
  it('starts a new order', async () => {
    const cloud = createFakeCloud(savedCart(), 5);
    const cart = openCart(cloud);
    await waitUntilSaved();
    expect(cart.takeOut(cart.now().entries, cart.now().details.orderNumberMadeAt)).toBe(0);
    await waitUntilSaved();
    expect(cart.now()).toMatchObject({
      entries: [],
      details: {
        orderNumber: 'WEB-3200200',
        notes: '',
        purchaseOrder: '',
        coupon: null,
        address: null,
        sent: null,
      },
    });
    expect(cloud.stored.data.lines).toEqual({});
  });

  it('keeps lines that were added or changed while the order was being sent', async () => {
    const cloud = createFakeCloud(savedCart(), 5);
    const cart = openCart(cloud);
    await waitUntilSaved();
    cart.setEntries([...cart.now().entries, entry(8, '1', 1)]);
    const ordered = cart.now().entries;
    cart.setEntries(
      [ordered[0], entry(8, '4', 1), entry(9, '2', 2)].filter(
        (entryOrUndefined) => entryOrUndefined !== undefined,
      ),
    );
    expect(cart.takeOut(ordered, cart.now().details.orderNumberMadeAt)).toBe(2);
    expect(quantities(cart)).toEqual(['8: 4', '9: 2']);
  });

  it('keeps a line with a new note or unit, but not one with a renewed price only', async () => {
    const cart = openCart(createFakeCloud(savedCart(), 5));
    await waitUntilSaved();
    cart.setEntries([entry(7, '3'), entry(8, '1', 1), entry(9, '2', 2)]);
    const ordered = cart.now().entries;
    cart.setEntries(
      ordered.map(({ key, position, line }) => ({
        key,
        position,
        line: {
          ...line,
          ...(key === '7' && { note: 'cold, please' }),
          ...(key === '8' && { price: { defaultPrice: 11 } }),
        },
      })),
    );
    expect(cart.takeOut(ordered, cart.now().details.orderNumberMadeAt)).toBe(1);
    expect(quantities(cart)).toEqual(['7: 3']);
  });

  it('happens once: lines that another session adds afterwards stay', async () => {
    const cloud = createFakeCloud(savedCart(), 5);
    const [phone, desk] = [openCart(cloud, { writer: 'phone' }), openCart(cloud, { writer: 'desk' })];
    await waitUntilSaved();
    const { entries: ordered, details } = phone.now();
    expect(desk.takeOut(ordered, details.orderNumberMadeAt)).toBe(0);
    desk.setEntries([entry(7, '3')]);
    desk.setDetails({ notes: 'the next one' });
    await waitUntilSaved();
    expect(phone.takeOut(ordered, details.orderNumberMadeAt)).toBe(1);
    await waitUntilSaved();
    expect(quantities(desk)).toEqual(['7: 3']);
    expect(desk.now().details).toMatchObject({ notes: 'the next one', orderNumber: 'WEB-3200200' });
  });
});
