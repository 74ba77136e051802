import { expect, test } from 'vitest';
import { openSession } from '../../../src/state/session/openSession.ts';
import { closeSession, type SessionEnd } from '../../../src/state/session/sessionStore.ts';
import { followSession } from '../../../src/state/visit/followSession.ts';
import { readVisit, writeVisit } from '../../../src/state/visit/lastVisit.ts';
import { aCustomer } from '../../support/customer.ts';
import { createMemoryStore } from '../../support/fakeCloud.ts';
import { aPortal } from '../../support/workspace.ts';

const visitOf = (customer = aCustomer()) => {
  const local = createMemoryStore();
  const portal = aPortal({ local }, customer);
  followSession(portal);
  writeVisit(local, 'queries', { savedAt: 1, hidesPrices: false, queries: [] });
  return { local, portal };
};
const kept = (local: ReturnType<typeof createMemoryStore>) => [...local.values.keys()].toSorted();

test('the company and the customer are kept for the next visit, without a token', () => {
  const { local, portal } = visitOf();
  expect(readVisit(local, 'customer')).toEqual(aCustomer());
  expect(readVisit(local, 'company')).toEqual(portal.company);
  openSession(portal.session, { customer: aCustomer(), token: 'secret', expiresAt: 9 });
  expect([...local.values.values()].join()).not.toContain('secret');
});

test.each<SessionEnd>(['logged_out', 'expired', 'refused', null])('an end by %s removes all of it', (end) => {
  const { local, portal } = visitOf();
  closeSession(portal.session, end);
  expect(kept(local)).toEqual([]);
});

test('a back office that can’t be reached removes nothing', () => {
  const { local, portal } = visitOf();
  const before = kept(local);
  closeSession(portal.session, 'unreachable');
  expect(kept(local)).toEqual(before);
  expect(before).toHaveLength(3);
});

test('another customer removes the answers of the one before', () => {
  const { local, portal } = visitOf();
  const other = aCustomer({ email: 'other@demo.test', clientId: 99 });
  openSession(portal.session, { customer: other, token: 'token', expiresAt: 9 });
  expect(readVisit(local, 'customer')).toEqual(other);
  expect(readVisit(local, 'queries')).toBeNull();
});

test('what another version of the portal kept is not read', () => {
  const { local } = visitOf();
  for (const [key, value] of local.values) local.values.set(key, `another version${value}`);
  expect(readVisit(local, 'customer')).toBeNull();
});

test('what can’t be read counts as nothing', () => {
  const { local } = visitOf();
  for (const [key, value] of local.values) local.values.set(key, value.slice(0, -1));
  expect(readVisit(local, 'customer')).toBeNull();
});
