import type { Locator, Page } from 'playwright/test';
import { latestOrderId, openInvoiceOf, openWithCart } from './support/customerData.ts';
import { emptyCart, expect, openAs, test } from './support/journey.ts';
import { APPROVALS, invoicePayment, type Screen, screenNames, screenOf } from './support/screens.ts';
import { untilShown } from './support/shown.ts';

const BUYER = 'buyer@demo.test';
/** Their title stands in a column beside something, in a sheet, or on a page of its own. */
const INSIDE = ['store', 'grid', 'product', 'confirmation', 'document', 'transaction', 'inventory'];

const titleOf = (page: Page): Locator => page.getByRole('heading', { level: 1 });

const leftOf = async (element: Locator): Promise<number> =>
  Math.round((await element.boundingBox())?.x ?? Number.NaN);

const expectTitle = async (page: Page, screen: Screen): Promise<void> => {
  await page.goto(screen.path);
  await untilShown(page, screen);
  const title = titleOf(page);
  const style = await title.evaluate((element) => {
    const { fontSize, lineHeight, fontWeight } = getComputedStyle(element);
    return [fontSize, lineHeight, fontWeight];
  });
  expect(style, screen.name).toEqual(['24px', '32px', '700']);
  if (INSIDE.includes(screen.name)) return;
  for (const [width, left] of [
    [1280, 24],
    [1600, 104],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => leftOf(title), `${screen.name} at ${width} px`).toBe(left);
  }
};

test('the titles of all screens have one size, and begin at one edge', async ({ page }) => {
  const order = await latestOrderId(BUYER);
  const { id } = await openInvoiceOf(BUYER);
  await openWithCart(page, BUYER);
  for (const name of screenNames()) await expectTitle(page, screenOf(name, order));
  await expectTitle(page, invoicePayment(id));
  for (const [width, left] of [
    [1280, 24],
    [1600, 104],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/store');
    const filters = page.getByRole('complementary', { name: 'Filters' }).getByRole('group').first();
    await expect.poll(() => leftOf(filters), `the store at ${width} px`).toBe(left);
  }
});

test('an approver’s list has the same title', async ({ page }) => {
  await openAs(page, 'approver@demo.test', '/home');
  await expectTitle(page, APPROVALS);
});

const addButtonsOf = (page: Page): Locator =>
  page.getByRole('list', { name: 'Products' }).getByRole('button', { name: /^Add (?!.* to favorites$)/ });

/** What a press on the middle of each button in sight would meet is the button. */
const coveredButtons = (buttons: Locator): Promise<string[]> =>
  buttons.evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const [left, top] = [x + width / 2, y + height / 2];
        const met = document.elementsFromPoint(left, top);
        const hasNotice = met.some((each) => each.closest('[aria-live]'));
        return hasNotice || (top < innerHeight - 200 && top > 200 && !met.includes(element));
      })
      .map((element) => element.getAttribute('aria-label') ?? ''),
  );

test('a notice lies beside the buttons of the rows', async ({ page }) => {
  await emptyCart('demo', BUYER);
  await openAs(page, BUYER, '/store?view=list');
  for (const width of [1280, 1600, 900]) {
    await page.setViewportSize({ width, height: 800 });
    await addButtonsOf(page).first().click();
    await expect(page.getByText(/^Added: \d+ × /)).toBeInViewport();
    expect(await coveredButtons(addButtonsOf(page)), `at ${width} px`).toEqual([]);
  }
});

test('on a phone the bar of the cart says what was added, and no button is covered @only-phone', async ({
  page,
}) => {
  await emptyCart('demo', BUYER);
  await openAs(page, BUYER, '/store');
  await addButtonsOf(page).first().tap();
  await expect(page.getByRole('link', { name: /View cart$/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notices' })).toHaveText(/^Added: \d+ × /);
  expect(await coveredButtons(addButtonsOf(page))).toEqual([]);
  const notice = page.getByRole('region', { name: 'Notices' }).getByRole('group');
  expect(await notice.boundingBox()).toMatchObject({ width: 1, height: 1 });
});

const ringOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const places = [];
    for (let place = document.activeElement; place; place = place.parentElement) places.push(place);
    const ring = places.find((place) => getComputedStyle(place).outlineStyle !== 'none');
    return ring ? `${ring.tagName} ${ring.getAttribute('aria-label') ?? ring.textContent}` : '';
  });

test('a press leaves no ring, the Tab key draws one', async ({ page }) => {
  await emptyCart('demo', BUYER);
  await openAs(page, BUYER, '/store');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const pressed = [
    page.getByRole('button', { name: 'Grid', exact: true }),
    page.getByRole('button', { name: 'List', exact: true }),
    filters.getByLabel('Bought before'),
    addButtonsOf(page).first(),
    page.getByRole('button', { name: /^Increase/ }).first(),
    page.getByRole('navigation', { name: 'Categories' }).getByRole('link').nth(2),
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }),
  ];
  for (const place of pressed) {
    await place.click();
    expect(await ringOf(page), String(place)).toBe('');
  }
  // A screen that has just come takes the focus.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await ringOf(page)).not.toBe('');
});
