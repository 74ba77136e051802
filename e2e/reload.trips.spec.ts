import type { Page } from 'playwright/test';
import { test } from './support/installedPortal.ts';
import { emptyCart, expect, openAs } from './support/journey.ts';
import { add } from './support/ordering.ts';
import { BUILDS_PORTAL } from './support/portalBuilds.ts';
import { countRequests, expectTrips, untilLoaded } from './support/trips.ts';

/** Shorter than for other ways, because nothing waits for them, ms. */
const DELAYS = [500, 1_500] as const;
/** Of each screen with each delay. */
const RELOADS = 3;

const BUYER = 'buyer@demo.test';
const TIN = 'Olive oil tin 5 L';

/** Screens that show the last visit from the browser's own storage, with something that is part of it. */
const KEPT_SCREENS = {
  store: (page: Page) => page.getByRole('listitem').getByText(/\$\d/).first(),
  home: (page: Page) => page.getByRole('region', { name: 'Your smart order' }).getByText(/\$\d/).first(),
  cart: (page: Page) => page.getByRole('textbox', { name: `Quantity: ${TIN}`, exact: true }),
};

/** A page that leaves ends its stream, which comes through the portal here. */
test.use({ expectedConsole: [/ERR_INCOMPLETE_CHUNKED_ENCODING/] });

test('a reload shows the last visit without a trip, and nothing of it moves when it is confirmed', async ({
  browserWithProfile,
  server,
}) => {
  await server.serve();
  await emptyCart('demo', BUYER);
  const page = await browserWithProfile.newPage();
  const openRequests = countRequests(page);
  await openAs(page, BUYER, '/store?text=olive%20oil', 'demo', BUILDS_PORTAL);
  await add(page, TIN, 2);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  for (const [name, shownOn] of Object.entries(KEPT_SCREENS)) {
    await page.goto(`${BUILDS_PORTAL}/${name}`);
    const shown = shownOn(page);
    await shown.waitFor();
    await untilLoaded(page, openRequests);
    const reload = async (delay: number) => {
      server.slowDown(delay);
      const began = performance.now();
      await page.reload({ waitUntil: 'commit' });
      await shown.waitFor();
      const seconds = (performance.now() - began) / 1_000;
      const place = await shown.boundingBox();
      server.slowDown(0);
      await untilLoaded(page, openRequests);
      expect(await shown.boundingBox(), `${name}: place`).toEqual(place);
      return seconds;
    };
    /** The shortest: what else the machine does can only take longer. */
    const secondsAt = async (delay: number) => {
      const seconds: number[] = [];
      while (seconds.length < RELOADS) seconds.push(await reload(delay));
      return Math.min(...seconds);
    };
    expectTrips(`reload of ${name}`, 0, [await secondsAt(DELAYS[0]), await secondsAt(DELAYS[1])], DELAYS);
  }
});
