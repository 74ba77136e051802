import { afterEach, vi } from 'vitest';

/** A worker's files share its globals: what a test has replaced ends with it, also its clock. */
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
