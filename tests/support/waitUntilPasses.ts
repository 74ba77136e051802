import { vi } from 'vitest';

/** Long enough for code that is loaded on a busy machine; Vitest's own limit is one second. */
const TIMEOUT_MS = 10_000;

export const waitUntilPasses = (check: () => void): Promise<void> =>
  vi.waitFor(check, { timeout: TIMEOUT_MS });
