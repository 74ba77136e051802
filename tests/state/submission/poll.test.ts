import { beforeEach, expect, it, vi } from 'vitest';
import { poll } from '../../../src/state/submission/poll.ts';

beforeEach(() => void vi.useFakeTimers());

/** Counts up. */
const counter = () => {
  let count = 0;
  return async () => {
    count += 1;
    return count;
  };
};

const isAtLeast = (enough: number) => (count: number) => count >= enough;

it('stops at the first answer that is enough, without a pause', async () => {
  expect(await poll(counter(), { until: isAtLeast(1) })).toBe(1);
});

it('pauses longer each time', async () => {
  const ask = vi.fn(counter());
  const end = poll(ask, { until: isAtLeast(4) });
  // 1 s, 1.5 s, 2.25 s: 4.75 s in all.
  await vi.advanceTimersByTimeAsync(4_749);
  expect(ask).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(1);
  expect(await end).toBe(4);
});

it('pauses as its caller says', async () => {
  const ask = vi.fn(counter());
  const end = poll(ask, { until: isAtLeast(3), pauseAfter: (count) => 10 * (count + 1) });
  await vi.advanceTimersByTimeAsync(30);
  expect(await end).toBe(3);
});

it('ends with the last answer when its signal does, before or in a pause, and asks once in any case', async () => {
  expect(await poll(counter(), { until: isAtLeast(9), signal: AbortSignal.abort() })).toBe(1);
  const stop = new AbortController();
  const end = poll(counter(), { until: isAtLeast(9), signal: stop.signal });
  await vi.advanceTimersByTimeAsync(1_000);
  stop.abort();
  expect(await end).toBe(2);
  expect(vi.getTimerCount()).toBe(0);
});
