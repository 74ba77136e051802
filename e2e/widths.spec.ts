import type { Locator, Page } from 'playwright/test';
import {
  emptyCart,
  expect,
  linkTokenOf,
  openAs,
  openShell,
  patchDocument,
  portalOf,
  test,
} from './support/journey.ts';
import { addProduct, openCart } from './support/journeySteps.ts';
import { newCustomer } from './support/newCustomer.ts';
import { type Language, translatorFor } from './support/translations.ts';

const BUYER = 'buyer@demo.test';
const demo = portalOf('demo');

/** What the search of the header leaves beside the word that it shows, px. */
const roomBesideWord = (page: Page, language: Language) =>
  page
    .getByRole('banner')
    .getByRole('search')
    .locator('[data-short]')
    .evaluate((box, word) => {
      const style = getComputedStyle(box, '::after');
      const text = document.createElement('canvas').getContext('2d');
      if (!text) throw new Error('There is no canvas to measure a text');
      text.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      return box.clientWidth - Number.parseFloat(style.insetInlineStart) - text.measureText(word).width;
    }, translatorFor(language)('layout:search.short'));

test.beforeEach(() => emptyCart('demo', BUYER));

test('the header is one row with the company’s logo and a whole word in the search, and leads to the favourites @phone', async ({
  page,
  viewport,
}) => {
  await page.goto(`${demo}/store/${await linkTokenOf('demo', BUYER)}`);
  const header = page.getByRole('banner');
  if ((viewport?.width ?? 0) < 768) {
    await expect(header.getByRole('navigation').getByRole('link')).toHaveText([
      'Home',
      'Store',
      /^Quick order/,
      'Orders',
    ]);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const home = header.getByRole('link', { name: /^Bluebird Foods/ });
      await expect(home.locator('img, [data-company-mark]')).toBeVisible();
      for (const language of ['en', 'es', 'fr'] as const)
        expect(await roomBesideWord(page, language), `${language} at ${width} px`).toBeGreaterThanOrEqual(0);
      expect((await header.boundingBox())?.height).toBeLessThanOrEqual(53);
    }
    await header.getByRole('button', { name: /^Account:/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Call Bluebird Foods' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Filters' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Favorites' }).click();
  } else {
    expect((await header.boundingBox())?.height).toBeLessThanOrEqual(61);
    await header.getByRole('link', { name: 'Favorites' }).click();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible();
});

test('on a wide screen the bars begin where the screens do', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  const leftOf = async (target: Locator) => (await target.boundingBox())?.x;
  const logo = page.getByRole('banner').locator('[data-company-mark], img').first();
  await openAs(page, BUYER, '/cart');
  const start = await leftOf(page.getByRole('heading', { level: 1 }));
  expect(start).toBe(104);
  expect(await leftOf(logo)).toBe(start);
  expect(await leftOf(page.getByRole('contentinfo').getByText('Bluebird Foods'))).toBe(start);
  await page.getByRole('link', { name: 'Store', exact: true }).first().click();
  const tabs = page.getByRole('navigation', { name: 'Categories' }).first();
  expect(await leftOf(tabs.getByRole('link').first())).toBe(start);
});

for (const width of [320, 390]) {
  test(`the bar with Approve replaces the navigation at the bottom of a phone: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 600 });
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const bottomOf = async (bar: Locator) => {
      const box = await bar.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await openAs(page, 'approver@demo.test', '/approvals');
    await expect(page.getByRole('button', { name: /^Approve WEB-/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Reject WEB-/ }).first()).toBeVisible();
    await page
      .getByRole('link', { name: /^Review WEB-/ })
      .first()
      .click();
    const approve = page.getByRole('button', { name: /^Approve · \$/ });
    await expect(approve).toBeInViewport({ ratio: 1 });
    const bar = approve.locator('xpath=../..');
    await expect(navigation).toBeHidden();
    await expect.poll(() => bottomOf(bar)).toBe(600);
    await page.mouse.wheel(0, 5_000);
    await page.getByRole('textbox', { name: 'Comment' }).fill('Fine');
    await expect(approve).toBeInViewport({ ratio: 1 });
    await page.getByRole('link', { name: 'Approvals' }).click();
    await expect(navigation).toBeVisible();
  });
}

test('the search has at least 200 px in Spanish at 1,024 px', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.addInitScript(() => localStorage.setItem('portal.andina.language', 'es'));
  await page.goto(`${portalOf('andina')}/store/${await linkTokenOf('andina', 'comprador@andina.test')}`);
  const search = page.getByRole('searchbox', { name: 'Buscar productos' });
  await expect(search).toBeVisible();
  expect((await search.boundingBox())?.width).toBeGreaterThanOrEqual(200);
});

for (const mode of ['frame', 'slot'] as const) {
  test(`the ${mode} of a parent app has the account menu, one cart and the footer at 390 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openShell(page, '1042', { mode });
    const portal = mode === 'frame' ? page.frameLocator('iframe').locator('body') : page.locator('.wp-root');
    await portal.getByRole('button', { name: `Account: ${BUYER}` }).click();
    const menu = portal.getByRole('menu', { name: 'Account' });
    await expect(menu.getByText('Corner Deli')).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Change password' })).toBeVisible();
    await menu.press('Escape');
    await expect(menu).toBeHidden();
    await expect(portal.getByRole('link', { name: /^Cart/ })).toHaveCount(1);
    await expect(portal.getByText('Bluebird Foods ordering portal')).toBeAttached();
    const isOverflowing = await portal
      .locator(mode === 'frame' ? '.wp-root' : 'xpath=.')
      .evaluate((root) => root.scrollWidth > root.clientWidth);
    expect(isOverflowing).toBe(false);
  });
}

test('product rows are at most 110 px high at widths of 600, 800 and 1,000 px', async ({ page }) => {
  await page.goto(`${demo}/store/${await linkTokenOf('demo', BUYER)}`);
  const tin = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Olive oil tin 5 L' }) });
  const expectLowRows = async () => {
    for (const width of [600, 800, 1000]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(tin.getByText(/^\d+ in stock$/)).toBeVisible();
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

for (const mode of ['frame', 'slot'] as const) {
  test(`the ${mode} of a parent app shows nine products in a shell of 1280 × 800`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openShell(page, '1042', { mode });
    const portal = mode === 'frame' ? page.frameLocator('iframe').locator('body') : page.locator('.wp-root');
    const rows = portal.getByRole('list', { name: 'Products' }).getByRole('listitem');
    await expect(rows.nth(8).getByText('$').first()).toBeVisible();
    // The shell ends 15 px above the window's end.
    await expect
      .poll(async () => {
        const ninth = await rows.nth(8).boundingBox();
        return ninth && ninth.y + ninth.height;
      })
      .toBeLessThanOrEqual(785);
  });
}

test('a notice doesn’t cover the checkout bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${demo}/store/${await linkTokenOf('demo', BUYER)}`);
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

const aDelivery = (number: number) => {
  const date = new Date(Date.UTC(2026, 0, number)).toISOString();
  const title = `Delivery ${number}`;
  const body = 'The driver calls before arriving.';
  const state = { is_read: false, updated_at: date, delete: false };
  return { id: `${number}`, kind: 'order_status', title, body, date, ...state };
};

/** Width and height of a dialog, px. */
const sizeOf = async (dialog: Locator) => {
  await expect(dialog).toBeVisible();
  // Not its box on the screen, which grows while it appears.
  return dialog.evaluate((element: HTMLElement) => [element.offsetWidth, element.offsetHeight] as const);
};

test('the notifications are at most 80 % of the height, and a longer list scrolls inside (rules: Layout)', async ({
  page,
}) => {
  const customer = await newCustomer('notified');
  const deliveries = Array.from({ length: 30 }, (_, index) => aDelivery(index + 1));
  await patchDocument('demo', customer, 'notifications', {
    messages: Object.fromEntries(deliveries.map((delivery) => [delivery.id, delivery])),
  });
  await page.setViewportSize({ width: 1024, height: 500 });
  await openAs(page, customer, '/store');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Notifications' });
  const oldest = dialog.getByText(/Delivery 1$/);
  await expect(dialog.getByText('Delivery 30')).toBeInViewport();
  await expect(oldest).not.toBeInViewport();
  const [, height] = await sizeOf(dialog);
  expect(height, '80 % of the height').toBeLessThanOrEqual(400);
  const list = dialog.getByRole('list');
  const listHeight = await list.evaluate(({ scrollHeight }) => scrollHeight);
  expect(listHeight, 'the list is longer than the dialog').toBeGreaterThan(height);
  await list.hover();
  await page.mouse.wheel(0, listHeight);
  await expect(oldest).toBeInViewport();
  await expect(dialog.getByRole('heading', { name: 'Notifications' })).toBeInViewport();
});

test('dialogs are as wide as the rules say (rules: Layout)', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 500 });
  await openAs(page, BUYER, '/store?text=olive%20oil');
  await page.getByRole('button', { name: 'Add Olive oil tin 5 L to favorites' }).click();
  const [chooserWidth] = await sizeOf(page.getByRole('dialog', { name: 'Favorite lists' }));
  expect(chooserWidth).toBe(480);
  await page.getByRole('button', { name: 'Add to a new list' }).click();
  const [createWidth] = await sizeOf(page.getByRole('dialog', { name: 'New list' }));
  expect(createWidth).toBe(420);
});

for (const width of [320, 360, 375, 390])
  test(`what an invoice says doesn’t overlap at ${width} px @phone`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await openAs(page, 'buyer@demo.test', '/account?kind=invoice');
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('checkbox') })
      .first();
    await expect(row).toBeVisible();
    const cells = await row.getByRole('cell').all();
    const boxes = await Promise.all(
      cells.map((cell) =>
        cell.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          // The words of a cell's style are only in its box, and a text that is too long leaves it.
          const [cellBox, text] = [element.getBoundingClientRect(), range.getBoundingClientRect()];
          const isNamed = getComputedStyle(element, '::before').content !== 'none';
          const left = isNamed ? Math.min(cellBox.left, text.left) : text.left;
          const right = isNamed ? Math.max(cellBox.right, text.right) : text.right;
          const { top, bottom } = cellBox;
          return { left, right, top, bottom };
        }),
      ),
    );
    const shown = boxes.filter(({ left, right }) => right > left);
    expect(shown.length).toBeGreaterThan(4);
    for (const [index, one] of shown.entries())
      for (const other of shown.slice(index + 1))
        expect(
          one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 4 &&
            other.top < one.bottom - 4,
          `${JSON.stringify(one)} and ${JSON.stringify(other)}`,
        ).toBe(false);
  });
