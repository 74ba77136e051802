import type { Page } from 'playwright/test';
import { expectWalkAccessible, inEveryWay } from './support/everyWay.ts';
import {
  emptyCart,
  expect,
  expectAccessible,
  logIn,
  openAs,
  PORTAL,
  patchDocument,
  test,
  tokenOf,
} from './support/journey.ts';
import { expectTold } from './support/told.ts';
import { heading, searchFor, type Walk } from './support/walk.ts';
import { beginning } from './support/words.ts';

const CASH = { tenant: 'demo', email: 'cash@demo.test', account: '1107' };
const BUYER = CASH.email;
const DRESSING = 'Roasted pepper dressing 350 g';
const DRESSING_ID = 1004;

const heart = (page: Page, product: string) =>
  page.getByRole('button', { name: `Add ${product} to favourites`, exact: true });

/** The first product of the list that is no favourite yet. */
const newcomer = async (page: Page): Promise<string> => {
  const free = page.locator('[aria-pressed=false][aria-label^="Add "]').first();
  await expect(free).toBeVisible();
  const label = (await free.getAttribute('aria-label')) ?? '';
  return label.replace(/^Add /, '').replace(/ to favourites$/, '');
};

test.beforeEach(() => emptyCart(CASH.tenant, CASH.email));

/** The heart says which list it put the product into; the chooser offers others, and a new one. */
const makeList = async (walk: Walk, list: string): Promise<void> => {
  const { portal, say } = walk;
  await searchFor(walk, DRESSING);
  const heart = portal.getByRole('button', {
    name: say('catalogue:favourite', { product: DRESSING }),
    exact: true,
  });
  await heart.click();
  const added = (to: string) => portal.getByText(say('favourites:added', { product: DRESSING, list: to }));
  await expect(added(say('favourites:defaultName'))).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await portal.getByRole('button', { name: say('favourites:changeList') }).click();
  const chooser = portal.getByRole('dialog', { name: say('favourites:choose.title') });
  await chooser.getByRole('checkbox', { name: beginning(say('favourites:defaultName')) }).uncheck();
  await expectWalkAccessible(walk);
  await chooser.getByRole('button', { name: say('favourites:choose.newList') }).click();
  const name = portal.getByLabel(say('favourites:create.name'));
  await name.fill(list);
  await name.press('Enter');
  await expect(added(list)).toBeVisible();
  await heart.click();
  await chooser.getByRole('link', { name: say('favourites:choose.manage') }).click();
};

/** A list has a new name, is ordered whole, and goes. */
const useList = async (walk: Walk, before: string, list: string): Promise<void> => {
  const { portal, say } = walk;
  const title = (name: string) => portal.getByRole('heading', { level: 2, name, exact: true });
  const choose = async (name: string, action: string) => {
    await portal.getByRole('button', { name: say('favourites:more', { list: name }) }).click();
    await portal.getByRole('menuitem', { name: say(action), exact: true }).click();
  };
  await expect(title(before)).toBeVisible();
  await expect(portal.getByRole('link', { name: DRESSING, exact: true })).toBeVisible();
  await choose(before, 'favourites:rename.action');
  const name = portal.getByLabel(say('favourites:create.name'));
  await name.fill(list);
  await name.press('Enter');
  await expect(title(list)).toBeVisible();
  await expectWalkAccessible(walk);
  await portal.getByRole('button', { name: say('favourites:order.all') }).click();
  await expect(portal.getByText(say('favourites:order.added_one', { count: 1 }))).toBeVisible();
  await choose(list, 'favourites:delete.action');
  await portal.getByRole('button', { name: say('favourites:delete.confirm') }).click();
  await expect(portal.getByText(say('favourites:deleted', { list }))).toBeVisible();
  const lists = portal.getByRole('navigation', { name: say('favourites:lists') });
  await expect(lists.getByText(list)).toBeHidden();
};

inEveryWay('a heart, a list of one’s own, renamed, ordered whole and deleted', CASH, {
  before: () =>
    patchDocument(CASH.tenant, CASH.email, 'favourites', {
      lists: { default: { marks: { [DRESSING_ID]: false } } },
    }),
  walk: async (walk) => {
    const list = `Opening night ${Date.now() % 100_000}`;
    await makeList(walk, list);
    await expect(heading(walk, walk.say('favourites:title'))).toBeVisible();
    await useList(walk, list, `${list}, dinner`);
    await expectTold(walk, ['add_to_wishlist', 'add_to_cart']);
  },
});

test('two open sessions have the same favourites', async ({ page, context }) => {
  const known = page.waitForResponse(/\/documents\/favourites$/);
  await page.goto(`/store/${await tokenOf('demo', BUYER)}?text=pasta`);
  await expect(page.getByRole('list', { name: 'Products' })).toBeVisible();
  await known;
  const other = await context.newPage();
  await other.goto('/favourites');
  await expect(other.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
  const product = await newcomer(page);
  await heart(page, product).click();
  await expect(page.getByText(`${product} added to My favourites`)).toBeVisible();
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
  await openAs(page, BUYER, '/favourites?list=list-1');
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
  await colleague.getByRole('button', { name: 'Save to my lists' }).click();
  await colleague.getByRole('button', { name: 'Create' }).click();
  await expect(colleague.getByRole('heading', { level: 2, name: 'Truck' })).toBeVisible();
  await colleague.context().close();
});

test('favourites of the time before there were lists are there', async ({ page }) => {
  await openAs(page, 'legacy@demo.test', '/favourites');
  await expect(page.getByRole('heading', { level: 2, name: 'My favourites' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('listitem')).toHaveCount(6);
});
