import type { Page } from 'playwright/test';
import { enterParent, type PortalUser, type Way } from './support/entering.ts';
import { expectWalkAccessible, inEveryWay } from './support/everyWay.ts';
import { emptyCart, expect, logIn, type Place, portalOf, test } from './support/journey.ts';
import { expectTold } from './support/told.ts';
import { heading, mainOf, type Walk } from './support/walk.ts';
import { beginning, like, wordsOf } from './support/words.ts';

const BUYER = { tenant: 'demo', email: 'buyer@demo.test', account: '1042' };
const RECOMMENDATION = 'R-1042-BREAKFAST';
/** One of what is recommended. */
const COUSCOUS = 'Couscous 1 kg';

/** Standalone by a link whose recommendation waits behind the login; a parent's portal opens at the home, which has the way to it. */
const openRecommended = async (page: Page, way: Way, who: PortalUser): Promise<Place> => {
  const say = wordsOf(who.language);
  if (way === 'standalone') {
    await page.goto(`${portalOf(who.tenant)}/login/${RECOMMENDATION}`);
    await logIn(page, who.email, say);
    await expect(page).toHaveURL(new RegExp(`/cart/${RECOMMENDATION}$`));
    return page;
  }
  const portal = await enterParent(page, way, who, 'home');
  await portal
    .getByRole('link', { name: like(say('recommendations:more_other', { count: '\\d+' })) })
    .click();
  return portal;
};

/** By the bar; on a phone the company's mark leads there. */
const toHome = async (walk: Walk): Promise<void> => {
  const { portal, say } = walk;
  await portal
    .getByRole('link', { name: say('layout:nav.home'), exact: true })
    .or(portal.getByRole('banner').getByRole('link', { name: 'Bluebird Foods' }))
    .filter({ visible: true })
    .first()
    .click();
  await expect(heading(walk, say('home:hello', { name: 'Corner Deli' }))).toBeVisible();
};

/** By the bar, or by the look into the cart. */
const toCart = async (walk: Walk): Promise<void> => {
  const { portal, way, say } = walk;
  const name = beginning(`${say('layout:nav.cart')} · `);
  await portal.getByRole(way === 'standalone' ? 'button' : 'link', { name }).click();
  if (way === 'standalone') {
    const look = portal.getByRole('dialog', { name: say('layout:cart.title') });
    await look.getByRole('link', { name: say('layout:cart.open') }).click();
  }
  await expect(heading(walk, say('cart:title'))).toBeVisible();
};

/** What a link recommends is offered in the cart, to be taken or left. */
const takeRecommended = async (walk: Walk): Promise<void> => {
  const { portal, say } = walk;
  const offered = portal.getByRole('region', { name: say('recommendations:linked.title') });
  await expect(offered.getByText('For the breakfast counter, from Rose.')).toBeVisible();
  await expect(portal.getByRole('heading', { name: say('cart:empty.title') })).toBeVisible();
  await expectWalkAccessible(walk);
  await offered.getByRole('button', { name: say('recommendations:list.add', { product: COUSCOUS }) }).click();
  await expect(portal.getByText(say('recommendations:added_one', { count: 1 }))).toBeVisible();
  await offered.getByRole('button', { name: say('recommendations:linked.dismiss') }).click();
  await expect(offered).toBeHidden();
  await expect(
    portal.getByRole('link', { name: say('cart:checkOut') }).filter({ visible: true }),
  ).toBeVisible();
};

/** The home: what is owed, what was ordered, the first deals, and what is usually bought now, added in one press. */
const takeUsual = async (walk: Walk): Promise<void> => {
  const { portal, say } = walk;
  const main = mainOf(walk);
  await expect(
    main.getByRole('link', { name: like(say('home:invoices.open_other', { count: '\\d+' })) }),
  ).toBeVisible();
  await expect(main.getByText(beginning(say('home:invoices.next', { date: '.+' })))).toBeVisible();
  const recent = main.getByRole('table', { name: say('home:recent.order') });
  await expect(
    recent.getByRole('link', { name: like(say('home:recent.againOf.order', { number: 'WEB-\\d+' })) }),
  ).toHaveCount(5);
  await expect(main.getByRole('region', { name: say('deals:title') }).getByRole('article')).toHaveCount(3);
  const smart = main.getByRole('region', { name: say('recommendations:smart.title') });
  await expect(smart.getByRole('listitem')).toHaveCount(4);
  const times = say('recommendations:usual.times_other', { count: '\\d+' });
  await expect(smart.getByText(beginning(`${times}, `)).first()).toBeVisible();
  await smart
    .getByRole('button', { name: like(say('recommendations:list.addAll_other', { count: '\\d+' })) })
    .click();
  await expect(
    portal.getByText(like(say('recommendations:added_other', { count: '\\d+' }))).first(),
  ).toBeVisible();
  await expect(
    smart.getByText(beginning(say('recommendations:list.inCart', { many: '' }))).first(),
  ).toBeVisible();
  await expectWalkAccessible(walk);
};

/** Each deal says what it takes and brings, and is filled with one press. */
const fillDeals = async (walk: Walk): Promise<void> => {
  const { portal, say } = walk;
  await portal
    .getByRole('navigation', { name: say('catalogue:categories.label') })
    .getByRole('link', { name: say('catalogue:categories.deals') })
    .click();
  await expect(heading(walk, say('deals:title'))).toBeVisible();
  const oil = portal.getByRole('article', { name: 'Oil for the season' });
  // The buyer's olive oil: 9.20 less 5 %, from 24 on 8.60 less 5 %.
  const reward = say('deals:reward.price', { price: '$8.17', before: '$8.74' });
  await expect(oil.getByText(`${say('deals:buy', { quantity: 24 })}: ${reward}`)).toBeVisible();
  const many = say('deals:many', { count: 2, unit: 'Case of 12' });
  await expect(oil.getByText(say('deals:toGo', { many }))).toBeVisible();
  await expectWalkAccessible(walk);
  for (const name of ['Oil for the season', 'Two free dressings']) {
    const deal = portal.getByRole('article', { name });
    await deal.getByRole('button', { name: say('deals:fill.dealLabel', { deal: name }) }).click();
    await expect(deal.getByText(say('deals:met'), { exact: true })).toBeVisible();
  }
};

/** A part of a bundle is looked at as a set, and ordered whole. */
const orderBundle = async (walk: Walk): Promise<void> => {
  const { portal, say } = walk;
  const bundles = portal.getByRole('region', { name: say('home:categories') });
  await bundles.getByRole('link', { name: /^Oils & vinegars/ }).click();
  await portal
    .getByRole('list', { name: say('catalogue:categories.sub') })
    .getByRole('link', { name: 'Dressings' })
    .click();
  await expect(heading(walk, 'Dressings')).toBeVisible();
  await portal.getByRole('button', { name: say('catalogue:set.order') }).click();
  const set = portal.getByRole('dialog', { name: 'Oils & vinegars' });
  await expect(set.getByRole('listitem').first()).toBeVisible();
  await expectWalkAccessible(walk);
  const all = like(say('recommendations:list.addAll_other', { count: '(\\d+)' }));
  const add = set.getByRole('button', { name: all });
  const [, count = ''] = all.exec((await add.textContent()) ?? '') ?? [];
  await add.click();
  await expect(set).toBeHidden();
  await expect(portal.getByText(say('recommendations:added_other', { count }))).toBeVisible();
};

inEveryWay('what is recommended, usual, a deal and a bundle, each with one press', BUYER, {
  before: () => emptyCart(BUYER.tenant, BUYER.email),
  open: openRecommended,
  walk: async (walk) => {
    const { portal, say } = walk;
    await takeRecommended(walk);
    await toHome(walk);
    await takeUsual(walk);
    await orderBundle(walk);
    await fillDeals(walk);
    await toCart(walk);
    // 24 × 8.17
    await expect(portal.getByText('$196.08').first()).toBeVisible();
    await expect(portal.getByText(say('cart:gift.badge'), { exact: true })).toBeVisible();
    await expectWalkAccessible(walk);
    await expectTold(walk, ['view_promotion', 'select_promotion', 'add_to_cart', 'view_cart']);
  },
});

test.describe('another customer’s link', () => {
  test.use({ expectedNoise: [/403/] });

  test('says whose it is not', async ({ page }) => {
    await page.goto(`${portalOf('demo')}/login/${RECOMMENDATION}`);
    await logIn(page, 'cash@demo.test');
    await expect(page.getByText('Order recommendation belongs to another customer')).toBeVisible();
  });
});
