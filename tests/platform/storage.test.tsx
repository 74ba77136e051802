import { beforeEach, expect, it, vi } from 'vitest';
import { createLocalStore } from '../../src/platform/storage.ts';

beforeEach(() => {
  localStorage.clear();
  return () => vi.restoreAllMocks();
});

it('stores values under its prefix', () => {
  const store = createLocalStore('demo.');
  expect(store.write('cart', 'olives')).toBe(true);
  expect(localStorage.getItem('demo.cart')).toBe('olives');
  expect(createLocalStore('demo.').read('cart')).toBe('olives');
  expect(createLocalStore('other.').read('cart')).toBeNull();
  expect(store.keys('ca')).toEqual(['cart']);
  store.remove('cart');
  expect(store.read('cart')).toBeNull();
});

it('removes the old value when the storage is full, and keeps the new one in memory', () => {
  const store = createLocalStore('demo.');
  store.write('cart', 'older');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(store.write('cart', 'newer')).toBe(false);
  expect(store.read('cart')).toBe('newer');
  expect(store.keys('cart')).toEqual(['cart']);
  expect(localStorage.getItem('demo.cart')).toBeNull();
  full.mockRestore();
  expect(store.write('cart', 'newest')).toBe(true);
  expect([store.read('cart'), localStorage.getItem('demo.cart')]).toEqual(['newest', 'newest']);
  expect(store.keys('cart')).toEqual(['cart']);
});

it('keeps values in memory if the browser refuses storage', () => {
  const store = createLocalStore('demo.', () => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(store.write('cart', 'olives')).toBe(false);
  expect([store.read('cart'), store.keys('ca')]).toEqual(['olives', ['cart']]);
  store.remove('cart');
  expect([store.read('cart'), store.keys('ca')]).toEqual([null, []]);
});
