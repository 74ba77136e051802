import type { Browser, Locator } from 'playwright';
import { type Demo, logIn, SLOWED, slowDown } from './demo.ts';
import { fillCart } from './fillCart.ts';
import { measured } from './options.ts';
import { toNextPaint } from './paint.ts';
import { count, median, table, withGoal, worst } from './report.ts';

const ROUNDS = measured(15, 3);
const ROW_HEIGHT_PX = 89;
/** Rows can be pressed between the header and the end of the screen. */
const HEADER_HEIGHT_PX = 200;
const SCREEN_HEIGHT_PX = 800;
const SCROLL_DISTANCE_PX = 5_000;
/** Time for the calls and idle work that follow a change. */
const SETTLE_MS = 500;
/** All lines are verified, and their changes known. */
const VERIFYING_MS = measured(10_000, 3_000);

const WAIT_TIMEOUT_MS = 60_000;
const GOAL = { medianMs: 32, worstMs: 64, elements: 800 };

/** Playwright's own click would look for the element below the pointer while the time is measured. */
const press = async (button: Locator): Promise<void> => {
  const box = await button.boundingBox();
  if (!box) throw new Error(`Not on the page: ${button}`);
  await button.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};

/** A 1,000-line cart: the time from a press to the paint of its result. */
export const benchLargeCart = async (browser: Browser, demo: Demo): Promise<void> => {
  await fillCart(demo);
  const page = await logIn(browser, demo);
  await page.goto(`${demo.portal}/cart`);
  const increase = page.getByRole('button', { name: /^Increase quantity: / });
  const remove = page
    .getByRole('list', { name: 'Products in your cart' })
    .getByRole('button', { name: /^Remove/ });
  await remove.first().waitFor();
  await page.waitForTimeout(VERIFYING_MS);
  const accept = page.getByRole('button', { name: 'Accept all' });
  if (await accept.isVisible()) await accept.click();
  await page.waitForTimeout(6 * SETTLE_MS);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  await slowDown(page);

  const rounds = async (
    act: (round: number) => Promise<void>,
    prepare?: () => Promise<void>,
  ): Promise<number[]> => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await prepare?.();
      times.push(await toNextPaint(page, () => act(round)));
      await page.waitForTimeout(SETTLE_MS);
    }
    return times.slice(2);
  };
  const undo = page.getByRole('button', { name: 'Undo' }).last();
  const changed = await rounds((round) => press(increase.nth(round % 3)));
  const removed = await rounds(() => press(remove.nth(2)));
  const backTimes: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await remove.nth(2).click();
    await page.waitForTimeout(SETTLE_MS);
    backTimes.push(await toNextPaint(page, () => press(undo)));
    await page.waitForTimeout(SETTLE_MS);
  }
  await page.goto(`${demo.portal}/store`);
  const add = page.getByRole('button', { name: /^Add (?!.* to favorites$)/, disabled: false });
  /** Each round adds a product in the middle of the screen: pressing another one would scroll first. */
  let next = add.first();
  const toNext = async () => {
    for (const deadline = Date.now() + WAIT_TIMEOUT_MS; Date.now() < deadline; ) {
      await page.mouse.move(640, 500);
      await page.mouse.wheel(0, ROW_HEIGHT_PX);
      await page.waitForTimeout(SETTLE_MS);
      for (const button of await add.all()) {
        const box = await button.boundingBox();
        if (!box || box.y < HEADER_HEIGHT_PX || box.y > SCREEN_HEIGHT_PX - ROW_HEIGHT_PX) continue;
        next = button;
        return;
      }
      // The first rows are in the cart.
      await page.mouse.wheel(0, SCROLL_DISTANCE_PX);
      await page.waitForTimeout(SETTLE_MS);
    }
  };
  const added = await rounds(() => press(next), toNext);

  table(
    `A cart of 1,000 lines, to the next paint, ${SLOWED}`,
    ['', 'median', 'goal', 'worst', 'goal'],
    Object.entries({
      'change a quantity': changed,
      'remove a line': removed,
      'bring a line back': backTimes.slice(2),
      'add a line in the store': added,
    }).map(([name, times]) => [
      name,
      ...withGoal({ of: `${name}, median`, value: median(times), goal: GOAL.medianMs }),
      ...withGoal({ of: `${name}, worst`, value: worst(times), goal: GOAL.worstMs }),
    ]),
  );
  table(
    'Elements in its page',
    ['', 'elements', 'goal'],
    [
      [
        'cart of 1,000 lines',
        ...withGoal({ of: 'elements of a large cart', value: nodes, goal: GOAL.elements, format: count }),
      ],
    ],
  );
  await page.context().close();
};
