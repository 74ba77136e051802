import { vi } from 'vitest';

const FRAMES = 50;

/**
 * Fake timers of which it is known who started them. The test files of a worker share its timers: what an earlier file left may
 * start one at any moment, and says nothing about the code under test. Returns the stacks of the pending timers that code in files
 * of `owner` started.
 */
export const trackTimers = (): ((owner: RegExp) => string[]) => {
  vi.useFakeTimers();
  const pending = new Map<unknown, string>();
  const { setTimeout, setInterval, clearTimeout, clearInterval } = globalThis;
  const stackOf = (): string => {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = FRAMES;
    const { stack = '' } = new Error('started here');
    Error.stackTraceLimit = stackTraceLimit;
    return stack;
  };
  Object.assign(globalThis, {
    setTimeout(run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) {
      const timer = setTimeout(() => {
        pending.delete(timer);
        run(...args);
      }, ms);
      pending.set(timer, stackOf());
      return timer;
    },
    setInterval(...given: Parameters<typeof setInterval>) {
      const timer = setInterval(...given);
      pending.set(timer, stackOf());
      return timer;
    },
    clearTimeout(timer: Parameters<typeof clearTimeout>[0]) {
      pending.delete(timer);
      clearTimeout(timer);
    },
    clearInterval(timer: Parameters<typeof clearInterval>[0]) {
      pending.delete(timer);
      clearInterval(timer);
    },
  });
  return (owner) => [...pending.values()].filter((stack) => owner.test(stack));
};
