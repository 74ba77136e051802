import type { Page, Route } from 'playwright/test';
import { emptyCart, expect, expectAccessible, portalOf, test, tokenOf } from './support/journey.ts';
import { add } from './support/ordering.ts';
import { wordsOf } from './support/words.ts';

const BUYER = 'buyer@demo.test';
const TIN = 'Olive oil tin 5 L';
const OIL = 'Extra virgin olive oil 1 L';

/** The demo company is at the plain address too, which routes can ask on their own. */
const addressOf = (tenant: string) => (tenant === 'demo' ? '' : portalOf(tenant));

/** Opens a page of a tenant as a customer, by a user link and with an empty cart. */
const enter = async (page: Page, path: string, tenant = 'demo', email = BUYER): Promise<void> => {
  await emptyCart(tenant, email);
  await page.goto(`${addressOf(tenant)}/store/${await tokenOf(tenant, email)}`);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  if (path !== '/store') await page.goto(addressOf(tenant) + path);
};

const openCart = async (page: Page): Promise<void> => {
  await expect(page.getByRole('button', { name: /^Cart · [1-9]/ })).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
};

/** The figure beside a word of the cart's summary. */
const figure = (page: Page, word: string | RegExp) =>
  page
    .getByRole('region', { name: 'Summary' })
    .getByRole('term')
    .filter({ hasText: word })
    .locator('xpath=following-sibling::dd[1]');

test('“Why this price?” tells each step, in the unit that is chosen, and what more would bring @phone', async ({
  page,
}) => {
  await enter(page, '/product/1000');
  await page.getByRole('button', { name: '$8.74 Why this price?' }).first().click();
  const trail = page.getByRole('dialog', { name: 'Why this price?' });
  // 9.80, for this customer 9.20, in the campaign 5 % less: 8.74.
  for (const text of [
    'List price',
    '$9.80',
    'Your price',
    '$9.20',
    'Spring campaign −5%',
    '−$0.46',
    '$8.74',
  ]) {
    await expect(trail.getByText(text).first()).toBeVisible();
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const main = page.getByRole('main');
  await expect(main.getByText('24 or more: $8.17 each').first()).toBeVisible();
  await main.getByRole('combobox', { name: `Unit: ${OIL}` }).selectOption({ label: 'Case of 12' });
  await expect(main.getByText('Case of 12: $104.88').first()).toBeVisible();
  await expect(main.getByText('2 × Case of 12 or more: $8.17 each').first()).toBeVisible();
  await main.getByRole('button', { name: `Add ${OIL}`, exact: true }).click();
  await expect(main.getByText('Add 1 more Case of 12 to pay $8.17 each').first()).toBeVisible();
  await main.getByRole('textbox', { name: `Quantity: ${OIL}` }).press('ArrowUp');
  await expect(main.getByText('Case of 12: $98.04').first()).toBeVisible();
  await openCart(page);
  await expect(page.getByText('2 × Case of 12 = 24 units, $8.17').first()).toBeVisible();
});

test('a board is cut to size: 2x3 is six of it, in the row and in the cart', async ({
  browser,
  viewport,
}) => {
  const context = await browser.newContext({ locale: 'es-CO', viewport });
  const page = await context.newPage();
  const say = wordsOf('es');
  const board = 'Tablero triplex 15 mm';
  await enter(page, '/product/20118', 'andina', 'comprador@andina.test');
  const size = page.getByLabel(say('catalogue:size.of', { product: board }));
  await size.fill('2x');
  await expect(page.getByText(say('catalogue:size.unread'))).toBeVisible();
  await size.fill('2x3');
  await expect(page.getByText(say('catalogue:size.result', { size: 6 }))).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: say('catalogue:add.label', { product: board }), exact: true })
    .click();
  await size.fill('2,5 X 4');
  await page
    .getByRole('button', { name: say('catalogue:add.label', { product: board }), exact: true })
    .click();
  await page
    .getByRole('link', { name: say('catalogue:viewCart') })
    .first()
    .click();
  // 34,500 less 2 %: 33,810 a square metre; 6 of them 202,860, 10 of them 338,100.
  await expect(page.getByText(/202\.860/).first()).toBeVisible();
  await expect(page.getByText(/338\.100/).first()).toBeVisible();
  await expect(page.getByText('1 × 2x3 = 6').first()).toBeVisible();
  await expect(page.getByText('1 × 2,5x4 = 10').first()).toBeVisible();
  await context.close();
});

test('prices that a company hides reach only those who may see them', async ({ browser, viewport }) => {
  const see = async (email: string) => {
    const context = await browser.newContext({ locale: 'fr-CA', viewport });
    const page = await context.newPage();
    const heard: string[] = [];
    page.on('response', async (response) => {
      if (/\/pricing\?/.test(response.url())) heard.push(await response.text());
    });
    await enter(page, '/store', 'lumiere', email);
    const main = page.getByRole('main');
    await expect(main.getByText(/^\d+,\d{2}\s\$/).first()).toBeVisible();
    const shown = await main.getByText(/^\d+,\d{2}\s\$/).allTextContents();
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    await context.close();
    return { figures: new Set(shown.map((text) => /^[\d,]+/.exec(text)?.[0])), told: heard.join() };
  };
  const known = /"default_price":\s*["\d]/;
  const blind = await see('acheteuse@lumiere.test');
  expect(blind.figures).toEqual(new Set(['0,00']));
  expect(blind.told).not.toMatch(known);
  const vip = await see('vip@lumiere.test');
  expect(vip.figures.size).toBeGreaterThan(1);
  expect(vip.figures).not.toContain('0,00');
  expect(vip.told).toMatch(known);
});

test('coupon, delivery and its threshold: each figure follows from the others @phone', async ({
  page,
  heard,
}) => {
  await enter(page, '/store?text=olive%20oil%20tin');
  await add(page, TIN, 1);
  await openCart(page);
  const minimum = page.getByRole('progressbar', { name: 'Minimum order $50.00' });
  await expect(minimum).toHaveAttribute('aria-valuetext', '$11.10 to go');
  const quantity = page.getByRole('textbox', { name: `Quantity: ${TIN}` });
  await quantity.fill('13');
  await quantity.press('Enter');
  await page.getByRole('combobox', { name: 'Delivery' }).selectOption({ label: 'Ground delivery' });
  // 13 × 38.90 = 505.70: above 500 the delivery is free.
  await expect(figure(page, 'Subtotal')).toHaveText('$505.70');
  await expect(figure(page, 'Delivery')).toHaveText('Free');
  await expect(minimum).toBeHidden();

  const code = page.getByLabel('Coupon code');
  for (const [typed, said] of [
    ['EXPIRED', 'This coupon has expired'],
    ['NOSUCH', 'This coupon code isn’t valid'],
  ] as const) {
    await code.fill(typed);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText(said)).toBeVisible();
    await expect(code).toBeFocused();
  }
  expect(heard.splice(0)).toHaveLength(2);
  await code.fill('welcome10');
  await code.press('Enter');
  // 10 % of 505.70 is 50.57; of the 455.13 that are left, 2.5 % are less than 18.
  await expect(figure(page, 'Coupon WELCOME10')).toHaveText('−$50.57');
  await expect(figure(page, 'Delivery')).toHaveText('$18.00');
  const free = page.getByRole('progressbar', { name: 'Free delivery from $500.00' });
  await expect(free).toHaveAttribute('aria-valuetext', '$44.87 to go');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove coupon WELCOME10' }).click();
  await expect(figure(page, 'Delivery')).toHaveText('Free');
});

/** Answers of the back office with something changed in them. */
const changing = (change: (text: string) => string) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
};

test('what changed since it was added is said line by line, accepted or taken back, or gone @phone', async ({
  page,
}) => {
  await enter(page, '/store?text=olive%20oil&brand=Casa+Oliva');
  await add(page, TIN, 2);
  await add(page, OIL, 2);
  await expect(page.getByRole('button', { name: /^Cart · 2/ })).toBeVisible();
  await page.route(
    /\/pricing\?/,
    changing((text) => text.replaceAll(/38\.9\b/g, '41.5')),
  );
  await page.goto('/cart');
  await expect(page.getByText(`${TIN}: Price increased since you added it: $38.90 → $41.50`)).toBeVisible();
  await page.getByRole('button', { name: 'Review' }).click();
  await expectAccessible(page);
  const accept = page.getByRole('button', { name: `Accept: ${TIN}` }).first();
  await accept.click();
  await expect(page.getByText(`Change accepted: ${TIN}`)).toBeVisible();
  await expect(page.getByText('$83.00').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(accept).toBeVisible();

  await page.route(
    /\/products\/[^/]*1000/,
    changing((text) => text.replace(/("id":1000,.*?"disabled":)false/, '$1true')),
  );
  await page.reload();
  await expect(page.getByText('The following product were removed')).toBeVisible();
  await expect(page.getByText(`${OIL} · no longer sold`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Quantity: / })).toHaveCount(1);
  await expectAccessible(page);
});

test.describe('may it be placed?', () => {
  /** Who has no recommendation is told so with 404 (specification §7, "Not data"). */
  test.use({ expectedNoise: [/404/] });

  for (const { email, quantity, reason } of [
    { email: BUYER, quantity: 1, reason: 'Minimum order amount is $50.00' },
    { email: 'maxed@demo.test', quantity: 2, reason: 'Credit limit exceeded' },
  ]) {
    test(`no, and why: ${reason}`, async ({ page }) => {
      await enter(page, '/store?text=olive%20oil%20tin', 'demo', email);
      await add(page, TIN, quantity);
      await openCart(page);
      await page.getByRole('combobox', { name: 'Delivery' }).selectOption({ label: 'Ground delivery' });
      await page.getByRole('link', { name: 'Check out' }).click();
      await page.getByRole('button', { name: 'Place order' }).click();
      await expect(page.getByText(reason).first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    });
  }
});
