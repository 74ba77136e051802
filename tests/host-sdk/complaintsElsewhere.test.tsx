import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createPortal } from '../../src/host-sdk/createPortal.ts';
import type { HostEvents, PortalHandle, PortalOptions } from '../../src/host-sdk/options.ts';
import { trackTimers } from '../support/trackTimers.ts';
import { answerProbes, fakePortal } from './fakePortal.ts';

/** What users of other embeds complain of holds here; of most of it there is a test of its own elsewhere: [complaint, file, test]. */
const PROVED_ELSEWHERE = [
  [
    'connect-js #217',
    'e2e/support/parents/complaints.ts',
    'Opened, and opened again: it comes once, with its place’s size, stays in sight, and opens no window',
  ],
  [
    'connect-js #148',
    'e2e/support/parents/complaints.ts',
    'Opened, and opened again: it comes once, with its place’s size, stays in sight, and opens no window',
  ],
  [
    'react-connect-js #88',
    'e2e/support/parents/complaints.ts',
    'Opened, and opened again: it comes once, with its place’s size, stays in sight, and opens no window',
  ],
  [
    'stripe-apps #677',
    'tests/app/lateToken.test.tsx',
    'in a slot: a token that comes with the second call is never spoken of',
  ],
  [
    'shopify-app-bridge #179',
    'tests/host-sdk/createPortal.test.tsx',
    'a token that comes late is sent late, and a call that hangs doesn’t stop the next request',
  ],
  [
    'shopify-app-bridge #179',
    'tests/host-sdk/createPortal.test.tsx',
    'a portal that waits for the parent’s token has its time again with each request',
  ],
  [
    'shopify-app-bridge #486',
    'tests/app/parentLink.test.tsx',
    'the portal may be left, but not while something typed in it is nowhere else',
  ],
  [
    'shopify-app-bridge #426',
    'e2e/support/parents/complaints.ts',
    'The customer cancels the reload of the parent’s page: it is as it was',
  ],
  [
    'shopify-app-bridge #159',
    'tests/host-sdk/navigationSync.test.ts',
    'two Backs in a row end where the address points, whatever is reported between',
  ],
  [
    'shopify-app-bridge #159',
    'tests/host-sdk/routedUrl.test.tsx',
    'Store → Cart → Back → Back lands right, and the history grows by one a visit',
  ],
  [
    'shopify-app-bridge #159',
    'e2e/support/parents/scenarios.ts',
    'The parent’s Back and a reload lead to the same screens',
  ],
  [
    'shopify-app-bridge #160',
    'tests/host-sdk/createPortal.test.tsx',
    'a portal that never connects causes a timeout that names the origin to allow',
  ],
  [
    'react-plaid-link #206',
    'e2e/support/parents/scenarios.ts',
    'Removed and opened again at once: one portal, and it works',
  ],
  [
    'react-plaid-link #233',
    'tests/host-sdk/leaveForPayment.test.tsx',
    'the parent’s page goes to the bank, comes back to its route, and the portal shows the result first',
  ],
  [
    'pwa-kit #3851',
    'tests/contract/cookieRemoval.test.ts',
    'the cookie is removed with the attributes that it was set with',
  ],
  [
    'pwa-kit #3851',
    'tests/contract/session.test.ts',
    'an embedded portal, a foreign page and a sibling site can’t get, use or remove the cookie',
  ],
] as const;

it.each(PROVED_ELSEWHERE)('%s: %s has the test “%s”', (_, file, name) => {
  expect(readFileSync(file, 'utf8')).toContain(name);
});

const settle = () => vi.advanceTimersByTimeAsync(0);

const USUAL = { src: 'https://acme.portal.example.com', container: '#place', title: 'Ordering' };

/** A parent’s page with nothing but the place for a portal. */
const openPage = (): void => {
  trackTimers();
  document.body.innerHTML = '<main id="place"></main>';
};

/** A portal in a slot; all that the parent hears of it. */
const open = async (options: Partial<PortalOptions> = {}) => {
  const fake = fakePortal();
  const portal = createPortal({ ...USUAL, mode: 'federated', load: fake.load, ...options });
  onTestFinished(() => portal.destroy());
  const statuses: HostEvents['status'][] = [];
  const errors: HostEvents['error'][] = [];
  portal.on('status', (status) => statuses.push(status));
  portal.on('error', (error) => errors.push(error));
  await settle();
  return { fake, portal, statuses, errors };
};

const makeReady = async ({ hello, ready }: ReturnType<typeof fakePortal>): Promise<void> => {
  await hello();
  await ready();
};

const slot = () => screen.getByRole('region', { name: 'Ordering' });

// connect-js #217
it.each([
  ['destroyed and created again', async (portal: PortalHandle) => portal.destroy().then(() => open())],
  [
    'started again',
    async (portal: PortalHandle) => {
      portal.restart();
      await settle();
      return null;
    },
  ],
])('an instance that was %s has its size', async (_, again) => {
  openPage();
  const { fake, portal } = await open();
  await makeReady(fake);
  await again(portal);
  expect(slot()).toHaveStyle({ height: '100%' });
  expect(slot()).toBeVisible();
});

// connect-js #217
it('a frame that was destroyed and created again has its size', async () => {
  openPage();
  const openFrame = () => createPortal({ ...USUAL, mode: 'iframe' });
  await openFrame().destroy();
  const portal = openFrame();
  await settle();
  expect(screen.getByTitle('Ordering')).toHaveStyle({ height: '100%', width: '100%' });
  await portal.destroy();
});

// connect-js #148
it('the portal comes into the page once, and neither goes nor hides while it starts', async () => {
  openPage();
  const { fake } = await open();
  const element = slot();
  const changes: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { target, type } of records) {
      const { display, visibility } = element.style;
      if (type === 'childList' || display || visibility) changes.push(`${target.nodeName} ${type}`);
    }
  });
  onTestFinished(() => observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
  await makeReady(fake);
  await settle();
  expect(changes).toEqual([]);
  expect(slot()).toBe(element);
  expect(element).toBeVisible();
});

// react-connect-js #88
it('no window is opened, whatever the portal says', async () => {
  openPage();
  answerProbes();
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  onTestFinished(() => opened.mockRestore());
  const { fake, portal } = await open({ getToken: async () => null });
  await makeReady(fake);
  await fake.host().getToken({ reason: 'unauthorized' });
  await fake.say({ name: 'status', detail: { status: 'session-expired' } });
  await fake.say({ name: 'status', detail: { status: 'failed', code: 'unknown_company' } });
  portal.restart();
  await settle();
  expect(opened).not.toHaveBeenCalled();
});

// stripe-apps #677
it('a start that is slow, but in time at each stage, shows and tells no error before its end', async () => {
  openPage();
  const fallback = vi.fn(() => null);
  const { fake, statuses, errors } = await open({ timeouts: { connectMs: 3_000 }, fallback });
  const nearlyTooLate = () => vi.advanceTimersByTimeAsync(2_900);
  await nearlyTooLate();
  await fake.hello();
  for (const stage of ['configured', 'company', 'session'] as const) {
    await nearlyTooLate();
    await fake.say({ name: 'progress', detail: { stage } });
  }
  await nearlyTooLate();
  await fake.ready();
  expect(statuses).toEqual(['ready']);
  expect(errors).toEqual([]);
  expect(fallback).not.toHaveBeenCalled();
});

// shopify-app-bridge #426
it('a reload of the parent’s page that is cancelled leaves the portal ready', async () => {
  openPage();
  const { fake, portal, statuses } = await open();
  await makeReady(fake);
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(statuses).toEqual(['ready']);
  expect(slot()).toBeVisible();
  expect(await portal.navigate({ to: 'cart' })).toEqual({ ok: true, value: null });
});

// shopify-app-bridge #160
it('a portal that is merely slow is late, never of another version', async () => {
  openPage();
  answerProbes();
  const { fake, portal, statuses } = await open({ timeouts: { connectMs: 3_000 } });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(statuses).toEqual(['timeout']);
  expect(portal.error).toMatchObject({ code: 'code_unavailable', stage: 'connected' });
  screen.getByRole('button', { name: 'Try again' }).click();
  await settle();
  await makeReady(fake);
  expect(portal.status).toBe('ready');
});

// react-plaid-link #206
it('a portal that was closed is ready when it is opened again, each time', async () => {
  openPage();
  for (let times = 0; times < 3; times += 1) {
    const { fake, portal, statuses } = await open({ start: 'later' });
    portal.open();
    portal.open();
    await settle();
    await makeReady(fake);
    expect(statuses).toEqual(['loading', 'ready']);
    await portal.destroy();
  }
});

// cal.com #18297
it('the portal is seen from its first word on, before its data has come', async () => {
  openPage();
  const { fake, portal } = await open();
  await fake.hello();
  expect(portal.status).toBe('loading');
  expect(slot()).toBeVisible();
  expect(slot()).toHaveTextContent('the portal');
});
