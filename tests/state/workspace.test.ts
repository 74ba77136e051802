import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { CallError } from '../../src/api/callError.ts';
import { linesPatch } from '../../src/api/cloudStore/cartPatch.ts';
import { closeSession } from '../../src/state/session/sessionStore.ts';
import { createWorkspace, type Workspace } from '../../src/state/workspace.ts';
import { aCartLine } from '../domain/builders.ts';
import { aProductWire } from '../support/builders.ts';
import { aCustomer } from '../support/customer.ts';
import { fakePage } from '../support/fakeCloud.ts';
import { stillSold } from '../support/stillSold.ts';
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
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A customer who logged in, of whom the cloud store has a cart of two products; `own` answers before the back office does. */
const loggedIn = (own: (call: Asked) => unknown = () => undefined) => {
  const { portal, asked } = aWorkspace((call) => {
    const said = own(call) ?? stillSold(call, [olives, rice], customer);
    if (said) return said;
    const name = call.path.replace('/documents/', '');
    if (call.method === 'PATCH') return { success: true, revision: 2 };
    if (call.path.startsWith('/documents/')) {
      return { success: true, name, revision: 1, data: name === 'transaction' ? savedCart : {} };
    }
    throw new CallError('not_found', { status: 404 });
  });
  const opened: Workspace[] = [];
  const workspace = createWorkspace(portal, customer, (each) => opened.push(each));
  onTestFinished(workspace.end);
  const cart = () => opened[0]?.cart?.state.getState();
  return {
    workspace,
    portal,
    opened,
    checked: () => opened[0]?.cart?.checks.state.getState().status,
    names: () => cart()?.entries.map(({ line }) => line.name),
    removed: () => cart()?.details.removed.map(({ name, reason }) => `${name}: ${reason}`),
    prices: () => cart()?.entries.map(({ line }) => line.price?.defaultPrice),
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

it('asks for the prices of a saved cart once it is restored, all in one question', async () => {
  const { workspace, names, prices, pricings } = loggedIn(({ path }) =>
    path === '/pricing' ? REPRICED : undefined,
  );
  workspace.open();
  await vi.waitFor(() => expect(names()).toEqual(['Green olives', 'Rice']));
  await vi.waitFor(() => expect(prices()?.map(Number)).toEqual([12, 7]));
  expect(pricings()).toEqual(['1,2']);
});

it('takes a product out that was disabled since, and says which', async () => {
  const products = [
    aProductWire({ id: 1, name: 'Green olives' }),
    aProductWire({ id: 2, name: 'Rice', disabled: true }),
  ];
  const { workspace, names, removed } = loggedIn(({ path }) =>
    path === '/products/1,2' ? { success: true, products } : undefined,
  );
  workspace.open();
  await vi.waitFor(() => expect(names()).toEqual(['Green olives']));
  expect(removed()).toEqual(['Rice: discontinued']);
});

it('opens one cart, however often it is told to, and verifies it once', async () => {
  const { workspace, opened, checked, pricings } = loggedIn();
  workspace.open();
  workspace.open();
  await vi.waitFor(() => expect(checked()).toBe('checked'));
  workspace.open();
  const oil = { key: 'c', position: 2, line: aCartLine({ productId: 3, name: 'Oil' }) };
  opened[0]?.cart?.setEntries([...saved, oil]);
  await vi.dynamicImportSettled();
  expect(opened).toHaveLength(1);
  expect(pricings()).toEqual(['1,2']);
});

it('verifies nothing before the cloud store was heard', async () => {
  let answer = (_: unknown) => {};
  const slow = new Promise((resolve) => {
    answer = resolve;
  });
  const { workspace, opened, names, pricings } = loggedIn(({ path, method }) =>
    path === '/documents/transaction' && method === 'GET' ? slow : undefined,
  );
  workspace.open();
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  opened[0]?.cart?.setEntries(saved.slice(0, 1));
  await vi.dynamicImportSettled();
  expect(names()).toEqual(['Green olives']);
  expect(pricings()).toEqual([]);
  answer({ success: true, name: 'transaction', revision: 1, data: savedCart });
  await vi.waitFor(() => expect(names()).toEqual(['Green olives', 'Rice']));
  await vi.waitFor(() => expect(pricings()).toEqual(['1,2']));
});

it('opens nothing for one who logged out before the cart’s code was there', async () => {
  const { workspace, portal, opened, pricings } = loggedIn();
  workspace.open();
  closeSession(portal.session, null);
  workspace.end();
  await vi.dynamicImportSettled();
  expect(opened).toEqual([]);
  expect(pricings()).toEqual([]);
});
