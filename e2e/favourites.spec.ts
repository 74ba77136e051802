import type { Page } from 'playwright/test';
import { emptyCart, expect, expectAccessible, logIn, PORTAL, test } from './support/journey.ts';

const BUYER = 'cash@demo.test';

const heart = (page: Page, product: string) =>
  page.getByRole('button', { name: `Add ${product} to favourites`, exact: true });

/** The first product of the list that is no favourite yet. */
const newcomer = async (page: Page): Promise<string> => {
  const free = page.locator('[aria-pressed=false][aria-label^="Add "]').first();
  await expect(free).toBeVisible();
  const label = (await free.getAttribute('aria-label')) ?? '';
  return label.replace(/^Add /, '').replace(/ to favourites$/, '');
};

test.beforeEach(() => emptyCart('demo', BUYER));

test('a heart adds to the current list, the chooser moves it to a new one, which is ordered whole @phone', async ({
  page,
}) => {
  const list = `Opening night ${Date.now() % 100_000}`;
  const known = page.waitForResponse(/\/documents\/favourites$/);
  await page.goto('/store?text=vinegar');
  await logIn(page, BUYER);
  await expect(page.getByRole('list', { name: 'Products' })).toBeVisible();
  await known;
  const product = await newcomer(page);

  await heart(page, product).click();
  await expect(heart(page, product)).toHaveAttribute('aria-pressed', 'true');
  const notice = page.getByText(`${product} is in`, { exact: false });
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Change list' }).click();
  await expect(page.getByRole('dialog', { name: 'Favourite lists' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add to a new list' }).click();
  await page.getByLabel('List name').fill(list);
  await page.getByLabel('List name').press('Enter');
  await expect(page.getByText(`${product} is in ${list}`)).toBeVisible();
  await expect(page.getByText(`${product} is in ${list}`)).toBeHidden({ timeout: 8_000 });

  await page.getByRole('button', { name: `Account of ${BUYER}` }).click();
  await page.getByRole('menuitem', { name: 'Favourites' }).click();
  await expect(page.getByRole('heading', { level: 2, name: list })).toBeVisible();
  await expect(page.getByRole('link', { name: product, exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Order all' }).click();
  await expect(page.getByText(/^Added to the cart: 1 product|1 product was not added/).first()).toBeVisible();

  await page.getByRole('button', { name: `More for ${list}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete list' }).click();
  await expect(page.getByText(`Deleted: ${list}`)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Your lists' }).getByText(list)).toBeHidden();
});

test('two open sessions have the same favourites', async ({ page, context }) => {
  const known = page.waitForResponse(/\/documents\/favourites$/);
  await page.goto('/store?text=pasta');
  await logIn(page, BUYER);
  const other = await context.newPage();
  await other.goto('/favourites');
  await expect(other.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
  await known;
  const product = await newcomer(page);
  await heart(page, product).click();
  await expect(page.getByText(`${product} is in`, { exact: false })).toBeVisible();
  await expect(other.getByRole('link', { name: product, exact: true })).toBeVisible();

  await heart(page, product).click();
  await page.getByRole('button', { name: 'Remove from all lists' }).click();
  await expect(heart(page, product)).toHaveAttribute('aria-pressed', 'false');
  await expect(other.getByRole('link', { name: product, exact: true })).toBeHidden();
});

test('a list is shared by a link, which a colleague keeps as a list of their own', async ({
  page,
  browser,
}) => {
  await page.goto('/favourites?list=list-1');
  await logIn(page, BUYER);
  await expect(page.getByRole('heading', { level: 2, name: 'Truck' })).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByLabel('Link').inputValue();
  expect(link.replace(PORTAL, '')).toMatch(/^\/favourites\?share=[\d-]+&name=Truck$/);
  await expectAccessible(page);

  const colleague = await (await browser.newContext()).newPage();
  await colleague.goto(link);
  await logIn(colleague, 'junior@demo.test');
  await expect(colleague.getByRole('heading', { level: 1, name: 'Shared list: Truck' })).toBeVisible();
  await expectAccessible(colleague);
  await colleague.getByRole('button', { name: 'Save as my list' }).click();
  await colleague.getByRole('button', { name: 'Create' }).click();
  await expect(colleague.getByRole('heading', { level: 2, name: 'Truck' })).toBeVisible();
  await colleague.context().close();
});

test('favourites of the time before there were lists are there', async ({ page }) => {
  await page.goto('/favourites');
  await logIn(page, 'legacy@demo.test');
  await expect(page.getByRole('heading', { level: 2, name: 'My favourites' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('listitem')).toHaveCount(6);
});
