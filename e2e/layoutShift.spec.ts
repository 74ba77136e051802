import type { Locator, Page } from 'playwright/test';
import { openWithCart } from './support/customerData.ts';
import { expectSteady } from './support/expectSteady.ts';
import { emptyCart, expect, openAs, portalOf, test } from './support/journey.ts';
import { recordShifts, shiftsOf } from './support/layoutShifts.ts';
import { headerCart, untilQuiet } from './support/ordering.ts';
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

const RELATED = /More from|Frequently bought/;

for (const { late, path, product, heading } of [
  { late: 'purchases', path: /\/purchases$/, product: 1034, heading: /^You bought this/ },
  { late: 'part numbers', path: /\/part_numbers$/, product: 1002, heading: 'Your part numbers' },
]) {
  test(`what a product has of the customer’s moves nothing when it comes last: ${late}`, async ({
    page,
    context,
  }) => {
    await recordShifts(context);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(path, async (route) => {
      await held;
      await route.continue();
    });
    const related = page.waitForResponse(/\/products\/\d+\/related$/);
    await openAs(page, 'buyer@demo.test', `/product/${product}`);
    await related;
    await untilQuiet(page, 100);
    release();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByRole('heading', { name: RELATED })).toBeVisible();
    await expectSteady(page, `product ${product}`);
    expect((await shiftsOf(page)).sources.filter((moved) => RELATED.test(moved))).toEqual([]);
  });
}

test('the store of a company without bundles and deals has no room for their strip, from the first visit on', async ({
  page,
  context,
}) => {
  await recordShifts(context);
  const title = page.getByRole('heading', { level: 1 });
  const top = async () => Math.round((await title.boundingBox())?.y ?? Number.NaN);
  await page.goto(`${portalOf('lumiere')}/store`);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expectSteady(page, 'a visitor’s first store');
  await expect(page.getByRole('navigation', { name: 'Categories' })).toHaveCount(0);
  const first = await top();
  const header = await page.getByRole('banner').boundingBox();
  // The page's own margin, and nothing else.
  expect(first - Math.round((header?.y ?? 0) + (header?.height ?? 0))).toBeLessThan(30);
  await page.reload();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(await top()).toBe(first);
});

const BUYER = 'buyer@demo.test';
/** Single, in a case of 12 and on a pallet; its price has a next step with the first two. */
const OIL = 'Extra virgin olive oil 1 L';

const oilRow = (page: Page): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: OIL, exact: true }) });

/** Polled: a row is measured again when the code of the long list has come. */
const heightOf = async (row: Locator): Promise<number> => {
  let height = 0;
  const measure = async () => {
    height = Math.round((await row.boundingBox())?.height ?? 0);
    return height;
  };
  await expect.poll(measure).toBeGreaterThan(0);
  return height;
};

/** Chooses every unit, and in the end the first again. */
const expectHeightWithEveryUnit = async (row: Locator, height: number, place: string): Promise<void> => {
  const select = row.getByRole('combobox', { name: `Unit: ${OIL}` });
  for (const [unit, pieces] of [
    ['Case of 12', '12'],
    ['Pallet of 480', '480'],
    ['Each', null],
  ] as const) {
    await select.selectOption({ label: unit });
    if (pieces) await expect(row.getByText(new RegExp(`${unit}:|${pieces} × `)).first()).toBeVisible();
    expect(await heightOf(row), `${place}, ${unit}`).toBe(height);
  }
};

test('a row keeps its height when its price comes and with every unit, in the store and in the cart', async ({
  page,
}) => {
  await emptyCart('demo', BUYER);
  const row = oilRow(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const view of ['list', 'grid']) {
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route(/\/pricing\?/, async (route) => {
        await held;
        await route.continue();
      });
      await openAs(page, BUYER, `/store?view=${view}`);
      const height = await heightOf(row);
      release();
      const place = `the ${view} at ${width} px`;
      await expect(row.getByText('1,240 in stock')).toBeVisible();
      await expect(row.getByText('24 or more: $8.17 each')).toBeVisible();
      expect(await heightOf(row), place).toBe(height);
      await expectHeightWithEveryUnit(row, height, place);
      await page.unroute(/\/pricing\?/);
    }
  }
  await row.getByRole('button', { name: `Add ${OIL}`, exact: true }).click();
  await expect(headerCart(page, /^Cart · 1/)).toBeVisible();
  for (const width of [390, 800, 1024, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/cart');
    await expect(row.getByRole('combobox')).toBeVisible();
    await expectHeightWithEveryUnit(row, await heightOf(row), `the cart at ${width} px`);
  }
});
