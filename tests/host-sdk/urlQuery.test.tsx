import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Destination } from '../../src/bridge/contract.ts';
import { urlQuery } from '../../src/host-sdk/urlQuery.ts';

const search = () => window.location.search;

beforeEach(() => {
  window.history.replaceState({ own: 1 }, '', '/crm?page=orders#top');
});

describe('urlQuery', () => {
  it.each<[Destination, string]>([
    [{ to: 'home' }, 'home'],
    [{ to: 'store' }, 'store'],
    [{ to: 'store', query: 'brand=3&q=olive oil' }, 'store?brand=3&q=olive oil'],
    [{ to: 'product', id: 118 }, 'product/118'],
    [{ to: 'transaction', id: 'A/1?x' }, 'transaction/A/1?x'],
    [{ to: 'confirmation', id: 'DEMO-7' }, 'confirmation/DEMO-7'],
  ])('keeps %o in the parameter', (place, text) => {
    const url = urlQuery('portal');
    url.write(place, 'push');
    expect(new URLSearchParams(search()).get('portal')).toBe(text);
    expect(url.read()).toEqual(place);
  });

  it('leaves the rest of the address and of the entry alone', () => {
    urlQuery('portal').write({ to: 'cart' }, 'push');
    expect(window.location.pathname).toBe('/crm');
    expect(new URLSearchParams(search()).get('page')).toBe('orders');
    expect(window.location.hash).toBe('#top');
    expect(window.history.state).toEqual({ own: 1 });
  });

  it('a visit is one entry; the same place and a replacement are none', () => {
    const url = urlQuery('portal');
    const before = window.history.length;
    url.write({ to: 'store' }, 'replace');
    url.write({ to: 'cart' }, 'push');
    url.write({ to: 'cart' }, 'push');
    url.write({ to: 'checkout' }, 'replace');
    expect(window.history.length).toBe(before + 1);
    expect(url.read()).toEqual({ to: 'checkout' });
  });

  it('keeps a place without a name in the entry itself, never in the address', () => {
    const url = urlQuery('portal');
    url.write({ to: 'path', path: '/account-settings' }, 'push');
    expect(search()).toBe('?page=orders');
    expect(url.read()).toEqual({ to: 'path', path: '/account-settings' });
    url.write({ to: 'home' }, 'push');
    expect(window.history.state).toEqual({ own: 1 });
  });

  it.each([
    '',
    'admin',
    '/account',
    'path',
    'product/abc',
    'product/-1',
    'product',
    'transaction/',
    '//evil',
  ])('a parameter that names no place is none: %s', (text) => {
    window.history.replaceState(null, '', `/crm?portal=${encodeURIComponent(text)}`);
    expect(urlQuery('portal').read()).toBeNull();
  });

  it('tells of Back and Forward until it is stopped', () => {
    const moved = vi.fn();
    const stop = urlQuery('portal').listen(moved);
    window.dispatchEvent(new PopStateEvent('popstate'));
    stop();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(moved).toHaveBeenCalledTimes(1);
  });
});
