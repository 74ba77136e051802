import { expect, it } from 'vitest';
import { createSessionStore } from '../../../src/state/access/sessionStore.ts';
import { keepForLogin, takeAfterLogin } from '../../../src/state/cart/addAfterLogin.ts';
import { aProduct } from '../../support/builders.ts';

const item = (quantity: string) => ({
  offer: { product: aProduct(), price: null, rules: null, units: [], warehouses: [] },
  quantity,
  unit: null,
  size: null,
  section: 'store',
});

const MINUTE = 60_000;

it.each([
  ['at once', 0, '2'],
  ['after a quarter of an hour', 15 * MINUTE, '2'],
  ['later, when the login is about something else', 15 * MINUTE + 1, undefined],
])('%s the last item that a visitor wanted is there', (_, passed, quantity) => {
  let now = Date.parse('2026-03-10T15:00:00Z');
  const portal = { session: createSessionStore(), clock: { now: () => now } };
  keepForLogin(portal, item('1'));
  keepForLogin(portal, item('2'));
  now += passed;
  expect(takeAfterLogin(portal)?.quantity).toBe(quantity);
  expect(takeAfterLogin(portal)).toBeNull();
});

it('is of one portal on the page', () => {
  const clock = { now: () => 0 };
  keepForLogin({ session: createSessionStore(), clock }, item('1'));
  expect(takeAfterLogin({ session: createSessionStore(), clock })).toBeNull();
});
