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
    [{ to: 'quick-order' }, 'quick-order'],
  ])('writes %o to the parameter', (destination, text) => {
    const url = urlQuery('portal');
    url.write(destination, 'push');
    expect(new URLSearchParams(search()).get('portal')).toBe(text);
    expect(url.read()).toEqual(destination);
  });

  it('doesn’t change the rest of the address and of the history entry', () => {
    urlQuery('portal').write({ to: 'cart' }, 'push');
    expect(window.location.pathname).toBe('/crm');
    expect(new URLSearchParams(search()).get('page')).toBe('orders');
    expect(window.location.hash).toBe('#top');
    expect(window.history.state).toEqual({ own: 1 });
  });

  it('a navigation adds one entry; the same destination and a replacement add none', () => {
    const url = urlQuery('portal');
    const lengthBefore = window.history.length;
    url.write({ to: 'store' }, 'replace');
    url.write({ to: 'cart' }, 'push');
    url.write({ to: 'cart' }, 'push');
    url.write({ to: 'checkout' }, 'replace');
    expect(window.history.length).toBe(lengthBefore + 1);
    expect(url.read()).toEqual({ to: 'checkout' });
  });

  it('stores a path without a named destination in the history entry, never in the address', () => {
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
  ])('ignores an invalid parameter: %s', (text) => {
    window.history.replaceState(null, '', `/crm?portal=${encodeURIComponent(text)}`);
    expect(urlQuery('portal').read()).toBeNull();
  });

  it('reports Back and Forward until it is stopped', () => {
    const onChange = vi.fn();
    const stop = urlQuery('portal').listen(onChange);
    window.dispatchEvent(new PopStateEvent('popstate'));
    stop();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});
