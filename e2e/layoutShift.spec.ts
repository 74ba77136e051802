import { openWithCart } from './support/customerData.ts';
import { expectSteady } from './support/expectSteady.ts';
import { test } from './support/journey.ts';
import { recordShifts } from './support/layoutShifts.ts';
import { type ScreenName, screenOf } from './support/screens.ts';
import { untilShown } from './support/shown.ts';

/** On a desktop's width `size.spec.ts` opens the screens anyway; `npm run bench:ways-in` measures all of them. */
const SCREENS: ScreenName[] = ['home', 'store', 'product', 'cart', 'checkout'];

test.use({ viewport: { width: 390, height: 844 } });

test('no main screen shifts while it loads on a phone’s width', async ({ page, context }) => {
  await recordShifts(context);
  await openWithCart(page, 'buyer@demo.test');
  for (const name of SCREENS) {
    const screen = screenOf(name);
    await page.goto(screen.path);
    await untilShown(page, screen);
    await expectSteady(page, name);
  }
});
