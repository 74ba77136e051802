import type { Page } from 'playwright/test';
import { latestOrderId, openInvoiceOf } from './support/customerData.ts';
import { emptyCart, expect, openAs, openShell, test } from './support/journey.ts';
import { add, untilFound, untilQuiet } from './support/ordering.ts';
import { invoicePayment, LOGIN, type Screen, screenOf } from './support/screens.ts';
import { untilShown } from './support/shown.ts';

const BUYER = 'buyer@demo.test';
const FOLDER = 'docs/pictures';

const LINES = [
  ['Olive oil tin 5 L', 4],
  ['House blend coffee beans 1 kg', 12],
  ['Mature cheddar 1 kg', 2],
  ['Roasted pepper dressing 350 g', 8],
] as const;

/** Until prices and pictures are there and nothing stands in for them. */
const untilStill = async (page: Page): Promise<void> => {
  for (const frame of page.frames()) {
    await expect(frame.locator('[aria-busy=true]').filter({ visible: true })).toHaveCount(0);
    await untilQuiet(frame);
    await frame.waitForFunction(() =>
      [...document.images]
        .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
        .every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
    );
  }
};

const take = async (page: Page, name: string): Promise<void> => {
  await untilStill(page);
  const isPhone = test.info().project.name === 'phone';
  const path = `${FOLDER}/after/${name}${isPhone ? '-phone' : ''}.jpg`;
  await page.screenshot({ path, type: 'jpeg', quality: 80 });
};

const fillCart = async (page: Page): Promise<void> => {
  await openAs(page, BUYER, '/about');
  for (const [product, quantity] of LINES) {
    await page.goto(`/store?text=${encodeURIComponent(product)}`);
    await untilFound(page, `“${product}”`);
    await add(page, product, quantity);
  }
  await page.goto('/cart');
  await expect(page.getByText('Saved on all your devices')).toBeVisible();
};

const open = async (page: Page, screen: Screen): Promise<void> => {
  await page.goto(screen.path);
  await untilShown(page, screen);
};

test.beforeEach(() => emptyCart('demo', BUYER));

test('login', async ({ page }) => {
  await open(page, LOGIN);
  await take(page, 'login');
});

const PHONE = { tag: '@phone' };

/** Of a product with units and price breaks. */
const PRODUCT: Screen = { ...screenOf('product'), path: '/product/1000' };

for (const [name, screen, details] of [
  ['home', screenOf('home'), PHONE],
  ['store-list', screenOf('store'), PHONE],
  ['store-grid', screenOf('grid'), {}],
  ['product', PRODUCT, PHONE],
  ['history', screenOf('history'), PHONE],
  ['favourites', screenOf('favourites'), {}],
  ['account-settings', screenOf('settings'), {}],
] as const) {
  test(name, details, async ({ page }) => {
    await openAs(page, BUYER, '/about');
    await open(page, screen);
    await take(page, name);
  });
}

for (const name of ['confirmation', 'document'] as const) {
  test(name, async ({ page }) => {
    await openAs(page, BUYER, '/about');
    await open(page, screenOf(name, await latestOrderId(BUYER)));
    await take(page, name);
  });
}

for (const name of ['cart', 'checkout'] as const) {
  test(name, PHONE, async ({ page }) => {
    await fillCart(page);
    await open(page, screenOf(name));
    await take(page, name);
  });
}

test('invoice-payment', async ({ page }) => {
  await openAs(page, BUYER, '/about');
  await open(page, invoicePayment((await openInvoiceOf(BUYER)).id));
  await take(page, 'invoice-payment');
});

test('search', async ({ page }) => {
  await openAs(page, BUYER, '/home');
  await page.getByRole('searchbox', { name: 'Search products' }).fill('olive');
  const panel = page.getByRole('region', { name: 'Search results' });
  await expect(panel.getByRole('link', { name: /^See all/ })).toBeVisible();
  await take(page, 'search');
});

test('quick-order', async ({ page }) => {
  await openAs(page, BUYER, '/quick-order');
  await page.getByRole('combobox', { name: 'Code or name, row 1' }).click();
  for (const code of ['CO-1052', 'CO-1001', 'CO-2210', 'CO-1102']) {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
  }
  await take(page, 'quick-order');
});

test('notifications', async ({ page }) => {
  await openAs(page, BUYER, '/home');
  await page.getByRole('button', { name: /^Notifications: \d+ unread$/ }).click();
  await expect(
    page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first(),
  ).toBeVisible();
  await take(page, 'notifications');
});

test('embedded', async ({ page }) => {
  await openShell(page, '1042');
  await untilShown(page.frameLocator('iframe'), screenOf('store'));
  await take(page, 'embedded');
});

test('the store of the README', async ({ page }) => {
  await openAs(page, BUYER, '/store?view=list');
  await page.getByRole('button', { name: '$8.74 Why this price?' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Why this price?' }).getByText('Including tax'),
  ).toBeVisible();
  await page.mouse.move(0, 0);
  await untilStill(page);
  await page.screenshot({ path: `${FOLDER}/store.png` });
});
