import type { BrowserContext, Route } from 'playwright/test';
import { expect } from '../journey.ts';

/** Holds the requests to a portal's host, so that a test lets them go round by round, on a machine of any speed. */
export const holdRequests = async (context: BrowserContext, origin: string) => {
  let held: Route[] = [];
  await context.route(
    (url) => url.origin === origin,
    (route) => void held.push(route),
  );
  const paths = () => held.map((route) => new URL(route.request().url()).pathname);
  return {
    /** One trip: waits until all of these are on their way at once, and lets what is on its way by then arrive. */
    async letArrive(expected: readonly string[]) {
      await expect.poll(paths).toEqual(expect.arrayContaining([...expected]));
      const arriving = held;
      held = [];
      await Promise.all(arriving.map((route) => route.continue()));
    },
    async release() {
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
    },
  };
};
