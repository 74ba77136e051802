import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallError } from '../../src/api/callError.ts';
import { linesPatch } from '../../src/api/cart/cartPatch.ts';
import { createWorkspace } from '../../src/app/workspace/createWorkspace.ts';
import { ownerKey } from '../../src/domain/access/ownerKey.ts';
import { closeSession } from '../../src/state/access/sessionStore.ts';
import { addItems } from '../../src/state/cart/cartService.ts';
import { aCartLine } from '../domain/builders.ts';
import { aProductWire } from '../support/builders.ts';
import { aCustomer } from '../support/customer.ts';
import { fakePage } from '../support/fakeCloud.ts';
import { stillSold } from '../support/stillSold.ts';
import { waitUntilPasses } from '../support/waitUntilPasses.ts';
import { type Asked, aWorkspace } from '../support/workspace.ts';

const olives = aCartLine({ productId: 1, name: 'Green olives', quantity: '3' });
const rice = aCartLine({ productId: 2, name: 'Rice', quantity: '2' });
const customer = aCustomer();

const saved = [
  { key: 'a', position: 0, line: olives },
  { key: 'b', position: 1, line: rice },
];
const savedCart = linesPatch([], saved);

beforeEach(() => {
  const page = fakePage();
  vi.stubGlobal('addEventListener', page.addEventListener);
  vi.stubGlobal('removeEventListener', page.removeEventListener);
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
});
const cleanups: (() => void)[] = [];

afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

/** A logged-in customer with a saved cart of two products; `overrides` answers before the default back office. */
const openLoggedIn = (overrides: (call: Asked) => unknown = () => undefined) => {
  const { portal, asked } = aWorkspace((call) => {
    const response = overrides(call) ?? stillSold(call, [olives, rice], customer);
    if (response) return response;
    const name = call.path.replace('/documents/', '');
    if (call.method === 'PATCH') return { success: true, revision: 2 };
    if (call.path.startsWith('/documents/')) {
      return { success: true, name, revision: 1, data: name === 'transaction' ? savedCart : {} };
    }
    throw new CallError('not_found', { status: 404 });
  });
  const workspace = createWorkspace(portal, customer);
  cleanups.push(workspace.dispose);
  const { state, checks, open } = workspace.cart;
  const lines = () => state.getState().entries.map(({ line }) => line);
  return {
    workspace,
    portal,
    open,
    status: () => state.getState().status,
    checked: () => checks.getState().status,
    names: () => lines().map(({ name }) => name),
    removed: () => state.getState().details.removed.map(({ name, reason }) => `${name}: ${reason}`),
    prices: () => lines().map(({ price }) => price?.defaultPrice),
    pricings: () => asked.filter(({ path }) => path === '/pricing').map(({ query }) => query?.product_id),
  };
};

const REPRICED = {
  success: true,
  prices: [
    { product_id: 1, default_price: 12 },
    { product_id: 2, default_price: 7 },
  ],
};

it('requests the prices of a restored cart in one call', async () => {
  const { open, names, prices, pricings } = openLoggedIn(({ path }) =>
    path === '/pricing' ? REPRICED : undefined,
  );
  void open();
  await waitUntilPasses(() => expect(names()).toEqual(['Green olives', 'Rice']));
  await waitUntilPasses(() => expect(prices().map(Number)).toEqual([12, 7]));
  expect(pricings()).toEqual(['1,2']);
});

it('removes a product that has been disabled, and names it', async () => {
  const products = [
    aProductWire({ id: 1, name: 'Green olives' }),
    aProductWire({ id: 2, name: 'Rice', disabled: true }),
  ];
  const { open, names, removed } = openLoggedIn(({ path }) =>
    path === '/products/1,2' ? { success: true, products } : undefined,
  );
  void open();
  await waitUntilPasses(() => expect(names()).toEqual(['Green olives']));
  expect(removed()).toEqual(['Rice: discontinued']);
});

it('opens and verifies the cart once, however often open is called', async () => {
  const { open, status, checked, names, pricings } = openLoggedIn();
  expect(status()).toBe('opening');
  const [first, second] = await Promise.all([open(), open()]);
  expect(first).not.toBeNull();
  expect(second).toBe(first);
  expect(status()).toBe('open');
  await waitUntilPasses(() => expect(checked()).toBe('checked'));
  expect(await open()).toBe(first);
  await vi.dynamicImportSettled();
  expect(names()).toEqual(['Green olives', 'Rice']);
  expect(pricings()).toEqual(['1,2']);
});

it('verifies nothing before the cloud store has responded', async () => {
  let answer = (_: unknown) => {};
  const slow = new Promise((resolve) => {
    answer = resolve;
  });
  const { open, names, pricings } = openLoggedIn(({ path, method }) =>
    path === '/documents/transaction' && method === 'GET' ? slow : undefined,
  );
  expect(await open()).not.toBeNull();
  await vi.dynamicImportSettled();
  expect(names()).toEqual([]);
  expect(pricings()).toEqual([]);
  answer({ success: true, name: 'transaction', revision: 1, data: savedCart });
  await waitUntilPasses(() => expect(names()).toEqual(['Green olives', 'Rice']));
  await waitUntilPasses(() => expect(pricings()).toEqual(['1,2']));
});

it('opens no cart if the customer logs out before its code is loaded', async () => {
  const { workspace, portal, open, status, pricings } = openLoggedIn();
  const opening = open();
  closeSession(portal.session, null);
  workspace.dispose();
  expect(await opening).toBeNull();
  await vi.dynamicImportSettled();
  expect(status()).toBe('opening');
  expect(pricings()).toEqual([]);
});

it('has no cart for a visitor', async () => {
  const { portal } = openLoggedIn();
  const { cart, orders } = createWorkspace(portal, null);
  expect(await cart.open()).toBeNull();
  expect(cart.state.getState()).toMatchObject({ status: 'visitor', entries: [], restored: true });
  expect(addItems(cart, [])).toEqual({ ok: false, reason: 'login_required' });
  expect(await orders.submit(null)).toEqual({ status: 'unverified', code: 'unreachable' });
});

it('takes over what an earlier version has stored under an e-mail, before it opens a document', async () => {
  const { portal, open } = openLoggedIn();
  portal.local.write('inventory.anna@shop.test.77', 'counted');
  await open();
  expect(portal.local.read(`inventory.${ownerKey('anna@shop.test')}.77`)).toBe('counted');
  expect(portal.local.keys('').filter((key) => key.includes('@'))).toEqual([]);
});
