import { expect, test, vi } from 'vitest';
import { readRetryAfter } from '../../src/api/retryAfter.ts';

test.each([
  [null, null],
  ['', null],
  ['soon', null],
  ['0', 0],
  ['12', 12_000],
  ['-3', 0],
  ['Wed, 18 Nov 2026 12:00:20 GMT', 20_000],
  ['Wed, 18 Nov 2026 11:00:00 GMT', 0],
])('Retry-After %j means a wait of %j ms', (header, wait) => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 18, 12) });
  expect(readRetryAfter(header)).toBe(wait);
});
