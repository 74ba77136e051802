import { latestOrderId } from './support/customerData.ts';
import { emptyCart, expect, openAs, openShell, portalOf, test, tokenOf } from './support/journey.ts';
import { addProduct, openCart } from './support/journeySteps.ts';
import { layoutProblems } from './support/layoutProblems.ts';
import { untilQuiet } from './support/ordering.ts';
import { screenNames, screenOf } from './support/screens.ts';
import { untilShown } from './support/shown.ts';
import { translatorFor } from './support/translations.ts';

const BUYER = 'buyer@demo.test';
const demo = portalOf('demo');

test.beforeEach(() => emptyCart('demo', BUYER));

test('the header links to the favourites @phone', async ({ page }) => {
  await page.goto(`${demo}/store/${await tokenOf('demo', BUYER)}`);
  await page.getByRole('banner').getByRole('link', { name: 'Favourites' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
  const box = await page.getByRole('banner').boundingBox();
  expect(box?.height, 'the header is one row, two on a phone').toBeLessThanOrEqual(113);
});

test('product rows are at most 110 px high at widths of 600, 800 and 1,000 px', async ({ page }) => {
  await page.goto(`${demo}/store/${await tokenOf('demo', BUYER)}`);
  const tin = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Olive oil tin 5 L' }) });
  const expectLowRows = async () => {
    for (const width of [600, 800, 1000]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(tin.getByText(/^In stock · \d+$/)).toBeVisible();
      await expect
        .poll(async () => (await tin.boundingBox())?.height, `height of a row at ${width} px`)
        .toBeLessThanOrEqual(110);
      const isOverflowing = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isOverflowing, `something is wider than the page of ${width} px`).toBe(false);
    }
  };
  await expectLowRows();
  await tin.getByRole('button', { name: 'Add Olive oil tin 5 L', exact: true }).click();
  await expect(tin.getByRole('button', { name: 'Increase quantity: Olive oil tin 5 L' })).toBeVisible();
  await expectLowRows();
});

test('product rows are at most 110 px high in the frame of a parent app', async ({ page }) => {
  await openShell(page, '1042');
  const portal = page.frameLocator('iframe').locator('body');
  const tin = portal
    .getByRole('listitem')
    .filter({ has: page.frameLocator('iframe').getByRole('link', { name: 'Olive oil tin 5 L' }) });
  await expect(tin.getByText(/^In stock · \d+$/)).toBeVisible();
  expect((await tin.boundingBox())?.height).toBeLessThanOrEqual(110);
});

test('a notice doesn’t cover the checkout bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${demo}/store/${await tokenOf('demo', BUYER)}`);
  const journey = {
    page,
    portal: page,
    mode: 'standalone',
    t: translatorFor('en'),
    isAudited: false,
  } as const;
  await addProduct(journey, 'Olive oil tin 5 L', '2');
  await addProduct(journey, 'Chamomile tea 25 bags', '3');
  await openCart(journey);
  await page.getByRole('button', { name: 'Remove Olive oil tin 5 L' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  const checkOut = page.getByRole('link', { name: 'Check out' }).locator('visible=true').last();
  const gap = async () => {
    const [notice, bar] = await Promise.all([undo.boundingBox(), checkOut.boundingBox()]);
    return notice && bar ? bar.y - (notice.y + notice.height) : null;
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
});

test('the buttons of the header stay in place when the cart is loaded', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/documents/transaction', async (route) => {
    await held;
    await route.continue();
  });
  await openAs(page, BUYER, '/store');
  const account = page.getByRole('button', { name: /^Account:/ });
  await expect(page.getByRole('button', { name: 'Cart', exact: true })).toBeVisible();
  const before = await account.boundingBox();
  release();
  await expect(page.getByRole('button', { name: /^Cart · 0/ })).toBeVisible();
  expect(await account.boundingBox()).toEqual(before);
});

/** The widths between a small phone and a desktop, px. */
const WIDTHS = Array.from({ length: 33 }, (_, step) => 1600 - 40 * step);

test('every screen fits every width from 320 to 1,600 px', async ({ page }) => {
  const order = await latestOrderId(BUYER);
  await openAs(page, BUYER, '/store');
  const add = page.getByRole('listitem').getByText('Add', { exact: true }).locator('visible=true');
  for (let products = 0; products < 4; products += 1) await add.first().click();
  await untilQuiet(page);
  // The transaction is the document without the header.
  const screens = screenNames().filter((name) => name !== 'transaction');
  const found: string[] = [];
  for (const screen of screens.map((name) => screenOf(name, order))) {
    await page.goto(screen.path);
    await untilShown(page, screen);
    await untilQuiet(page);
    found.push(...(await layoutProblems(page, WIDTHS)).map((problem) => `${screen.name} at ${problem}`));
  }
  expect(found).toEqual([]);
});
