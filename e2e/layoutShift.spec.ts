import type { BrowserContext, Page } from 'playwright/test';
import { openWithCart } from './support/customerData.ts';
import { expect, PORTAL, test } from './support/journey.ts';
import { recordShifts, shiftsOf } from './support/layoutShifts.ts';
import { untilQuiet } from './support/ordering.ts';
import { LOGIN, type Screen, type ScreenName, screenOf } from './support/screens.ts';
import { untilShown } from './support/shown.ts';

const BUYER = 'buyer@demo.test';
const MAX_SHIFT = 0.02;
const WIDTHS = [390, 1280];
/** `npm run bench:ways-in` measures all of them. */
const SCREENS: ScreenName[] = ['home', 'store', 'product', 'cart', 'checkout', 'history'];
/** Long enough for a response to be rendered. */
const QUIET_MS = 100;

const expectSteady = async (page: Page, screen: Screen): Promise<void> => {
  await page.goto(PORTAL + screen.path);
  await untilShown(page, screen);
  await untilQuiet(page, QUIET_MS);
  const { total, sources } = await shiftsOf(page);
  const name = `${screen.name} at a width of ${page.viewportSize()?.width} px`;
  test.info().annotations.push({ type: 'layout shift', description: `${name}: ${total.toFixed(4)}` });
  expect.soft(total, `${name}: ${sources.join(', ')}`).toBeLessThanOrEqual(MAX_SHIFT);
};

/** Visits the screens at both widths at the same time. */
const expectSteadyScreens = async (context: BrowserContext, screens: readonly Screen[]): Promise<void> => {
  await recordShifts(context);
  const visit = async (width: number) => {
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 844 });
    for (const screen of screens) await expectSteady(page, screen);
  };
  await Promise.all(WIDTHS.map(visit));
};

test('no screen shifts while it loads', async ({ page, context }) => {
  await expectSteadyScreens(context, [LOGIN]);
  await openWithCart(page, BUYER);
  await expectSteadyScreens(
    context,
    SCREENS.map((name) => screenOf(name)),
  );
});
