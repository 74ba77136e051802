import { vi } from 'vitest';
import { type Clock, systemClock } from '../../../src/platform/clock.ts';

/** The portal's clock and timers run this many times faster, so their proportions stay the real ones. */
const SPEED = 20;
const startedAt = Date.now();

export const fastClock: Clock = {
  ...systemClock,
  now: () => startedAt + (Date.now() - startedAt) * SPEED,
};

/** What the portal's milliseconds take in this test. */
export const toRealMs = (portalMs: number): number => portalMs / SPEED;

/** Undone by `vi.unstubAllGlobals`. Node's own timers and the test's are not affected. */
export const speedUpTimers = (): void => {
  const realTimeout = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (callback: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) =>
    realTimeout(callback, toRealMs(ms), ...values),
  );
};
