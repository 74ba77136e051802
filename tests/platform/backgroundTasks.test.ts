import { beforeEach, expect, it, vi } from 'vitest';
import { createBackgroundTasks } from '../../src/platform/backgroundTasks.ts';

beforeEach(() => void vi.useFakeTimers());
const never = new Promise<void>(() => undefined);

it('starts tasks in order once the first screen has its data, each in its own idle period', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const startedTasks: string[] = [];
  const tasks = createBackgroundTasks(promise, vi.fn());
  tasks.add('cart', () => {
    startedTasks.push('cart');
    return never;
  });
  tasks.add('favourites', () => startedTasks.push('favourites'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(startedTasks).toEqual([]);
  resolve();
  await vi.advanceTimersByTimeAsync(500);
  expect(startedTasks).toEqual(['cart']);
  await vi.advanceTimersByTimeAsync(500);
  expect(startedTasks).toEqual(['cart', 'favourites']);
  tasks.add('later', () => startedTasks.push('later'));
  await vi.advanceTimersByTimeAsync(500);
  expect(startedTasks).toEqual(['cart', 'favourites', 'later']);
});

it('waits three seconds at most for the first screen, and not for failed data', async () => {
  const slow = vi.fn();
  const failed = vi.fn();
  createBackgroundTasks(never, vi.fn()).add('slow', slow);
  createBackgroundTasks(Promise.reject(new Error('no answer')), vi.fn()).add('failed', failed);
  await vi.advanceTimersByTimeAsync(600);
  expect([slow.mock.calls.length, failed.mock.calls.length]).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(slow).toHaveBeenCalledOnce();
});

it('reports a failed task by its name, and continues', async () => {
  const report = vi.fn();
  const next = vi.fn();
  const tasks = createBackgroundTasks(Promise.resolve(), report);
  const [thrown, rejected] = [new Error('thrown'), new Error('rejected')];
  tasks.add('first', () => {
    throw thrown;
  });
  tasks.add('second', () => Promise.reject(rejected));
  tasks.add('third', next);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(report.mock.calls).toEqual([
    ['first', thrown],
    ['second', rejected],
  ]);
  expect(next).toHaveBeenCalledOnce();
});

it('starts nothing after it is stopped', async () => {
  const run = vi.fn();
  const tasks = createBackgroundTasks(Promise.resolve(), vi.fn());
  tasks.add('before', run);
  await vi.advanceTimersByTimeAsync(0);
  tasks.stop();
  tasks.add('after', run);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(run).not.toHaveBeenCalled();
});
