import type { Page } from 'playwright/test';
import { hold } from './support/hold.ts';
import { emptyCart, expect, openAs, PASSWORD, test } from './support/journey.ts';
import { keptRows } from './support/keptRows.ts';
import { untilQuiet } from './support/ordering.ts';

const BUYER = 'buyer@demo.test';

const PORTAL_SCRIPT = /\/portal\.[0-9a-f]+\.js/;
const BACK_END = /\/backend\//;

/** Where the parts of the login are, px. */
const placesOf = async (page: Page) =>
  Promise.all(
    [
      page.getByRole('heading', { name: 'Log in' }),
      page.getByLabel('Email'),
      page.getByLabel('Password', { exact: true }),
      page.getByRole('button', { name: 'Log in', exact: true }),
      page.getByRole('link', { name: 'Create account' }),
      page.getByRole('button', { name: 'Español' }),
    ].map((part) => part.boundingBox()),
  );

test.beforeEach(() => emptyCart('demo', BUYER));

test('the login can be filled in before the portal’s script has come, and nothing moves or is lost @phone', async ({
  page,
}) => {
  const release = await hold(page, PORTAL_SCRIPT);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(BUYER);
  const before = await placesOf(page);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  release();
  await expect(page.getByRole('heading', { level: 1, name: /Welcome|Hello|Corner Deli/ })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('portal.demo.session'));
  await page.context().clearCookies();
  await page.unroute(PORTAL_SCRIPT);
  await page.goto('/login');
  await expect(page.locator('#first-paint')).toHaveCount(0);
  expect(await placesOf(page)).toEqual(before);
});

test('a second visit to the login shows the company before the portal’s script has come', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByText('Bluebird Foods', { exact: true })).toBeVisible();
  await page.waitForFunction(() => localStorage.getItem('portal.demo.look') !== null);
  const release = await hold(page, PORTAL_SCRIPT);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('#first-paint').getByText('Bluebird Foods')).toBeVisible();
  release();
  await expect(page.locator('#first-paint')).toHaveCount(0);
});

test('a return shows the last visit at once, marks it as being refreshed, and replaces it without a move', async ({
  page,
}) => {
  await openAs(page, BUYER, '/store?text=olive%20oil');
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Add / }) })
    .first();
  const add = first.getByRole('button', { name: 'Add Olive oil tin 5 L', exact: true });
  await expect(add).toBeEnabled();
  await untilQuiet(page, 1_500);
  const seen = await first.textContent();

  const release = await hold(page, BACK_END);
  await page.reload({ waitUntil: 'commit' });
  await expect(first.getByText(/\$\d/).first()).toBeVisible();
  await expect(add).toBeVisible();
  expect(await first.textContent()).toBe(seen);
  await expect(page.getByRole('status').getByText('Updating to the latest')).toBeAttached();
  await expect(page.getByText(/^Prices from \d+:\d\d [AP]M$/)).toBeVisible();
  const place = await first.boundingBox();
  release();
  await expect(page.getByRole('status').getByText('Updating to the latest')).toHaveCount(0);
  await expect(page.getByText(/Prices from/)).toHaveCount(0);
  await expect(add).toBeEnabled();
  expect(await first.boundingBox()).toEqual(place);
});

test.describe('without the back office', () => {
  test.use({ expectedConsole: [/status of 503/] });

  test('a return shows the last visit while the back office can’t be reached, and the current data once it can', async ({
    page,
  }) => {
    await openAs(page, BUYER, '/store');
    const first = page.getByRole('listitem').filter({ hasText: /\$\d/ }).first();
    await expect(first).toBeVisible();
    await untilQuiet(page, 1_500);
    await page.route(BACK_END, (route) => route.fulfill({ status: 503, body: '' }));
    await page.reload();
    const notice = page.getByText(/^Offline · prices from \d+:\d\d\s[AP]M$/);
    await expect(notice).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('status').getByText('Updating to the latest')).toHaveCount(0);
    await expect(first).toBeVisible();
    await page.unroute(BACK_END);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/Offline/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Add / }).first()).toBeEnabled();
  });
});

test('a logout leaves nothing of the customer in the browser but the company’s look', async ({ page }) => {
  await openAs(page, BUYER, '/store');
  await expect(page.getByRole('listitem').getByText(/\$\d/).first()).toBeVisible();
  const kept = () =>
    page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => /\.(visit|look)/.test(key))
        .toSorted(),
    );
  await expect.poll(kept).toEqual(['portal.demo.look', 'portal.demo.visit.company']);
  const rows = () => keptRows(page);
  await expect.poll(async () => Object.keys(await rows()).join()).toMatch(/\["store".*owner/);
  expect(JSON.stringify(await rows())).toContain(BUYER);
  expect(JSON.stringify(await rows())).not.toMatch(/token|eyJ/i);
  // The customer is named by a hash.
  const ofCustomer = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /\.(transaction|favourites)\./.test(key)));
  await expect
    .poll(ofCustomer)
    .toContainEqual(expect.stringMatching(/^portal\.demo\.transaction\.\w+\.base$/));
  expect(
    await page.evaluate((email) => Object.keys(localStorage).some((key) => key.includes(email)), BUYER),
  ).toBe(false);
  await page.getByRole('button', { name: `Account: ${BUYER}` }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(await kept()).toEqual(['portal.demo.look']);
  await expect.poll(rows).toEqual({});
  await expect.poll(ofCustomer).toEqual([]);
});

test('another customer sees nothing of the last one’s visit', async ({ page }) => {
  await openAs(page, BUYER, '/store');
  await expect(page.getByRole('listitem').getByText(/\$\d/).first()).toBeVisible();
  await untilQuiet(page, 1_500);
  // A session of another customer, as from another tab.
  await openAs(page, 'cash@demo.test', '/store');
  await expect(page.getByText(/Corner Deli/)).toHaveCount(0);
  await expect(page.getByRole('listitem').getByText(/\$\d/).first()).toBeVisible();
  await expect.poll(async () => JSON.stringify(await keptRows(page))).toContain('cash@demo.test');
  expect(JSON.stringify(await keptRows(page))).not.toContain('Corner Deli');
});
