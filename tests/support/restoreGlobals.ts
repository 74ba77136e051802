import { afterEach, vi } from 'vitest';

/** A worker's files share its globals: what a test has replaced ends with it, also its clock. */
afterEach(() => {
  // Code that is loaded once may wait for a time that would never come.
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
