import type { Locator, Page } from 'playwright/test';
import { latestOrderId, openWithCart } from './support/customerData.ts';
import { emptyCart, expect, openAs, test } from './support/journey.ts';
import { untilQuiet } from './support/ordering.ts';
import { screenOf } from './support/screens.ts';
import { untilShown } from './support/shown.ts';

const BUYER = 'buyer@demo.test';
/** How much a skeleton's height may differ from the content's: by this part of it, or by this many px. */
const MAX_PART = 0.15;
const MAX_PX = 24;

/** What stands in for a part of the screen, and the part. `isTop`: where they begin is compared. `isWide`: not on a phone. */
type Part = {
  skeleton(page: Page): Locator;
  content(page: Page): Locator;
  isTop?: true;
  isWide?: true;
};

const tiles = (page: Page) => page.getByRole('status', { name: 'Loading your account' });
const lists = (page: Page) => page.getByRole('status', { name: 'Loading your lists' });
const busy = (page: Page) => page.getByRole('main').locator('[aria-busy=true]').first();

/** Before, what stands in for a screen whose code is being loaded is busy too. */
const busyHistory = (page: Page) =>
  page
    .getByRole('main')
    .filter({ has: page.getByRole('heading', { level: 1, name: 'History' }) })
    .locator('[aria-busy=true]')
    .first();

/** Of one part: what stands in for a screen whose code is being loaded has several. */
const busyDocument = (page: Page) => page.getByRole('main').locator('[aria-busy=true]:empty').first();

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
      content: (page) =>
        page.getByRole('list', { name: 'Products in your cart' }).getByRole('listitem').first(),
    },
    // On a phone it is below the lines, however many there are.
    { skeleton: (page) => busy(page).locator('span').last(), content: region('Summary'), isWide: true },
  ],
  history: [
    { skeleton: busyHistory, content: (page) => page.getByRole('main').getByRole('table').locator('..') },
  ],
  document: [{ skeleton: busyDocument, content: (page) => page.getByRole('article') }],
  favourites: [
    {
      skeleton: (page) => lists(page).locator('[data-rows] > *').first(),
      content: (page) => page.getByRole('list', { name: 'Products' }).locator('xpath=../..'),
      isTop: true,
    },
  ],
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

const topOf = async (place: Locator): Promise<number> => {
  await expect(place).toBeVisible();
  return (await place.boundingBox())?.y ?? Number.NaN;
};

const partsOf = (name: keyof typeof PARTS): readonly Part[] => PARTS[name];
const names = Object.keys(PARTS) as (keyof typeof PARTS)[];

for (const name of names) {
  test(`what stands in for the ${name} is as high as it`, { tag: '@phone' }, async ({ page, browser }) => {
    if (name === 'cart') {
      // On another device, so that this one has no cart of its own to show.
      const other = await browser.newPage();
      await openWithCart(other, BUYER);
      await other.close();
    } else await emptyCart('demo', BUYER);
    const screen = screenOf(name, name === 'document' ? await latestOrderId(BUYER) : '');
    const release = await holdAnswers(page);
    await openAs(page, BUYER, screen.path);
    const isPhone = test.info().project.name === 'phone';
    const parts = partsOf(name).filter(({ isWide }) => !(isWide && isPhone));
    const sizeOf = ({ isTop }: Part, place: Locator) => (isTop ? topOf(place) : seenHeight(place));
    const before: number[] = [];
    for (const part of parts) before.push(await sizeOf(part, part.skeleton(page)));
    release();
    await untilShown(page, screen);
    await untilQuiet(page);
    for (const [index, part] of parts.entries()) {
      const size = await sizeOf(part, part.content(page));
      const message = `part ${index}: ${before[index]} px stand in for ${size} px`;
      const most = Math.max(MAX_PX, part.isTop ? 0 : size * MAX_PART);
      expect.soft(Math.abs(size - (before[index] ?? 0)), message).toBeLessThanOrEqual(most);
    }
  });
}
