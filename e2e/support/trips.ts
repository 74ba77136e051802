import type { Page } from 'playwright/test';
import { expect, test } from './journey.ts';
import { isStream, openRequestsOf } from './openRequests.ts';

/**
 * Round trips in a row. Each way is walked twice, with every request delayed by one and by three
 * seconds and nothing else slowed down: what a second more costs is the number of trips one after another, and the processor's own time
 * cancels.
 */
export const DELAYS = [1_000, 3_000] as const;
const TOLERANCE = 0.3;

/** Counts requests that aren't answered. Streams never are. */
export const countRequests = (page: Page) => {
  const openRequests = openRequestsOf(page);
  return () => openRequests().filter((url) => !isStream(url)).length;
};

/** Until nothing was on its way for a while: what a customer's rest would load is there. */
export const untilLoaded = async (page: Page, openRequests: () => number): Promise<void> => {
  const QUIET_CHECKS = 10;
  for (let quiet = 0; quiet < QUIET_CHECKS; quiet = openRequests() === 0 ? quiet + 1 : 0)
    await page.waitForTimeout(100);
};

/** `seconds`: with the short delay and with the long one. */
export const expectTrips = (
  name: string,
  goal: number,
  [short, long]: readonly [number, number],
  delays: readonly [number, number] = DELAYS,
) => {
  const trips = (long - short) / ((delays[1] - delays[0]) / 1_000);
  const figures = `${trips.toFixed(2)} trips, goal ${goal} (${short.toFixed(2)} s and ${long.toFixed(2)} s)`;
  test.info().annotations.push({ type: 'trips', description: `${name}: ${figures}` });
  process.stdout.write(`      ${name}: ${figures}\n`);
  expect.soft(trips, name).toBeLessThanOrEqual(goal + TOLERANCE);
};
