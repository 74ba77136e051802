import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPortal } from '../../src/host-sdk/createPortal.ts';
import type { PortalHandle, PortalOptions } from '../../src/host-sdk/options.ts';
import { urlQuery } from '../../src/host-sdk/urlQuery.ts';
import { fakePortal } from './fakePortal.ts';

const CRM = 'http://localhost:3000/crm?page=ordering';
const SRC = 'https://acme.portal.example.com';
/** What the SDK adds to where a bank leads back to. */
const OWN = `portal-payment=${encodeURIComponent(SRC)}`;
const BANK = { url: 'https://bank.example.com/pay?id=7', paymentId: '0123456789abcdefghjk', nonce: 'n' };
const hosts = ['bank.example.com', 'localhost:4400'];
const done = { ok: true, value: null };
const refused = { ok: false, code: 'refused' };

const opened: PortalHandle[] = [];

const openAt = async (url: string, payments: PortalOptions['payments'], navigation = {}, id?: string) => {
  window.history.replaceState({ router: 1 }, '', url);
  const fake = fakePortal();
  document.body.innerHTML = '<main id="slot"></main>';
  const portal = createPortal({
    mode: 'federated',
    src: SRC,
    container: '#slot',
    id,
    load: fake.load,
    payments,
    navigation,
  });
  opened.push(portal);
  await vi.advanceTimersByTimeAsync(0);
  const welcome = await fake.hello();
  if (!welcome.ok) throw new Error(welcome.code);
  return { fake, portal, welcome: welcome.value };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  for (const portal of opened.splice(0)) await portal.destroy();
  document.body.replaceChildren();
});

it('is negotiated: a parent without the option neither offers it nor does it', async () => {
  const { welcome, fake } = await openAt(CRM, undefined);
  expect(welcome.capabilities).toEqual(['event']);
  expect(welcome.paymentReturn).toBeUndefined();
  expect(await fake.host().leaveForPayment(BANK)).toEqual(refused);
});

it('says where a bank’s page leads back to: here, or where the parent says', async () => {
  const { welcome } = await openAt(CRM, { hosts });
  expect(welcome.capabilities).toEqual(['event', 'leaveForPayment']);
  expect(welcome.paymentReturn).toBe(`${CRM}&${OWN}`);
  const other = await openAt(CRM, { hosts, returnUrl: 'https://crm.example.com/back' });
  expect(other.welcome.paymentReturn).toBe(`https://crm.example.com/back?${OWN}`);
});

it('only hosts on the list are opened, with https, or http on the same machine', async () => {
  const leave = vi.fn();
  const { fake } = await openAt(CRM, { hosts, leave });
  const leaveFor = (url: string) => fake.host().leaveForPayment({ ...BANK, url });
  const malformed = { ok: false, code: 'malformed' };
  expect(await leaveFor('https://bank.example.com.evil.io/pay')).toEqual(refused);
  expect(await leaveFor('https://bank.example.com@evil.io/pay')).toEqual(refused);
  expect(await leaveFor('https://sub.bank.example.com/pay')).toEqual(refused);
  expect(await leaveFor('https://bank.example.com:8443/pay')).toEqual(refused);
  expect(await leaveFor('https://[')).toEqual(refused);
  expect(await leaveFor('http://localhost:4401/pay')).toEqual(refused);
  expect(await leaveFor('http://bank.example.com/pay')).toEqual(malformed);
  expect(await leaveFor('javascript:alert(1)')).toEqual(malformed);
  expect(leave).not.toHaveBeenCalled();
  expect(await leaveFor('http://localhost:4400/bank')).toEqual(done);
  expect(await fake.host().leaveForPayment(BANK)).toEqual(done);
  expect(leave).toHaveBeenLastCalledWith(BANK);
});

it('the parent’s page goes to the bank, comes back to its route, and the portal shows the result first', async () => {
  const navigation = { url: urlQuery('portal'), initial: { to: 'store' } as const };
  const { fake, portal } = await openAt(CRM, { hosts }, navigation);
  await fake.say({
    name: 'navigation',
    detail: { target: { to: 'checkout' }, path: '/checkout', by: 'portal', replace: false },
  });
  const assign = vi.fn();
  const { href } = window.location;
  expect(new URL(href).searchParams.get('portal')).toBe('checkout');
  vi.stubGlobal('location', { href, assign });
  expect(await fake.host().leaveForPayment(BANK)).toEqual(done);
  expect(assign).toHaveBeenCalledWith(BANK.url);
  vi.unstubAllGlobals();
  await portal.destroy();

  const back = await openAt(`${CRM}&${OWN}&payment=${BANK.paymentId}&state=a%2Fb`, { hosts }, navigation);
  expect(window.location.href).toBe(href);
  expect(window.history.state).toEqual({ router: 1 });
  expect(back.welcome.settings.navigation.initial).toEqual({
    to: 'path',
    path: `/payments/payu-check?payment=${BANK.paymentId}&state=a%2Fb`,
  });
});

it('a return without a remembered route only loses the payment', async () => {
  const { welcome } = await openAt(`${CRM}&${OWN}&payment=p&state=s#orders`, { hosts });
  expect(window.location.href).toBe(`${CRM}#orders`);
  expect(welcome.settings.navigation.initial).toEqual({
    to: 'path',
    path: '/payments/payu-check?payment=p&state=s',
  });
});

it.each([
  ['that doesn’t leave for banks', undefined],
  ['that does', { hosts }],
])('a parent %s keeps parameters of these names that are its own', async (_, payments) => {
  const { welcome } = await openAt(`${CRM}&payment=p&state=s`, payments, { initial: { to: 'home' } });
  expect(window.location.search).toBe('?page=ordering&payment=p&state=s');
  expect(welcome.settings.navigation.initial).toEqual({ to: 'home' });
});

it('of two portals each takes its own return, and remembers its own route', async () => {
  const leave = vi.fn();
  const left = await openAt(`${CRM}&of=a`, { hosts, leave }, {}, 'a');
  await left.fake.host().leaveForPayment(BANK);
  const other = await openAt(`${CRM}&of=b`, { hosts, leave }, {}, 'b');
  await other.fake.host().leaveForPayment(BANK);
  const returned = new URL(left.welcome.paymentReturn ?? '');
  returned.searchParams.set('payment', 'p');
  returned.searchParams.set('state', 's');

  const initial = { to: 'home' } as const;
  const wrong = await openAt(returned.href, { hosts }, { initial }, 'b');
  expect(window.location.href).toBe(returned.href);
  expect(wrong.welcome.settings.navigation.initial).toEqual(initial);
  const right = await openAt(returned.href, { hosts }, { initial }, 'a');
  expect(window.location.href).toBe(`${CRM}&of=a`);
  expect(right.welcome.settings.navigation.initial).toMatchObject({ to: 'path' });
});
