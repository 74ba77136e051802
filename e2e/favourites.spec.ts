import type { Page } from 'playwright/test';
import { expectEvents } from './support/analyticsEvents.ts';
import { pairwise } from './support/combinations.ts';
import { favouriteListsOf } from './support/customerData.ts';
import { expectAccessibleIfAudited, inEveryMode } from './support/everyMode.ts';
import {
  emptyCart,
  expect,
  expectAccessible,
  linkTokenOf,
  logIn,
  openAs,
  PORTAL,
  patchDocument,
  test,
} from './support/journey.ts';
import { heading, type Journey, searchFor } from './support/journeySteps.ts';
import { startingWith } from './support/translations.ts';

const CASH = { tenant: 'demo', email: 'cash@demo.test', account: '1107' };
const BUYER = CASH.email;
const DRESSING = 'Roasted pepper dressing 350 g';
const DRESSING_ID = 1004;
const ARTICHOKES = 'Artichoke hearts 400 g';
const ARTICHOKES_ID = 1070;
const COLLEAGUE = 'junior@demo.test';

const heartButton = (page: Page, product: string) =>
  page.getByRole('button', { name: `Add ${product} to favorites`, exact: true });

const firstNonFavourite = async (page: Page): Promise<string> => {
  const addButton = page.locator('[aria-pressed=false][aria-label^="Add "]').first();
  await expect(addButton).toBeVisible();
  const label = (await addButton.getAttribute('aria-label')) ?? '';
  return label.replace(/^Add /, '').replace(/ to favorites$/, '');
};

/** An earlier journey may have made another list the current one. */
test.beforeEach(async () => {
  await emptyCart(CASH.tenant, CASH.email);
  await patchDocument(CASH.tenant, CASH.email, 'favourites', {
    lists: { default: { is_current: true, updatedAt: new Date().toISOString() } },
  });
});

const makeList = async (journey: Journey, list: string): Promise<void> => {
  const { portal, t } = journey;
  await searchFor(journey, DRESSING);
  const heart = portal.getByRole('button', {
    name: t('catalogue:favourite', { product: DRESSING }),
    exact: true,
  });
  await heart.click();
  const addedNotice = (listName: string) =>
    portal.getByText(t('favourites:added', { product: DRESSING, list: listName }));
  await expect(addedNotice(t('favourites:defaultName'))).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await portal.getByRole('button', { name: t('favourites:changeList') }).click();
  const chooser = portal.getByRole('dialog', { name: t('favourites:choose.title') });
  await chooser.getByRole('checkbox', { name: startingWith(t('favourites:defaultName')) }).uncheck();
  await expectAccessibleIfAudited(journey);
  await chooser.getByRole('button', { name: t('favourites:choose.newList') }).click();
  const name = portal.getByLabel(t('favourites:create.name'));
  await name.fill(list);
  await name.press('Enter');
  await expect(addedNotice(list)).toBeVisible();
  await heart.click();
  await chooser.getByRole('link', { name: t('favourites:choose.manage') }).click();
};

const renameOrderAndDeleteList = async (journey: Journey, before: string, list: string): Promise<void> => {
  const { portal, t } = journey;
  const title = (name: string) => portal.getByRole('heading', { level: 2, name, exact: true });
  const choose = async (name: string, action: string) => {
    await portal.getByRole('button', { name: t('favourites:more', { list: name }) }).click();
    await portal.getByRole('menuitem', { name: t(action), exact: true }).click();
  };
  await expect(title(before)).toBeVisible();
  await expect(portal.getByRole('link', { name: DRESSING, exact: true })).toBeVisible();
  await choose(before, 'favourites:rename.action');
  const name = portal.getByLabel(t('favourites:create.name'));
  await name.fill(list);
  await name.press('Enter');
  await expect(title(list)).toBeVisible();
  await expectAccessibleIfAudited(journey);
  await portal.getByRole('button', { name: t('favourites:order.all') }).click();
  await expectAccessibleIfAudited(journey);
  await portal.getByRole('button', { name: t('favourites:order.add_one', { count: 1 }) }).click();
  await expect(portal.getByText(t('recommendations:added_one', { count: 1 }))).toBeVisible();
  await choose(list, 'favourites:delete.action');
  await portal.getByRole('button', { name: t('favourites:delete.confirm') }).click();
  await expect(portal.getByText(t('favourites:deleted', { list }))).toBeVisible();
  const lists = portal.getByRole('navigation', { name: t('favourites:lists') });
  await expect(lists.getByText(list)).toBeHidden();
};

inEveryMode('adds a favourite to a new list, renames the list, orders all of it and deletes it', CASH, {
  combinations: pairwise(1),
  before: () =>
    patchDocument(CASH.tenant, CASH.email, 'favourites', {
      lists: { default: { marks: { [DRESSING_ID]: false } } },
    }),
  run: async (journey) => {
    const list = `Opening night ${Date.now() % 100_000}`;
    await makeList(journey, list);
    await expect(heading(journey, journey.t('favourites:title'))).toBeVisible();
    await renameOrderAndDeleteList(journey, list, `${list}, dinner`);
    await expectEvents(journey, ['add_to_wishlist', 'add_to_cart']);
    // The browser is closed with all that it hasn't sent yet.
    await expect
      .poll(async () => (await favouriteListsOf(CASH.email)).filter((name) => name.startsWith(list)))
      .toEqual([]);
  },
});

test('two open sessions show the same favourites', async ({ page, context }) => {
  const favouritesLoaded = page.waitForResponse(/\/documents\/favourites$/);
  await page.goto(`/store/${await linkTokenOf('demo', BUYER)}?text=pasta`);
  await expect(page.getByRole('list', { name: 'Products' })).toBeVisible();
  await favouritesLoaded;
  const other = await context.newPage();
  await other.goto('/favourites');
  await expect(other.getByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible();
  const product = await firstNonFavourite(page);
  await heartButton(page, product).click();
  await expect(page.getByText(`${product} added to My favorites`)).toBeVisible();
  await expect(other.getByRole('link', { name: product, exact: true })).toBeVisible();

  await heartButton(page, product).click();
  await page.getByRole('button', { name: 'Remove from all lists' }).click();
  await expect(heartButton(page, product)).toHaveAttribute('aria-pressed', 'false');
  await expect(other.getByRole('link', { name: product, exact: true })).toBeHidden();
});

test('a cart is saved as a list with its quantities and units, and a colleague orders it from a link', async ({
  page,
  browser,
}) => {
  await openAs(page, BUYER, `/product/${ARTICHOKES_ID}`);
  const list = `Opening night ${Date.now() % 100_000}`;
  // Products beside it have names that begin alike.
  await page.getByRole('combobox', { name: `Unit: ${ARTICHOKES}`, exact: true }).selectOption('Case of 12');
  await page.getByRole('textbox', { name: `Quantity: ${ARTICHOKES}`, exact: true }).fill('3');
  await page.getByRole('button', { name: `Add ${ARTICHOKES}`, exact: true }).click();
  await page.getByRole('button', { name: 'View cart' }).click();
  await page.getByRole('button', { name: 'Save as list' }).click();
  await page.getByLabel('List name').fill(list);
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('button', { name: 'View list' }).click();
  const usual = page.getByRole('button', { name: `Usual quantity: 3 × Case of 12, ${ARTICHOKES}` });
  await expect(usual).toBeVisible();
  await expectAccessible(page);
  await usual.press('Enter');
  await page.getByRole('dialog').getByRole('textbox').fill('2');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('button', { name: `Usual quantity: 2 × Case of 12, ${ARTICHOKES}` }),
  ).toBeFocused();
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByLabel('Link').inputValue();
  expect(link.replace(PORTAL, '')).toBe(
    `/favourites?share=${ARTICHOKES_ID}&usual=${ARTICHOKES_ID}_2_12__CS12&name=${list.replaceAll(' ', '+')}`,
  );
  await expectAccessible(page);

  await emptyCart('demo', COLLEAGUE);
  const colleague = await (await browser.newContext()).newPage();
  await colleague.goto(link);
  await logIn(colleague, COLLEAGUE);
  await expect(colleague.getByRole('heading', { level: 1, name: `Shared list: ${list}` })).toBeVisible();
  await expectAccessible(colleague);
  await colleague.getByRole('button', { name: 'Order all' }).click();
  const preview = colleague.getByRole('dialog', { name: `Order all: ${list}` });
  await expect(preview.getByRole('textbox', { name: `Quantity: ${ARTICHOKES}` })).toHaveValue('2');
  await expectAccessible(colleague);
  await preview.getByRole('button', { name: 'Add 1 product to cart' }).click();
  await colleague.getByRole('button', { name: 'View cart' }).click();
  await expect(colleague.getByRole('textbox', { name: `Quantity: ${ARTICHOKES}` })).toHaveValue('2');
  await expect(colleague.getByRole('combobox', { name: `Unit: ${ARTICHOKES}` })).toHaveValue('CS12');
  await colleague.goto(link);
  await colleague.getByRole('button', { name: 'Save to my lists' }).click();
  await colleague.getByRole('button', { name: 'Create' }).click();
  await expect(
    colleague.getByRole('button', { name: `Usual quantity: 2 × Case of 12, ${ARTICHOKES}` }),
  ).toBeVisible();
  await colleague.context().close();
  await emptyCart('demo', COLLEAGUE);
});

test('favourites that were saved before there were lists are shown', async ({ page }) => {
  await openAs(page, 'legacy@demo.test', '/favourites');
  await expect(page.getByRole('heading', { level: 2, name: 'My favorites' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('listitem')).toHaveCount(6);
});
