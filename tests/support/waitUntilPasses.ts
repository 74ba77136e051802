import { vi } from 'vitest';

/** Stops a wait that hangs, ms; Vitest's own limit of a second depends on the machine. */
const HANG_TIMEOUT_MS = 60_000;

export const waitUntilPasses = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: HANG_TIMEOUT_MS });
