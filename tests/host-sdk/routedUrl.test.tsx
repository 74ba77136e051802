import { waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Destination, RouteTarget } from '../../src/bridge/contract.ts';
import { createNavigationSync } from '../../src/host-sdk/navigationSync.ts';
import type { CommandAnswer } from '../../src/host-sdk/options.ts';
import { PARENTS, type RoutedParent } from './routedParents.tsx';

const ACCOUNT: Destination = { to: 'path', path: '/account-settings' };
const ADDRESSES: Destination = { to: 'path', path: '/account-settings/addresses' };

const parameter = () => new URLSearchParams(window.location.search).get('portal');

/** In an entry of its own, after which there are none from the test before. */
const openAt = async (open: () => Promise<RoutedParent>, address: string) => {
  window.history.pushState(null, '', address);
  const parent = await open();
  onTestFinished(() => parent.leave());
  return parent;
};

const arrivesAt = (parent: RoutedParent, address: string) =>
  waitFor(() => {
    expect(`${window.location.pathname}${window.location.search}${window.location.hash}`).toBe(address);
    expect(parent.address()).toBe(address);
  });

const listenTo = ({ url }: RoutedParent) => {
  const heard: (Destination | null)[] = [];
  const stop = url.listen(() => heard.push(url.read()));
  onTestFinished(stop);
  return { heard, stop };
};

describe.each(Object.entries(PARENTS))('the URL of a parent with %s', (_, open) => {
  it('a deep link is read at the start', async () => {
    expect((await openAt(open, '/crm?portal=product%2F118')).url.read()).toEqual({ to: 'product', id: 118 });
    expect((await openAt(open, '/crm?page=2')).url.read()).toBeNull();
    expect((await openAt(open, '/crm?portal=admin')).url.read()).toBeNull();
  });

  it('a visit adds one entry; a replacement and the same destination add none', async () => {
    const parent = await openAt(open, '/crm?portal=home');
    const before = window.history.length;
    parent.url.write({ to: 'store' }, 'replace');
    await arrivesAt(parent, '/crm?portal=store');
    expect(window.history.length).toBe(before);
    parent.url.write({ to: 'cart' }, 'push');
    parent.url.write({ to: 'cart' }, 'push');
    await arrivesAt(parent, '/crm?portal=cart');
    parent.url.write({ to: 'cart' }, 'push');
    parent.url.write({ to: 'checkout' }, 'replace');
    await arrivesAt(parent, '/crm?portal=checkout');
    expect(window.history.length).toBe(before + 1);
  });

  it('visits at the same moment are an entry each, and the last one is read at once', async () => {
    const parent = await openAt(open, '/crm?portal=home');
    const before = window.history.length;
    for (const to of ['store', 'cart', 'checkout'] as const) parent.url.write({ to }, 'push');
    expect(parent.url.read()).toEqual({ to: 'checkout' });
    await arrivesAt(parent, '/crm?portal=checkout');
    expect(window.history.length).toBe(before + 3);
    window.history.back();
    await arrivesAt(parent, '/crm?portal=cart');
  });

  it('Back and Forward call, and the entry’s destination is read', async () => {
    const parent = await openAt(open, '/crm?portal=store');
    const { heard } = listenTo(parent);
    parent.url.write({ to: 'store', query: 'brand=3&q=olive oil' }, 'push');
    await waitFor(() => expect(parameter()).toBe('store?brand=3&q=olive oil'));
    parent.url.write({ to: 'cart' }, 'push');
    await arrivesAt(parent, '/crm?portal=cart');
    expect(heard).toEqual([]);
    window.history.back();
    await waitFor(() => expect(heard).toEqual([{ to: 'store', query: 'brand=3&q=olive oil' }]));
    window.history.back();
    await waitFor(() => expect(heard.at(-1)).toEqual({ to: 'store' }));
    window.history.forward();
    await waitFor(() => expect(heard).toHaveLength(3));
    expect(heard.at(-1)).toEqual({ to: 'store', query: 'brand=3&q=olive oil' });
  });

  it('a reload reads the same', async () => {
    const parent = await openAt(open, '/crm?page=2');
    parent.url.write({ to: 'transaction', id: 'A/1?x' }, 'push');
    await waitFor(() => expect(parameter()).toBe('transaction/A/1?x'));
    parent.leave();
    const reloaded = await open();
    onTestFinished(() => reloaded.leave());
    expect(reloaded.url.read()).toEqual({ to: 'transaction', id: 'A/1?x' });
  });

  it('the parent’s own parameters, its hash and the entry’s state stay', async () => {
    const parent = await openAt(open, '/crm');
    await parent.visit('/crm?page=orders&tag=a&tag=b#top', { replace: true, state: { own: 1 } });
    parent.url.write({ to: 'cart' }, 'push');
    await arrivesAt(parent, '/crm?page=orders&tag=a&tag=b&portal=cart#top');
    expect(parent.state()).toEqual({ own: 1 });
    parent.url.write(ACCOUNT, 'replace');
    await arrivesAt(parent, '/crm?page=orders&tag=a&tag=b#top');
    expect(parent.state()).toMatchObject({ own: 1 });
  });

  it('screens without a name are in the entries, never in the address, and a reload finds them', async () => {
    const parent = await openAt(open, '/crm?portal=home');
    const own = listenTo(parent);
    const before = window.history.length;
    parent.url.write(ACCOUNT, 'push');
    parent.url.write(ADDRESSES, 'push');
    await waitFor(() => expect(window.history.length).toBe(before + 2));
    await arrivesAt(parent, '/crm');
    expect(own.heard).toEqual([]);
    own.stop();
    parent.leave();
    const reloaded = await open();
    onTestFinished(() => reloaded.leave());
    const after = listenTo(reloaded);
    expect(reloaded.url.read()).toEqual(ADDRESSES);
    window.history.back();
    await waitFor(() => expect(after.heard).toEqual([ACCOUNT]));
    window.history.back();
    await waitFor(() => expect(after.heard).toEqual([ACCOUNT, { to: 'home' }]));
  });

  it('a named screen takes the place of one without a name', async () => {
    const parent = await openAt(open, '/crm');
    parent.url.write(ACCOUNT, 'push');
    await waitFor(() => expect(JSON.stringify(window.history.state)).toContain('/account-settings'));
    parent.url.write({ to: 'home' }, 'replace');
    await arrivesAt(parent, '/crm?portal=home');
    expect(JSON.stringify(window.history.state)).not.toContain('/account-settings');
  });

  it('a link of the parent’s own calls when it changes the destination, and only then', async () => {
    const parent = await openAt(open, '/crm?portal=store');
    const { heard } = listenTo(parent);
    await parent.visit('/crm?portal=store&page=2');
    await arrivesAt(parent, '/crm?portal=store&page=2');
    expect(heard).toEqual([]);
    await parent.visit('/crm?portal=cart');
    await arrivesAt(parent, '/crm?portal=cart');
    expect(heard).toEqual([{ to: 'cart' }]);
  });

  it('nothing calls after the listener is removed', async () => {
    const parent = await openAt(open, '/crm?portal=store');
    const { heard, stop } = listenTo(parent);
    parent.url.write({ to: 'cart' }, 'push');
    await arrivesAt(parent, '/crm?portal=cart');
    stop();
    window.history.back();
    await arrivesAt(parent, '/crm?portal=store');
    await parent.visit('/crm?portal=home');
    await arrivesAt(parent, '/crm?portal=home');
    expect(heard).toEqual([]);
  });

  it('Store → Cart → Back → Back lands right, and the history grows by one a visit', async () => {
    const parent = await openAt(open, '/crm?page=2');
    const done: CommandAnswer = { ok: true, value: null };
    const send = vi.fn(async (_: Destination) => done);
    const navigation = createNavigationSync({ url: parent.url, initial: () => undefined, send });
    onTestFinished(() => navigation.stop?.());
    const report = (target: RouteTarget, by: 'portal' | 'parent' = 'portal') =>
      navigation.onNavigation({ target, path: '/x', by, replace: false });
    const before = window.history.length;
    report({ to: 'home' });
    await arrivesAt(parent, '/crm?page=2&portal=home');
    report({ to: 'store' });
    report({ to: 'cart' });
    await arrivesAt(parent, '/crm?page=2&portal=cart');
    expect(window.history.length).toBe(before + 2);
    expect(send).not.toHaveBeenCalled();
    window.history.back();
    await waitFor(() => expect(send).toHaveBeenLastCalledWith({ to: 'store', isReturn: true }));
    report({ to: 'store' }, 'parent');
    window.history.back();
    await waitFor(() => expect(send).toHaveBeenLastCalledWith({ to: 'home', isReturn: true }));
    report({ to: 'home' }, 'parent');
    await arrivesAt(parent, '/crm?page=2&portal=home');
    expect(send).toHaveBeenCalledTimes(2);
    expect(window.history.length).toBe(before + 2);
  });
});
