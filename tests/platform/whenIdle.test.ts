import { expect, test, vi } from 'vitest';
import { whenIdle } from '../../src/platform/whenIdle.ts';

test('waits a second at most for a page that is never idle, and can be cancelled', () => {
  const request = vi.fn((_run: () => void, _options: IdleRequestOptions) => 7);
  const cancel = vi.fn();
  vi.stubGlobal('requestIdleCallback', request);
  vi.stubGlobal('cancelIdleCallback', cancel);
  const run = vi.fn();
  const stop = whenIdle(run);
  expect(request).toHaveBeenCalledExactlyOnceWith(run, { timeout: 1_000 });
  stop();
  expect(cancel).toHaveBeenCalledExactlyOnceWith(7);
});

test('runs after a short time where a browser doesn’t tell when it is idle', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  const [run, cancelled] = [vi.fn(), vi.fn()];
  whenIdle(run);
  whenIdle(cancelled)();
  vi.advanceTimersByTime(500);
  expect(run).toHaveBeenCalledOnce();
  expect(cancelled).not.toHaveBeenCalled();
});
