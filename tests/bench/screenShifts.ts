import type { Browser } from 'playwright';
import { recordShifts, shiftsOf } from '../../e2e/support/layoutShifts.ts';
import {
  APPROVALS,
  LOGIN,
  type Screen,
  type ScreenName,
  screenNames,
  screenOf,
} from '../../e2e/support/screens.ts';
import { untilShown } from '../../e2e/support/shown.ts';
import { addSession, asCustomer, CUSTOMER, type Demo, slowDown } from './demo.ts';
import { emptyCart } from './fillCart.ts';
import { FAST_4G, limitNetwork } from './network.ts';
import { isQuick, measured } from './options.ts';
import { printFigures } from './report.ts';

const WIDTHS = isQuick ? [390] : [390, 1280];
const MAX_SHIFT = 0.02;
const SETTLE_MS = measured(2_000, 200);
const APPROVER = 'approver@demo.test';
const PRODUCT = 'Olive oil tin 5 L';

const latestOrder = async (demo: Demo): Promise<string> => {
  const call = await asCustomer(demo);
  const response = await call('GET', '/transactions?kind=order&page=1&page_size=1');
  return /"id":"([^"]+)"/.exec(JSON.stringify(response))?.[1] ?? '';
};

const putInCart = async (browser: Browser, demo: Demo): Promise<void> => {
  await emptyCart(demo);
  const context = await browser.newContext();
  await addSession(context, demo, demo.portal);
  const page = await context.newPage();
  await page.goto(`${demo.portal}/store?text=olive%20oil`);
  const quantity = page.getByRole('textbox', { name: `Quantity: ${PRODUCT}`, exact: true });
  await page.getByRole('button', { name: `Add ${PRODUCT}`, exact: true }).click();
  await quantity.fill('2');
  await quantity.press('Enter');
  await page.goto(`${demo.portal}/cart`);
  await page.getByText('Saved on all your devices').waitFor();
  await context.close();
};

/** The layout shift of every screen while it loads on Fast 4G. */
export const benchScreenShifts = async (browser: Browser, demo: Demo): Promise<void> => {
  await putInCart(browser, demo);
  const order = await latestOrder(demo);
  const measure = async (width: number, screens: readonly Screen[], email: string | null) => {
    const context = await browser.newContext({ viewport: { width, height: 844 }, locale: 'en-US' });
    if (email !== null) await addSession(context, demo, demo.portal, email);
    await recordShifts(context);
    const figures: { name: string; value: number; goal: number }[] = [];
    for (const screen of screens) {
      const page = await context.newPage();
      await limitNetwork(await slowDown(page), FAST_4G);
      await page.goto(demo.portal + screen.path);
      await untilShown(page, screen);
      await page.waitForTimeout(SETTLE_MS);
      figures.push({ name: screen.name, value: (await shiftsOf(page)).total, goal: MAX_SHIFT });
      await page.close();
    }
    await context.close();
    return figures;
  };
  const names: readonly ScreenName[] = isQuick ? ['home', 'store', 'cart'] : screenNames();
  const customerScreens = names.map((name) => screenOf(name, order));
  for (const width of WIDTHS) {
    const figures = [
      ...(await measure(width, [LOGIN], null)),
      ...(await measure(width, customerScreens, CUSTOMER)),
      ...(await measure(width, [APPROVALS], APPROVER)),
    ];
    printFigures(`Layout shift, ${width} px wide, Fast 4G`, figures, (value) => value.toFixed(4));
  }
};
