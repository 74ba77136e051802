import { expect, test, vi } from 'vitest';

const { fetch } = globalThis;

test('a test replaces what it calls, and the clock', () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  vi.useFakeTimers();
  expect(globalThis.fetch).not.toBe(fetch);
  expect(vi.isFakeTimers()).toBe(true);
});

test('the next one has the real ones', () => {
  expect(globalThis.fetch).toBe(fetch);
  expect(vi.isFakeTimers()).toBe(false);
});
