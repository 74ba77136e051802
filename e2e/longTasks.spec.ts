import type { Page } from 'playwright/test';
import { openWithCart } from './support/customerData.ts';
import { expect, test } from './support/journey.ts';
import { mainThreadOf } from './support/longTasks.ts';
import { untilQuiet } from './support/ordering.ts';
import { type ScreenName, screenOf } from './support/screens.ts';
import { untilShown } from './support/shown.ts';

// What a screen's first seconds consist of: its code, data and pictures, and what is prepared for the next screens.
const QUIET_MS = 1500;
// About what the store's first rows have.
const MANY_ELEMENTS = 300;

/** `tasks` over 50 ms on a phone, the longest in ms there, and how often the styles of many elements are calculated. */
type Most = { tasks: number; longest: number; restyles: number };

/** The machine can only add to what a load takes: of so many, one within the limits is enough. */
const LOADS = 10;

const expectFree = async (page: Page, most: Most, open: () => Promise<unknown>): Promise<void> => {
  const loads: string[] = [];
  while (loads.length < LOADS) {
    const { longTasks, restyles } = await mainThreadOf(page, MANY_ELEMENTS, async () => {
      await open();
      await untilQuiet(page, QUIET_MS);
    });
    const isFree =
      longTasks.length <= most.tasks &&
      (longTasks[0] ?? 0) <= most.longest &&
      restyles.length <= most.restyles;
    if (isFree) return;
    loads.push(`tasks ${longTasks}, elements restyled ${restyles}`);
  }
  expect(loads, `more than ${JSON.stringify(most)} in each load`).toEqual([]);
};

test('the login doesn’t block a phone', async ({ page }) => {
  await expectFree(page, { tasks: 3, longest: 110, restyles: 0 }, async () => {
    await page.goto('/login');
    await page.getByLabel('Password', { exact: true }).waitFor();
  });
});

const SCREENS: [ScreenName, Most][] = [
  ['home', { tasks: 6, longest: 130, restyles: 1 }],
  ['store', { tasks: 7, longest: 135, restyles: 7 }],
  ['cart', { tasks: 4, longest: 160, restyles: 1 }],
  ['checkout', { tasks: 5, longest: 190, restyles: 1 }],
];

for (const [name, most] of SCREENS)
  test(`the ${name} blocks a phone for no longer than it did`, async ({ page }) => {
    await openWithCart(page, 'buyer@demo.test');
    const screen = screenOf(name);
    await expectFree(page, most, async () => {
      await page.goto(screen.path);
      await untilShown(page, screen);
    });
  });
