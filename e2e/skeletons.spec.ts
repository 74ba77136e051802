import type { Locator, Page } from 'playwright/test';
import { openWithCart } from './support/customerData.ts';
import { emptyCart, expect, openAs, test } from './support/journey.ts';
import { untilQuiet } from './support/ordering.ts';
import { screenOf } from './support/screens.ts';
import { untilShown } from './support/shown.ts';

const BUYER = 'buyer@demo.test';
/** How much a skeleton's height may differ from the content's: by this part of it, or by this many px. */
const MAX_PART = 0.15;
const MAX_PX = 24;

/** What stands in for a part of the screen, and the part. */
type Part = { skeleton(page: Page): Locator; content(page: Page): Locator };

const tiles = (page: Page) => page.getByRole('status', { name: 'Loading your account' });
const busy = (page: Page) => page.getByRole('main').locator('[aria-busy=true]').first();

/** Before, what stands in for a screen whose code is being loaded is busy too. */
const busyHistory = (page: Page) =>
  page
    .getByRole('main')
    .filter({ has: page.getByRole('heading', { level: 1, name: 'History' }) })
    .locator('[aria-busy=true]')
    .first();

const region = (name: string) => (page: Page) => page.getByRole('region', { name, exact: true });

const PRODUCTS: Part = {
  skeleton: (page) => page.getByRole('status', { name: 'Loading products' }),
  content: (page) => page.getByRole('list', { name: 'Products' }),
};

const PARTS = {
  home: [
    { skeleton: (page) => tiles(page).locator('> *').first(), content: region('You owe') },
    { skeleton: (page) => tiles(page).locator('+ div'), content: region('Your smart order') },
  ],
  store: [PRODUCTS],
  grid: [PRODUCTS],
  cart: [
    {
      skeleton: (page) => busy(page).locator('div:has(> span + div)').first(),
      content: (page) => page.getByRole('list', { name: 'Cart items' }).getByRole('listitem').first(),
    },
    { skeleton: (page) => busy(page).locator('span').last(), content: region('Summary') },
  ],
  history: [
    { skeleton: busyHistory, content: (page) => page.getByRole('main').getByRole('table').locator('..') },
  ],
  settings: [{ skeleton: region('Profile'), content: region('Profile') }],
} satisfies Record<string, Part[]>;

/** Holds the answers of the back end, except those without which there is no screen, until the returned function is called. */
const holdAnswers = async (page: Page): Promise<() => void> => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/backend\/(?!company$|users\/refresh)/, async (route) => {
    if (['fetch', 'xhr'].includes(route.request().resourceType())) await held;
    await route.fallback();
  });
  return release;
};

/** Of what is in the window without scrolling, px. */
const seenHeight = async (place: Locator): Promise<number> => {
  await expect(place).toBeVisible();
  const { y = 0, height = 0 } = (await place.boundingBox()) ?? {};
  return Math.min(y + height, place.page().viewportSize()?.height ?? 0) - y;
};

for (const name of ['home', 'store', 'grid', 'cart', 'history', 'settings'] as const) {
  test(`what stands in for the ${name} is as high as it`, { tag: name === 'home' ? '@phone' : [] }, async ({
    page,
    browser,
  }) => {
    if (name === 'cart') {
      // On another device, so that this one has no cart of its own to show.
      const other = await browser.newPage();
      await openWithCart(other, BUYER);
      await other.close();
    } else await emptyCart('demo', BUYER);
    const screen = screenOf(name);
    const release = await holdAnswers(page);
    await openAs(page, BUYER, screen.path);
    const heights: number[] = [];
    for (const { skeleton } of PARTS[name]) heights.push(await seenHeight(skeleton(page)));
    release();
    await untilShown(page, screen);
    await untilQuiet(page);
    for (const [index, { content }] of PARTS[name].entries()) {
      const height = await seenHeight(content(page));
      const difference = Math.abs(height - (heights[index] ?? 0));
      const message = `part ${index}: ${heights[index]} px stand in for ${height} px`;
      expect.soft(difference, message).toBeLessThanOrEqual(Math.max(MAX_PX, height * MAX_PART));
    }
  });
}
