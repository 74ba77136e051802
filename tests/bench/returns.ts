import type { Browser } from 'playwright';
import { screenOf } from '../../e2e/support/screens.ts';
import { markShown, untilShown } from '../../e2e/support/shown.ts';
import { addSession, type SecureDemo, slowDown } from './demo.ts';
import { emptyCart, fillCart } from './fillCart.ts';
import { limitNetwork, SLOW_4G } from './network.ts';
import { measured } from './options.ts';
import { median, printFigures } from './report.ts';
import { arrivalOf, recordVitals } from './vitals.ts';

const ROUNDS = measured(5);
/** Nothing of it waits for the network: e2e/reload.trips.spec.ts. */
const GOAL_MS = 600;
/** Until the service worker keeps the portal's code, and the browser what the customer saw, ms. */
const KEEPING_MS = measured(6_000, 3_000);
const SCREENS = ['store', 'home', 'cart'] as const;
/** A phone's processor has a phone's screen. */
const PHONE = { width: 390, height: 844 };

const CART_LINES = 12;

/** A reload that shows the last visit from the browser's own storage, on a phone's network and processor. */
export const benchReturns = async (browser: Browser, demo: SecureDemo): Promise<void> => {
  await fillCart(demo, CART_LINES);
  for (const name of SCREENS) {
    const context = await browser.newContext({ viewport: PHONE, locale: 'en-US' });
    await addSession(context, demo, demo.portal);
    await recordVitals(context);
    const page = await context.newPage();
    await markShown(page, screenOf(name));
    await page.goto(`${demo.portal}/${name}`);
    await untilShown(page, screenOf(name));
    await page.waitForTimeout(KEEPING_MS);
    await page.reload();
    await untilShown(page, screenOf(name));
    await page.waitForTimeout(KEEPING_MS);
    await limitNetwork(await slowDown(page), SLOW_4G);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.reload({ waitUntil: 'commit' });
      await untilShown(page, screenOf(name));
      times.push((await arrivalOf(page)).usableMs);
      await page.waitForTimeout(KEEPING_MS);
    }
    printFigures(`Reload of the ${name}, Slow 4G`, [
      { name: 'rows of the last visit', value: median(times), goal: GOAL_MS },
    ]);
    await context.close();
  }
  await emptyCart(demo);
};
