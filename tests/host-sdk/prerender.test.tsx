import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPortal } from '../../src/host-sdk/createPortal.ts';
import { OrderingPortal } from '../../src/host-sdk/OrderingPortal.tsx';
import type { HostEvents, PortalHandle, PortalOptions } from '../../src/host-sdk/options.ts';
import { trackTimers } from '../support/trackTimers.ts';
import { answerProbes, fakePortal } from './fakePortal.ts';

const settle = () => vi.advanceTimersByTimeAsync(0);
const token = { token: 'of-the-customer', expiresAt: 7 };

/** A parent's page with a portal that isn't open yet. */
const setUp = (more: Partial<PortalOptions> = {}) => {
  const fake = fakePortal();
  const getToken = vi.fn(async () => token);
  document.body.innerHTML = '<main id="slot"></main>';
  const portal = createPortal({
    mode: 'federated',
    src: 'https://acme.portal.example.com',
    container: '#slot',
    title: 'Ordering',
    load: fake.load,
    getToken,
    start: 'later',
    ...more,
  });
  const statuses: HostEvents['status'][] = [];
  const errors: HostEvents['error'][] = [];
  portal.on('status', (status) => statuses.push(status));
  portal.on('error', (error) => errors.push(error));
  return { fake, portal, getToken, statuses, errors };
};

/** The portal's hello; the answer comes when the parent opens it. */
const prerendered = async (setup: ReturnType<typeof setUp>) => {
  const ready = setup.portal.prerender();
  await settle();
  const welcome = setup.fake.hello();
  expect(await ready).toEqual({ ok: true, value: null });
  return { ...setup, welcome };
};

const SDK = /src\/(host-sdk|bridge)\//;
let pendingTimers: ReturnType<typeof trackTimers>;
beforeEach(() => {
  pendingTimers = trackTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a portal that starts later', () => {
  it('loads nothing and asks for nothing before it is opened', async () => {
    const { fake, portal, getToken, statuses } = setUp();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(portal.status).toBe('idle');
    expect(document.querySelector('#slot')).toBeEmptyDOMElement();
    expect(getToken).not.toHaveBeenCalled();
    portal.open();
    portal.open();
    await settle();
    expect(fake.load).toHaveBeenCalledTimes(1);
    expect(getToken).toHaveBeenCalledTimes(1);
    await fake.hello();
    await fake.ready();
    expect(statuses).toEqual(['loading', 'ready']);
  });

  it('is opened by its first navigation, at that screen', async () => {
    const { fake, portal } = setUp({ navigation: { initial: { to: 'store' } } });
    const answer = portal.navigate({ to: 'product', id: 118 });
    await settle();
    expect(await fake.hello()).toMatchObject({
      value: { settings: { navigation: { initial: { to: 'product', id: 118 } } } },
    });
    await fake.ready();
    expect(await answer).toEqual({ ok: true, value: null });
  });

  it('is opened by restart, and with the settings that it had until then', async () => {
    const { fake, portal } = setUp();
    expect(await portal.update({ theme: { scheme: 'dark' }, identity: 'ben' })).toEqual({
      ok: true,
      value: null,
    });
    expect(portal.status).toBe('idle');
    portal.restart();
    await settle();
    expect(await fake.hello()).toMatchObject({ value: { settings: { theme: { scheme: 'dark' } } } });
  });
});

describe('prerender', () => {
  it('makes the portal ready once, invisibly, without a token, and waits for as long as the parent likes', async () => {
    const { fake, portal, getToken, statuses, errors } = await prerendered(setUp());
    expect(await portal.prerender()).toEqual({ ok: true, value: null });
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(fake.load).toHaveBeenCalledTimes(1);
    expect(fake.mounted()).toMatchObject({ prerender: true });
    expect(screen.queryByRole('region', { name: 'Ordering' })).toBeNull();
    expect(getToken).not.toHaveBeenCalled();
    expect(portal.status).toBe('idle');
    expect([...statuses, ...errors]).toEqual([]);
  });

  it('then opens at once: the token is asked, and the portal gets its answer', async () => {
    const { fake, portal, getToken, statuses, welcome } = await prerendered(setUp());
    await portal.update({ theme: { scheme: 'dark' } });
    portal.open();
    expect(await welcome).toMatchObject({ ok: true, value: { settings: { theme: { scheme: 'dark' } } } });
    expect(getToken).toHaveBeenCalledTimes(1);
    expect(await fake.host().getToken({ reason: 'initial' })).toEqual({ ok: true, value: token });
    expect(screen.getByRole('region', { name: 'Ordering' })).toBeVisible();
    await fake.ready();
    expect(statuses).toEqual(['loading', 'ready']);
    expect(fake.load).toHaveBeenCalledTimes(1);
    expect(getToken).toHaveBeenCalledTimes(1);
  });

  it('from then on each stage has its time', async () => {
    const { portal, statuses } = await prerendered(setUp({ timeouts: { connectMs: 3_000 } }));
    portal.open();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(portal.status).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(statuses).toEqual(['loading', 'timeout']);
  });

  it('that fails is answered and told, shows nobody anything, and open starts anew', async () => {
    answerProbes();
    const load = vi.fn(() => Promise.reject<unknown>(new Error('down')));
    const { fake, portal, getToken, errors } = setUp({ load });
    expect(await portal.prerender()).toEqual({ ok: false, code: 'failed' });
    expect(errors).toMatchObject([{ code: 'code_unavailable' }]);
    expect(portal.status).toBe('idle');
    expect(document.querySelector('#slot')).toBeEmptyDOMElement();
    load.mockImplementation(fake.load);
    portal.open();
    await settle();
    expect(fake.mounted()).toMatchObject({ prerender: false });
    await fake.hello();
    await fake.ready();
    expect(portal.status).toBe('ready');
    expect(getToken).toHaveBeenCalledTimes(1);
  });

  it('of a removed portal is answered, and nothing is left', async () => {
    const { fake, portal, getToken } = setUp();
    const ready = portal.prerender();
    await portal.destroy();
    expect(await ready).toEqual({ ok: false, code: 'closed' });
    expect(await portal.prerender()).toEqual({ ok: false, code: 'closed' });
    portal.open();
    await settle();
    expect(portal.status).toBe('destroyed');
    expect(document.querySelector('#slot')).toBeEmptyDOMElement();
    expect(getToken).not.toHaveBeenCalled();
    expect(fake.mounted()).toBeNull();
    expect(pendingTimers(SDK)).toEqual([]);
  });

  it('and destroy before it was opened removes it without a token', async () => {
    const { fake, portal, getToken } = await prerendered(setUp());
    await portal.destroy();
    expect(fake.unmount).toHaveBeenCalledTimes(1);
    expect(document.querySelector('#slot')).toBeEmptyDOMElement();
    await settle();
    expect(getToken).not.toHaveBeenCalled();
    expect(pendingTimers(SDK)).toEqual([]);
  });

  it('of a frame marks its address', async () => {
    const { portal } = setUp({ mode: 'iframe', load: undefined });
    void portal.prerender();
    await settle();
    const frame = document.querySelector('iframe');
    expect(frame).toHaveAttribute('src', 'https://acme.portal.example.com#prerender');
    expect(frame).not.toBeVisible();
    await portal.destroy();
  });
});

it('OrderingPortal is only ready while `prerender` is true, and opens without another load', async () => {
  vi.useRealTimers();
  const fake = fakePortal();
  const getToken = vi.fn(async () => token);
  let portal: PortalHandle | null = null;
  const page = (prerender: boolean) => (
    <OrderingPortal
      mode="federated"
      src="https://acme.portal.example.com"
      load={fake.load}
      getToken={getToken}
      onPortal={(opened) => {
        portal = opened;
      }}
      prerender={prerender}
    />
  );
  const { rerender } = render(page(true));
  await screen.findByText('the portal');
  const welcome = fake.hello();
  expect(portal).toHaveProperty('status', 'idle');
  expect(getToken).not.toHaveBeenCalled();
  rerender(page(false));
  await act(async () => {
    await welcome;
    await fake.ready();
  });
  await waitFor(() => expect(portal).toHaveProperty('status', 'ready'));
  expect(fake.load).toHaveBeenCalledTimes(1);
  expect(getToken).toHaveBeenCalledTimes(1);
});
