import type { Page } from 'playwright/test';
import { expectEvents } from './support/analyticsEvents.ts';
import { pairwise, type Width } from './support/combinations.ts';
import { enterParent, type PortalMode, type PortalUser } from './support/enterPortal.ts';
import { expectAccessibleIfAudited, inEveryMode } from './support/everyMode.ts';
import { emptyCart, expect, logIn, type PortalRoot, portalOf, test } from './support/journey.ts';
import { heading, type Journey, mainRegion, openCart } from './support/journeySteps.ts';
import { inDollars, matching, startingWith, translatorFor } from './support/translations.ts';

const BUYER = { tenant: 'demo', email: 'buyer@demo.test', account: '1042' };
const RECOMMENDATION = 'R-1042-BREAKFAST';
const COUSCOUS = 'Couscous 1 kg';

/** Standalone, by a link to the recommendation that requires a login; embedded, from the home screen's link. */
const openRecommended = async (page: Page, mode: PortalMode, user: PortalUser): Promise<PortalRoot> => {
  const t = translatorFor(user.language);
  if (mode === 'standalone') {
    await page.goto(`${portalOf(user.tenant)}/login/${RECOMMENDATION}`);
    await logIn(page, user.email, t);
    await expect(page).toHaveURL(new RegExp(`/cart/${RECOMMENDATION}$`));
    return page;
  }
  const portal = await enterParent(page, mode, user, 'home');
  await portal.getByRole('link', { name: t('recommendations:more') }).click();
  return portal;
};

/** By the navigation bar, or on a phone by the company's logo. */
const toHome = async (journey: Journey): Promise<void> => {
  const { portal, t } = journey;
  await portal
    .getByRole('link', { name: t('layout:nav.home'), exact: true })
    .or(portal.getByRole('banner').getByRole('link', { name: 'Bluebird Foods' }))
    .filter({ visible: true })
    .first()
    .click();
  await expect(heading(journey, 'Corner Deli')).toBeVisible();
};

const addRecommended = async (journey: Journey): Promise<void> => {
  const { portal, t } = journey;
  const recommended = portal.getByRole('region', { name: t('recommendations:linked.title') });
  await expect(recommended.getByText('For the breakfast counter, from Rose.')).toBeVisible();
  await expect(portal.getByRole('heading', { name: t('cart:empty.title') })).toBeVisible();
  await expectAccessibleIfAudited(journey);
  await recommended
    .getByRole('button', { name: t('recommendations:list.add', { product: COUSCOUS }) })
    .click();
  await expect(portal.getByText(t('recommendations:added_one', { count: 1 }))).toBeVisible();
  await recommended.getByRole('button', { name: t('recommendations:linked.dismiss') }).click();
  await expect(recommended).toBeHidden();
  await expect(
    portal.getByRole('link', { name: t('cart:checkOut.order') }).filter({ visible: true }),
  ).toBeVisible();
};

/** A phone shows the first of everything, in rows. */
const AMOUNTS = {
  desktop: { orders: 5, products: 4, deal: 'article' },
  phone: { orders: 3, products: 2, deal: 'listitem' },
} as const;

const expectSections = async (journey: Journey, width: Width): Promise<void> => {
  const { t } = journey;
  const main = mainRegion(journey);
  const owed = main.getByRole('region', { name: t('home:owe.title') });
  await expect(
    owed.getByRole('link', { name: matching(t('home:owe.count_other', { count: '\\d+' })) }),
  ).toBeVisible();
  const next =
    width === 'phone'
      ? t('home:owe.nextSum', { amount: '.+', date: '.+' })
      : t('home:owe.next', { date: '.+' });
  await expect(owed.getByText(startingWith(next))).toBeVisible();
  await expect(owed.getByRole('link', { name: t('home:owe.payAll') })).toBeVisible();
  const year = main.getByRole('region', { name: t('home:year.title.order') });
  await expect(year.getByRole('img', { name: startingWith(t('home:year.byMonth')) })).toBeVisible();
  const recent = main.getByRole('table', { name: t('home:recent.order') });
  await expect(
    recent.getByRole('link', { name: matching(t('home:recent.againOf.order', { number: 'WEB-\\d+' })) }),
  ).toHaveCount(AMOUNTS[width].orders);
  await expect(
    main.getByRole('region', { name: t('deals:title') }).getByRole(AMOUNTS[width].deal),
  ).toHaveCount(3);
};

const addUsual = async (journey: Journey): Promise<void> => {
  const { page, portal, t } = journey;
  const width = (page.viewportSize()?.width ?? 0) < 768 ? 'phone' : 'desktop';
  await expectSections(journey, width);
  const smart = mainRegion(journey).getByRole('region', { name: t('recommendations:smart.title.order') });
  await expect(smart.getByRole('listitem')).toHaveCount(AMOUNTS[width].products);
  if (width === 'phone') {
    await smart
      .getByRole('button', { name: startingWith(t('recommendations:list.addAll_other', { count: '\\d+' })) })
      .click();
  } else {
    const times = t('recommendations:usual.times_other', { count: '\\d+' });
    await expect(smart.getByText(startingWith(`${times}, `)).first()).toBeVisible();
    await smart
      .getByRole('button', { name: matching(t('recommendations:list.addAll_other', { count: '\\d+' })) })
      .click();
  }
  await expect(
    portal.getByText(matching(t('recommendations:added_other', { count: '\\d+' }))).first(),
  ).toBeVisible();
  await expect(
    smart.getByText(startingWith(t('recommendations:list.inCart', { many: '' }))).first(),
  ).toBeVisible();
  await expectAccessibleIfAudited(journey);
};

const fillDeals = async (journey: Journey): Promise<void> => {
  const { portal, t } = journey;
  await portal
    .getByRole('navigation', { name: t('catalogue:categories.label') })
    .getByRole('link', { name: t('catalogue:categories.deals') })
    .click();
  await expect(heading(journey, t('deals:title'))).toBeVisible();
  const oil = portal.getByRole('article', { name: 'Oil for the season' });
  // The buyer's olive oil: 9.20 less 5 %, from 24 on 8.60 less 5 %.
  const [price, before] = [inDollars('8.17', t), inDollars('8.74', t)];
  await expect(oil.getByText(t('deals:reward.price', { quantity: 24, price, before }))).toBeVisible();
  await expect(oil.getByText(t('deals:toGo', { many: 24 }))).toBeVisible();
  await expectAccessibleIfAudited(journey);
  // Each of the oils has a price of its own.
  for (const [name, button, met] of [
    ['Oil for the season', /: Extra virgin olive oil 1 L$/, t('deals:metOf', { count: 1, total: 2 })],
    ['Two free dressings', /: Roasted pepper dressing 350 g$/, t('deals:met')],
  ] as const) {
    const deal = portal.getByRole('article', { name });
    await deal.getByRole('button', { name: button }).click();
    await expect(deal.getByText(met, { exact: true })).toBeVisible();
  }
};

const orderBundle = async (journey: Journey): Promise<void> => {
  const { portal, t } = journey;
  const bundles = portal.getByRole('region', { name: t('home:categories') });
  await bundles.getByRole('link', { name: /^Oils & vinegars/ }).click();
  await portal
    .getByRole('list', { name: t('catalogue:categories.sub') })
    .getByRole('link', { name: 'Dressings' })
    .click();
  await expect(heading(journey, 'Dressings')).toBeVisible();
  await portal.getByRole('button', { name: t('catalogue:set.order') }).click();
  const set = portal.getByRole('dialog', { name: 'Oils & vinegars' });
  await expect(set.getByRole('listitem').first()).toBeVisible();
  await expectAccessibleIfAudited(journey);
  const all = matching(t('recommendations:list.addAll_other', { count: '(\\d+)' }));
  const add = set.getByRole('button', { name: all });
  const [, count = ''] = all.exec((await add.textContent()) ?? '') ?? [];
  await add.click();
  await expect(set).toBeHidden();
  await expect(portal.getByText(t('recommendations:added_other', { count }))).toBeVisible();
};

inEveryMode('adds recommended products, usual products, a deal and a bundle with one button each', BUYER, {
  combinations: pairwise(2),
  before: () => emptyCart(BUYER.tenant, BUYER.email),
  open: openRecommended,
  run: async (journey) => {
    const { portal, t } = journey;
    await addRecommended(journey);
    await toHome(journey);
    await addUsual(journey);
    await orderBundle(journey);
    await fillDeals(journey);
    await openCart(journey);
    // 24 × 8.17
    await expect(portal.getByText(inDollars('196.08', t)).first()).toBeVisible();
    await expect(portal.getByText(t('cart:gift.badge'), { exact: true })).toBeVisible();
    await expectAccessibleIfAudited(journey);
    await expectEvents(journey, ['view_promotion', 'select_promotion', 'add_to_cart', 'view_cart']);
  },
});

test.describe('another customer’s link', () => {
  test.use({ expectedConsole: [/403/] });

  test('is refused: the recommendation belongs to another customer', async ({ page }) => {
    await page.goto(`${portalOf('demo')}/login/${RECOMMENDATION}`);
    await logIn(page, 'cash@demo.test');
    await expect(page.getByText('Order recommendation belongs to another customer')).toBeVisible();
  });
});
