import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCartCodec } from '../../../src/api/cloudStore/cartCodec.ts';
import type { CartEntry } from '../../../src/domain/cart/cart.ts';
import { newDetails } from '../../../src/domain/cart/newDetails.ts';
import type { JsonObject } from '../../../src/domain/cloudStore/cloudStore.ts';
import { createCartStore } from '../../../src/state/cart/cartStore.ts';
import { createDocumentSync } from '../../../src/state/documents/documentSync.ts';
import { aCartLine } from '../../domain/builders.ts';
import { createFakeCloud, createMemoryStore, fakePage } from '../../support/fakeCloud.ts';

const NOON = Date.UTC(2026, 10, 18, 12);

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  const page = fakePage();
  vi.stubGlobal('addEventListener', page.addEventListener);
  vi.stubGlobal('removeEventListener', page.removeEventListener);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
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
  const cart = createCartStore({ document, fullOrderNumber: false, now: Date.now });
  document.start();
  return { ...cart, now: cart.state.getState };
};

const saved = () => vi.advanceTimersByTimeAsync(200);
const quantities = (cart: { now(): { entries: readonly CartEntry[] } }) =>
  cart.now().entries.map(({ key, line }) => `${key}: ${line.quantity}`);

/** A cart as another device left it. */
const aSavedCart = (changes: JsonObject = {}): JsonObject => ({
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
  it('gets an order number, which every session then has', async () => {
    const cloud = createFakeCloud();
    const first = openCart(cloud);
    await saved();
    const second = openCart(cloud, { writer: 'second' });
    await saved();
    expect(first.now().details.orderNumber).toBe('WEB-3200000');
    expect(second.now().details.orderNumber).toBe('WEB-3200000');
  });

  it('filled before the saved one was read is added to it, and leaves its number and notes', async () => {
    const cloud = createFakeCloud(aSavedCart(), 5);
    const cart = openCart(cloud);
    cart.setEntries([entry(9, '1', 1)]);
    await saved();
    expect(quantities(cart)).toEqual(['7: 3', '9: 1']);
    expect(cart.now().details).toMatchObject({
      orderNumber: 'WEB-0000001',
      notes: 'back door',
      purchaseOrder: 'PO-7',
    });
  });

  it('of another client is emptied, but for what was put in since', async () => {
    const cloud = createFakeCloud(aSavedCart({ clientId: 13 }), 5);
    const cart = openCart(cloud);
    cart.setEntries([entry(9, '1')]);
    await saved();
    expect(quantities(cart)).toEqual(['9: 1']);
    expect(cart.now().details).toMatchObject({ orderNumber: 'WEB-3200000', notes: '' });
    expect(cloud.stored.data.clientId).toBe(42);
  });

  it('sends only the fields that change, so that sessions do not write each other over', async () => {
    const cloud = createFakeCloud(aSavedCart(), 5);
    const [phone, desk] = [openCart(cloud, { writer: 'phone' }), openCart(cloud, { writer: 'desk' })];
    await saved();
    phone.setDetails({ notes: 'front door' });
    desk.setDetails({ purchaseOrder: 'PO-8' });
    await saved();
    expect(phone.now().details).toMatchObject({ notes: 'front door', purchaseOrder: 'PO-8' });
    expect(desk.now().details).toEqual(phone.now().details);
  });

  it('keeps the last intent for a line as a whole: nothing of the old terms is left in the new ones', async () => {
    const cloud = createFakeCloud(aSavedCart(), 5);
    const cart = openCart(cloud);
    await saved();
    cart.setEntries([]);
    cart.setEntries([
      { ...entry(7, '2'), line: aCartLine({ productId: 7, quantity: '2', price: { defaultPrice: 9 } }) },
    ]);
    const elsewhere = openCart(cloud, { writer: 'elsewhere' });
    await saved();
    expect(elsewhere.now().entries[0]?.line.price).toEqual({
      defaultPrice: 9,
      defaultCost: null,
      netValue: null,
      netPrice: null,
      adjustValue: null,
    });
  });

  it('survives details of which a field cannot be read', async () => {
    const cart = openCart(
      createFakeCloud(aSavedCart({ details: { orderNumber: 'WEB-1', coupon: { odd: 1 }, notes: 'ok' } })),
    );
    await saved();
    expect(cart.now().details).toMatchObject({ coupon: null, notes: 'ok' });
    expect(quantities(cart)).toEqual(['7: 3']);
  });

  it('leaves out lines that cannot be read', async () => {
    const cart = openCart(
      createFakeCloud(aSavedCart({ lines: { 7: { quantity: '1' }, 8: { productId: 8, quantity: '2' } } })),
    );
    await saved();
    expect(quantities(cart)).toEqual(['8: 2']);
  });
});

describe('taking out what was ordered', () => {
  it('begins a new order', async () => {
    const cloud = createFakeCloud(aSavedCart(), 5);
    const cart = openCart(cloud);
    await saved();
    expect(cart.takeOut(cart.now().entries, cart.now().details.orderNumberMadeAt)).toBe(0);
    await saved();
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

  it('leaves what came or changed while the order was on its way', async () => {
    const cloud = createFakeCloud(aSavedCart(), 5);
    const cart = openCart(cloud);
    await saved();
    cart.setEntries([...cart.now().entries, entry(8, '1', 1)]);
    const ordered = cart.now().entries;
    cart.setEntries([ordered[0], entry(8, '4', 1), entry(9, '2', 2)].filter((each) => each !== undefined));
    expect(cart.takeOut(ordered, cart.now().details.orderNumberMadeAt)).toBe(2);
    expect(quantities(cart)).toEqual(['8: 4', '9: 2']);
  });

  it('leaves a note or another unit that was given meanwhile, but not a price that was only renewed', async () => {
    const cart = openCart(createFakeCloud(aSavedCart(), 5));
    await saved();
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

  it('is done once: what another session put into the cart after it took the order out stays', async () => {
    const cloud = createFakeCloud(aSavedCart(), 5);
    const [phone, desk] = [openCart(cloud, { writer: 'phone' }), openCart(cloud, { writer: 'desk' })];
    await saved();
    const { entries: ordered, details } = phone.now();
    expect(desk.takeOut(ordered, details.orderNumberMadeAt)).toBe(0);
    desk.setEntries([entry(7, '3')]);
    desk.setDetails({ notes: 'the next one' });
    await saved();
    expect(phone.takeOut(ordered, details.orderNumberMadeAt)).toBe(1);
    await saved();
    expect(quantities(desk)).toEqual(['7: 3']);
    expect(desk.now().details).toMatchObject({ notes: 'the next one', orderNumber: 'WEB-3200200' });
  });
});
