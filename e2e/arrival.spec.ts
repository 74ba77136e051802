import { collectConsole, emptyCart, expect, expectConsole, openAs, SHELL, test } from './support/journey.ts';

const BUYER = 'buyer@demo.test';
const TIN = 'Olive oil tin 5 L';
/** Unread notifications come before a screen's title. */
const titled = (title: string) => new RegExp(`^(\\(\\d+\\) )?${title}$`);
/** What the portal reports of code that couldn't be loaded. */
const NOT_LOADED = /LoadError: A part of the portal could not be loaded/;

test('each screen sets the title and takes the focus; Back returns the focus to the link', async ({
  page,
}) => {
  await openAs(page, BUYER, '/store?text=olive%20oil%20tin');
  await expect(page).toHaveTitle(titled('“olive oil tin” · Bluebird Foods'));
  const link = page.getByRole('link', { name: TIN, exact: true }).first();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(titled(`${TIN} · Bluebird Foods`));
  await expect(page.getByRole('heading', { level: 1, name: TIN })).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveTitle(titled('Home · Bluebird Foods'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const field = page.getByRole('searchbox', { name: 'Search products' });
  await field.pressSequentially('vinegar');
  const products = page
    .getByRole('region', { name: 'Search results' })
    .getByRole('list', { name: 'Products' });
  await expect(products.getByRole('listitem')).toHaveCount(6);
  await expect(page).toHaveTitle(titled('Home · Bluebird Foods'));
  await expect(field).toBeFocused();
  await field.press('Enter');
  await expect(page).toHaveTitle(titled('“vinegar” · Bluebird Foods'));
});

test('a screen that can’t be loaded offline shows an error, and loads once the network is back', async ({
  page,
  context,
  consoleMessages,
}) => {
  await openAs(page, BUYER, '/store');
  await expect(page).toHaveTitle(titled('All products · Bluebird Foods'));
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByText('We couldn’t load this page')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('We couldn’t load this page')).toHaveCount(0);
  await expect(page).toHaveTitle(titled('Home · Bluebird Foods'));
  expectConsole(consoleMessages, [/ERR_INTERNET_DISCONNECTED/, NOT_LOADED]);
});

test('what a screen shows is asked for while its code is still loading, without a link to it', async ({
  page,
}) => {
  await openAs(page, BUYER, '/account-settings');
  await page.getByRole('link', { name: 'Store', exact: true }).click();
  await page.reload();
  await expect(page).toHaveTitle(titled('All products · Bluebird Foods'));
  const held = Promise.withResolvers<void>();
  await page.route(/\/settings\.[^/]*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForResponse(/\/addresses/);
  await page.goBack();
  await asked;
  await expect(page).not.toHaveTitle(titled('Account settings · Bluebird Foods'));
  held.resolve();
  await expect(page).toHaveTitle(titled('Account settings · Bluebird Foods'));
});

for (const { path, asks } of [
  { path: '/store', asks: ['/category_bundles', '/products/_search'] },
  { path: '/home', asks: ['/smart-orders/get', '/orders/recommendation'] },
]) {
  test(`opened at ${path}, the portal asks for its data before it renders the page`, async ({ page }) => {
    await page.addInitScript(() => {
      const { open } = XMLHttpRequest.prototype;
      XMLHttpRequest.prototype.open = function (...call: unknown[]) {
        const isRendered = document.querySelector('#portal input[type=search]') !== null;
        if (!isRendered) performance.mark(`asked ${String(call[1])}`);
        Reflect.apply(open, this, call);
      };
    });
    await openAs(page, BUYER, path);
    await expect(page.getByRole('searchbox', { name: 'Search products' })).toBeVisible();
    const asked = await page.evaluate(() =>
      performance
        .getEntriesByType('mark')
        .map(({ name }) => name)
        .filter((name) => name.startsWith('asked '))
        .join(),
    );
    for (const part of asks) expect(asked).toContain(part);
  });
}

test('panels that can’t be loaded say so where they would open, and the page stays', async ({
  page,
  consoleMessages,
}) => {
  let isBlocked = true;
  await page.route(/\/(customer|favourites|overlays)\.[^/]*\.js$/, (route) =>
    isBlocked ? route.abort() : route.continue(),
  );
  await openAs(page, BUYER, '/store');
  const problem = page.getByRole('alert').filter({ hasText: 'Check your connection' });
  const heart = page.getByRole('button', { name: /^Add .* to favorites$/ }).first();
  await expect(heart).toBeVisible();
  const panels = [
    page.getByRole('button', { name: /^Cart · / }),
    page.getByRole('button', { name: /^Notifications/ }),
    page.getByRole('button', { name: /^Account:/ }),
    heart,
  ];
  for (const button of panels) {
    await button.click();
    await expect(problem).toBeVisible();
    await expect(page.getByRole('list', { name: 'Products' })).toBeVisible();
    await problem.getByRole('button', { name: 'Close' }).click();
    await expect(problem).toBeHidden();
  }
  await page.getByRole('button', { name: /^Cart · / }).click();
  await expect(problem).toBeVisible();
  isBlocked = false;
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  await expect(problem).toBeHidden();
  expectConsole(consoleMessages, [/ERR_FAILED/, NOT_LOADED]);
});

test('a screen whose code was replaced by a new version is loaded by one page reload', async ({
  page,
  consoleMessages,
}) => {
  await openAs(page, BUYER, '/store');
  await expect(page).toHaveTitle(titled('All products · Bluebird Foods'));
  let isMissing = true;
  await page.route('**/*.js', (route) =>
    isMissing ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await page.route('**/', (route) => {
    isMissing = false;
    return route.continue();
  });
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveTitle(titled('Home · Bluebird Foods'));
  await expect(page.getByText('We couldn’t load this page')).toHaveCount(0);
  expectConsole(consoleMessages, [/status of 404/, NOT_LOADED]);
});

test('logging out in one tab logs the others out', async ({ page, context, consoleMessages }) => {
  await openAs(page, BUYER, '/store');
  await expect(page).toHaveTitle(titled('All products · Bluebird Foods'));
  const other = await context.newPage();
  collectConsole(other, consoleMessages);
  await other.goto(page.url());
  await expect(other).toHaveTitle(titled('All products · Bluebird Foods'));
  await page.getByRole('button', { name: `Account: ${BUYER}` }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Session expired' })).toHaveCount(0);
  await other.close();
});

test('a frame that fits its content is as tall as the content, up to its maximum', async ({ page }) => {
  await emptyCart('demo', BUYER);
  await page.goto(SHELL);
  const frame = page.locator('iframe');
  await expect(page.getByText('ready · protocol 1')).toBeVisible();
  await page.getByLabel('Size').selectOption({ label: 'Fit content, up to 1,600 px' });
  await page.getByRole('button', { name: 'Cart', exact: true }).click();
  await expect(frame.contentFrame().getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await expect.poll(async () => (await frame.boundingBox())?.height ?? 0).toBeLessThan(900);
  await page.getByRole('button', { name: 'Store', exact: true }).click();
  await expect.poll(async () => (await frame.boundingBox())?.height ?? 0).toBe(1_600);
});
