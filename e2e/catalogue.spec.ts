import type { Locator } from 'playwright/test';
import { expectEvents } from './support/analyticsEvents.ts';
import { pairwise } from './support/combinations.ts';
import { expectAccessibleIfAudited, inEveryMode } from './support/everyMode.ts';
import { emptyCart, expect } from './support/journey.ts';
import {
  addedNotice,
  heading,
  type Journey,
  mainRegion,
  quantityField,
  searchFor,
} from './support/journeySteps.ts';
import { inDollars, startingWith } from './support/translations.ts';

const BUYER = { tenant: 'demo', email: 'buyer@demo.test', account: '1042' };
const OIL = 'Extra virgin olive oil 1 L';
const VINEGAR = 'Sherry vinegar 500 ml';

const productLink = (journey: Journey, name: string): Locator =>
  mainRegion(journey).getByRole('link', { name, exact: true }).first();

const search = ({ portal, t }: Journey, text: string) =>
  portal.getByRole('searchbox', { name: t('layout:search.label') }).fill(text);

/** On a wide screen the filters stand beside the list; otherwise a button opens them. */
const chooseFilter = async ({ portal, t }: Journey, value: string): Promise<void> => {
  const name = t('catalogue:filter.open');
  const filterPanel = portal.getByRole('complementary', { name });
  const openButtonOptions = { name: new RegExp(`^${name}( · \\d+)?$`) };
  const open = portal
    .getByRole('link', openButtonOptions)
    .or(portal.getByRole('button', openButtonOptions))
    .filter({ visible: true })
    .first();
  await expect(filterPanel.or(open)).toBeVisible();
  const hasFilterPanel = await filterPanel.isVisible();
  if (!hasFilterPanel) await open.click();
  const filters = hasFilterPanel ? filterPanel : portal.getByRole('dialog', { name });
  const choice = filters.getByRole('checkbox', { name: new RegExp(`^${value} \\d`) });
  await choice.click();
  await expect(choice).toBeChecked();
  if (hasFilterPanel) return;
  const showTexts = ['one', 'other'].map((pluralForm) =>
    t(`catalogue:filter.show_${pluralForm}`, { number: '\\d+' }),
  );
  await filters.getByRole('button', { name: new RegExp(`^(${showTexts.join('|')})$`) }).click();
  await expect(filters).toBeHidden();
};

const findNothing = async (journey: Journey): Promise<void> => {
  const { page, portal, t } = journey;
  await search(journey, 'chokolatt xylophone');
  await expect(
    portal.getByRole('heading', {
      name: t('catalogue:empty.titleSearch', { text: 'chokolatt xylophone' }),
    }),
  ).toBeVisible();
  await portal.getByRole('link', { name: 'chocolate', exact: true }).click();
  await expect(page).toHaveURL(/text(=|%3D)chocolate/);
  await expect(heading(journey, t('catalogue:store.found', { text: 'chocolate' }))).toBeVisible();
  await expect(portal.getByRole('list', { name: t('catalogue:store.list') })).toBeVisible();
};

const narrowResults = async (journey: Journey): Promise<void> => {
  const { page, portal, t } = journey;
  const bar = portal.getByRole('navigation', { name: t('catalogue:categories.label') });
  await bar.getByRole('link', { name: 'Oils & vinegars' }).click();
  await expect(heading(journey, 'Oils & vinegars')).toBeVisible();
  await bar.getByRole('link', { name: 'Vinegars', exact: true }).click();
  await expect(heading(journey, 'Vinegars')).toBeVisible();
  await searchFor(journey, 'shery');
  await chooseFilter(journey, 'Casa Oliva');
  await portal.getByRole('combobox', { name: t('catalogue:sort.by') }).selectOption('name');
  await portal.getByRole('button', { name: t('catalogue:layout.grid'), exact: true }).click();
  for (const part of ['bundle=2', 'line=Vinegars', 'brand=Casa', 'sort=name', 'view=grid', 'text=shery']) {
    await expect(page).toHaveURL(new RegExp(part.replace('=', '(=|%3D)')));
  }
};

/** At most nine of the vinegar are in stock: the row says that stock is low and refuses twelve. */
const checkStock = async (journey: Journey): Promise<void> => {
  const { portal, t } = journey;
  await expect(productLink(journey, VINEGAR)).toBeVisible();
  await expect(
    portal.getByText(new RegExp(`^${t('catalogue:stock.low', { number: '[1-9]' })}$`)).first(),
  ).toBeVisible();
  await portal
    .getByRole('button', { name: t('catalogue:add.label', { product: VINEGAR }), exact: true })
    .click();
  await expect(addedNotice(portal, t, VINEGAR)).toBeVisible();
  await quantityField(journey, VINEGAR).fill('12');
  await quantityField(journey, VINEGAR).press('Enter');
  await expect(portal.getByText(t('catalogue:noInventory', { units: 12 })).first()).toBeVisible();
  await expect(quantityField(journey, VINEGAR)).toHaveValue('1');
};

const openOil = async (journey: Journey): Promise<void> => {
  const { portal, t } = journey;
  await search(journey, 'exrta virgn');
  await portal
    .getByRole('link', { name: startingWith(t('catalogue:empty.without', { value: 'Vinegars' })) })
    .click();
  await productLink(journey, OIL).click();
  await expect(heading(journey, OIL)).toBeVisible();
  await expect(
    portal.getByRole('region', { name: t('catalogue:warehouses.title') }).getByRole('term'),
  ).toHaveCount(3);
  await portal.getByRole('button', { name: t('catalogue:back'), exact: true }).click();
  await expect(productLink(journey, OIL)).toBeInViewport();
  await expect(portal.getByRole('button', { name: t('catalogue:layout.grid'), exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await productLink(journey, OIL).click();
  await expect(heading(journey, OIL)).toBeVisible();
};

const addOil = async (journey: Journey): Promise<void> => {
  const { page, portal, t } = journey;
  const product = mainRegion(journey);
  await quantityField(journey, OIL).fill('24');
  // List 9.80; from 24 on 8.60, of which the campaign takes 5 %: 8.17.
  await product
    .getByRole('button', { name: t('common:price.why') })
    .filter({ hasText: inDollars('8.17', t) })
    .first()
    .click();
  const trail = portal.getByRole('dialog', { name: t('common:price.why') });
  for (const text of [
    t('pricing:list'),
    inDollars('9.80', t),
    t('pricing:rule.SCALE_PRICE'),
    inDollars('8.60', t),
    `−${inDollars('0.43', t)}`,
    inDollars('8.17', t),
  ]) {
    await expect(trail.getByText(text, { exact: true }).first()).toBeVisible();
  }
  await expectAccessibleIfAudited(journey);
  await page.keyboard.press('Escape');
  await quantityField(journey, OIL).press('Enter');
  await expect(portal.getByText(t('catalogue:added', { quantity: 24, product: OIL }))).toBeVisible();
  await expect(
    portal.getByRole('region', { name: t('recommendations:product.together') }).getByRole('listitem'),
  ).toHaveCount(4);
};

inEveryMode('from a search without results to the cart', BUYER, {
  combinations: pairwise(0),
  before: () => emptyCart(BUYER.tenant, BUYER.email),
  run: async (journey) => {
    const { portal, t } = journey;
    await findNothing(journey);
    await narrowResults(journey);
    await checkStock(journey);
    await openOil(journey);
    await addOil(journey);
    await portal
      .getByRole('link', { name: t('catalogue:viewCart'), exact: true })
      .first()
      .click();
    await expect(heading(journey, t('cart:title'))).toBeVisible();
    await expect(quantityField(journey, OIL)).toHaveValue('24');
    // 24 × 8.17
    await expect(portal.getByText(inDollars('196.08', t)).first()).toBeVisible();
    await expect(portal.getByText(t('cart:sync.saved'))).toBeVisible();
    await expectEvents(journey, [
      'search',
      'view_item_list',
      'select_item',
      'view_item',
      'add_to_cart',
      'view_cart',
    ]);
  },
});
