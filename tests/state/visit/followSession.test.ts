import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetLastVisit, readLastVisit } from '../../../src/state/access/lastVisit.ts';
import { openSession } from '../../../src/state/access/openSession.ts';
import { closeSession, type SessionEnd } from '../../../src/state/access/sessionStore.ts';
import { followSession } from '../../../src/state/visit/followSession.ts';
import { keepVisit } from '../../../src/state/visit/keepVisit.ts';
import { readCompany } from '../../../src/state/visit/lastCompany.ts';
import { writeQueries } from '../../../src/state/visit/writeVisit.ts';
import { aCustomer } from '../../support/customer.ts';
import { createMemoryStore, fakePage } from '../../support/fakeCloud.ts';
import { aPortal } from '../../support/workspace.ts';

const TENANT = createMemoryStore().prefix;
const OTHER_TENANT = 'portal.other.';
const deals = { queryKey: ['deals'], data: ['two for one'], updatedAt: 1 };
const ofCustomer = (customer = aCustomer()) => ({ customer, hidesPrices: false });
const keepDeals = (tenant = TENANT, owner = ofCustomer()) =>
  writeQueries(tenant, owner, { kept: new Map([['deals', deals]]), removed: [] });

const stops: (() => void)[] = [];
beforeEach(async () => {
  const page = fakePage();
  vi.stubGlobal('addEventListener', page.addEventListener);
  vi.stubGlobal('removeEventListener', page.removeEventListener);
  await forgetLastVisit(TENANT);
  await forgetLastVisit(OTHER_TENANT);
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const visitOf = async (tenant = TENANT) => {
  const local = { ...createMemoryStore(), prefix: tenant };
  const portal = aPortal({ local });
  followSession(portal);
  const { clock } = portal;
  const memory = { queries: new QueryClient(), clock, tenant, owner: ofCustomer(), last: null };
  stops.push(keepVisit(portal, memory));
  await keepDeals(tenant);
  return { local, portal };
};

test('company, customer and what the customer saw are kept for the next visit, without a token', async () => {
  const { local, portal } = await visitOf();
  openSession(portal.session, { customer: aCustomer(), token: 'secret', expiresAt: 9 });
  expect(readCompany(local)).toEqual(portal.company);
  const last = await readLastVisit(TENANT);
  expect(last).toMatchObject({ customer: aCustomer(), hidesPrices: false, queries: [deals] });
  expect(JSON.stringify(last)).not.toContain('secret');
});

test('only the company is in the storage of strings', async () => {
  const { local } = await visitOf();
  expect([...local.values.keys()]).toEqual(['visit.company']);
});

test.each<SessionEnd>(['logged_out', 'expired', 'refused', null])(
  'an end by %s removes all of it, and nothing of another tenant',
  async (end) => {
    const { local, portal } = await visitOf();
    await visitOf(OTHER_TENANT);
    closeSession(portal.session, end);
    expect(await readLastVisit(TENANT)).toBeNull();
    expect([...local.values.keys()]).toEqual([]);
    expect(await readLastVisit(OTHER_TENANT)).toMatchObject({ queries: [deals] });
  },
);

test('a back office that can’t be reached removes nothing', async () => {
  const { local, portal } = await visitOf();
  closeSession(portal.session, 'unreachable');
  expect(await readLastVisit(TENANT)).toMatchObject({ queries: [deals] });
  expect(readCompany(local)).toEqual(portal.company);
});

test.each([
  ['another customer', { email: 'other@demo.test', clientId: 99 }],
  ['another price list', { priceListId: 4711 }],
])('%s removes what was seen before', async (_, changes) => {
  const { portal } = await visitOf();
  const customer = aCustomer(changes);
  openSession(portal.session, { customer, token: 'token', expiresAt: 9 });
  expect(await readLastVisit(TENANT)).toMatchObject({ customer, queries: [] });
});

test('a balance that has changed removes nothing', async () => {
  const { portal } = await visitOf();
  const customer = aCustomer({ openBalance: '12.50' });
  openSession(portal.session, { customer, token: 'token', expiresAt: 9 });
  expect(await readLastVisit(TENANT)).toMatchObject({ customer, queries: [deals] });
});

test('what comes for a customer whose place another has taken is not kept', async () => {
  const { portal } = await visitOf();
  const customer = aCustomer({ email: 'other@demo.test' });
  openSession(portal.session, { customer, token: 'token', expiresAt: 9 });
  await keepDeals();
  expect(await readLastVisit(TENANT)).toMatchObject({ customer, queries: [] });
});

test('what another version of the portal kept is not read', async () => {
  const { local } = await visitOf();
  vi.stubGlobal('__webpack_hash__', 'another version');
  expect(await readLastVisit(TENANT)).toBeNull();
  expect(readCompany(local)).toBeNull();
});

test('a company that can’t be read counts as none', async () => {
  const { local } = await visitOf();
  for (const [key, value] of local.values) local.values.set(key, value.slice(0, -1));
  expect(readCompany(local)).toBeNull();
});

test('a browser that refuses to store anything has no last visit', async () => {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  await visitOf();
  expect(await readLastVisit(TENANT)).toBeNull();
});
