import type { Locator } from 'playwright/test';
import { expectWalkAccessible, inEveryWay } from './support/everyWay.ts';
import { emptyCart, expect } from './support/journey.ts';
import { expectTold } from './support/told.ts';
import { heading, mainOf, quantityOf, searchFor, type Walk } from './support/walk.ts';
import { beginning } from './support/words.ts';

const BUYER = { tenant: 'demo', email: 'buyer@demo.test', account: '1042' };
const OIL = 'Extra virgin olive oil 1 L';
const VINEGAR = 'Sherry vinegar 500 ml';

const productLink = (walk: Walk, name: string): Locator =>
  mainOf(walk).getByRole('link', { name, exact: true }).first();

const search = ({ portal, say }: Walk, text: string) =>
  portal.getByRole('searchbox', { name: say('layout:search.label') }).fill(text);

/** Where there is room the filters stand beside the list; else they are behind a button. Each says how many it would find. */
const chooseFilter = async ({ portal, say }: Walk, value: string): Promise<void> => {
  const name = say('catalogue:filter.open');
  const rail = portal.getByRole('complementary', { name });
  const toOpen = { name: new RegExp(`^${name}( · \\d+)?$`) };
  const open = portal
    .getByRole('link', toOpen)
    .or(portal.getByRole('button', toOpen))
    .filter({ visible: true })
    .first();
  await expect(rail.or(open)).toBeVisible();
  const hasRail = await rail.isVisible();
  if (!hasRail) await open.click();
  const filters = hasRail ? rail : portal.getByRole('dialog', { name });
  const choice = filters.getByRole('checkbox', { name: new RegExp(`^${value} \\d`) });
  await choice.click();
  await expect(choice).toBeChecked();
  if (hasRail) return;
  const show = ['one', 'other'].map((ending) => say(`catalogue:filter.show_${ending}`, { count: '\\d+' }));
  await filters.getByRole('button', { name: new RegExp(`^(${show.join('|')})$`) }).click();
  await expect(filters).toBeHidden();
};

/** What can't be found says what comes near, and what may be dropped. */
const findNothing = async (walk: Walk): Promise<void> => {
  const { page, portal, say } = walk;
  await search(walk, 'chokolatt xylophone');
  await expect(
    portal.getByRole('heading', {
      name: say('catalogue:empty.titleSearch', { text: 'chokolatt xylophone' }),
    }),
  ).toBeVisible();
  await portal.getByRole('link', { name: 'chocolate', exact: true }).click();
  await expect(page).toHaveURL(/text(=|%3D)chocolate/);
  await expect(heading(walk, say('catalogue:store.found', { text: 'chocolate' }))).toBeVisible();
  await expect(portal.getByRole('list', { name: say('catalogue:store.list') })).toBeVisible();
};

/** From the category bar to a part of a bundle, narrowed, sorted and in a grid: all of it in the address. */
const narrow = async (walk: Walk): Promise<void> => {
  const { page, portal, say } = walk;
  const bar = portal.getByRole('navigation', { name: say('catalogue:categories.label') });
  await bar.getByRole('link', { name: 'Oils & vinegars' }).click();
  await expect(heading(walk, 'Oils & vinegars')).toBeVisible();
  await bar.getByRole('link', { name: 'Vinegars', exact: true }).click();
  await expect(heading(walk, 'Vinegars')).toBeVisible();
  await searchFor(walk, 'shery');
  await chooseFilter(walk, 'Casa Oliva');
  await portal.getByRole('combobox', { name: say('catalogue:sort.by') }).selectOption('name');
  await portal.getByRole('button', { name: say('catalogue:layout.grid'), exact: true }).click();
  for (const part of ['bundle=2', 'line=Vinegars', 'brand=Casa', 'sort=name', 'view=grid', 'text=shery']) {
    await expect(page).toHaveURL(new RegExp(part.replace('=', '(=|%3D)')));
  }
};

/** Nine were left of the vinegar before other journeys: it says that few are, and twelve can't be had. */
const meetStock = async (walk: Walk): Promise<void> => {
  const { portal, say } = walk;
  await expect(productLink(walk, VINEGAR)).toBeVisible();
  await expect(portal.getByText(new RegExp(`${say('catalogue:stock.low')} · [1-9]$`)).first()).toBeVisible();
  await portal
    .getByRole('button', { name: say('catalogue:add.label', { product: VINEGAR }), exact: true })
    .click();
  await expect(portal.getByText(say('catalogue:added', { quantity: 1, product: VINEGAR }))).toBeVisible();
  await quantityOf(walk, VINEGAR).fill('12');
  await quantityOf(walk, VINEGAR).press('Enter');
  await expect(portal.getByText(say('catalogue:noInventory', { units: 12 })).first()).toBeVisible();
  await expect(quantityOf(walk, VINEGAR)).toHaveValue('1');
};

/** What is misspelt and filtered away is found without the filter; its page leads back to where it was. */
const lookAtOil = async (walk: Walk): Promise<void> => {
  const { portal, say } = walk;
  await search(walk, 'exrta virgn');
  await portal
    .getByRole('link', { name: beginning(say('catalogue:empty.without', { value: 'Vinegars' })) })
    .click();
  await productLink(walk, OIL).click();
  await expect(heading(walk, OIL)).toBeVisible();
  await expect(
    portal.getByRole('table', { name: say('catalogue:warehouses.title') }).getByRole('row'),
  ).toHaveCount(4);
  await portal.getByRole('button', { name: say('catalogue:back'), exact: true }).click();
  await expect(productLink(walk, OIL)).toBeInViewport();
  await expect(
    portal.getByRole('button', { name: say('catalogue:layout.grid'), exact: true }),
  ).toHaveAttribute('aria-pressed', 'true');
  await productLink(walk, OIL).click();
  await expect(heading(walk, OIL)).toBeVisible();
};

/** Two dozens of the oil, with the way to their price. */
const takeOil = async (walk: Walk): Promise<void> => {
  const { page, portal, say } = walk;
  const product = mainOf(walk);
  await quantityOf(walk, OIL).fill('24');
  // List 9.80; from 24 on 8.60, of which the campaign takes 5 %: 8.17.
  await product
    .getByRole('button', { name: `$8.17 ${say('common:price.why')}` })
    .first()
    .click();
  const trail = portal.getByRole('dialog', { name: say('common:price.why') });
  for (const text of [
    say('pricing:list'),
    '$9.80',
    say('pricing:rule.SCALE_PRICE'),
    '$8.60',
    '−$0.43',
    '$8.17',
  ]) {
    await expect(trail.getByText(text, { exact: true }).first()).toBeVisible();
  }
  await expectWalkAccessible(walk);
  await page.keyboard.press('Escape');
  await quantityOf(walk, OIL).press('Enter');
  await expect(portal.getByText(say('catalogue:added', { quantity: 24, product: OIL }))).toBeVisible();
  await expect(
    portal.getByRole('region', { name: say('recommendations:product.recommended') }).getByRole('listitem'),
  ).toHaveCount(4);
};

inEveryWay('from a search that finds nothing to the cart', BUYER, {
  before: () => emptyCart(BUYER.tenant, BUYER.email),
  walk: async (walk) => {
    const { portal, say } = walk;
    await findNothing(walk);
    await narrow(walk);
    await meetStock(walk);
    await lookAtOil(walk);
    await takeOil(walk);
    await portal.getByRole('link', { name: say('catalogue:add.inCart', { product: OIL }) }).click();
    await expect(heading(walk, say('cart:title'))).toBeVisible();
    await expect(quantityOf(walk, OIL)).toHaveValue('24');
    // 24 × 8.17
    await expect(portal.getByText('$196.08').first()).toBeVisible();
    await expect(portal.getByText(say('cart:sync.saved'))).toBeVisible();
    await expectTold(walk, [
      'search',
      'view_item_list',
      'select_item',
      'view_item',
      'add_to_cart',
      'view_cart',
    ]);
  },
});
