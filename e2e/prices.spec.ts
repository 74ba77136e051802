import type { Page, Route } from 'playwright/test';
import { emptyCart, expect, expectAccessible, expectConsole, openAs, test } from './support/journey.ts';
import { add, headerCart, openCart } from './support/ordering.ts';
import { translatorFor } from './support/translations.ts';

const BUYER = 'buyer@demo.test';
const TIN = 'Olive oil tin 5 L';
const OIL = 'Extra virgin olive oil 1 L';
const CHEDDAR = 'Mature cheddar 1 kg';

const enter = async (page: Page, path: string, tenant = 'demo', email = BUYER): Promise<void> => {
  await emptyCart(tenant, email);
  await openAs(page, email, path, tenant);
};

const summaryValue = (page: Page, label: string | RegExp) =>
  page
    .getByRole('region', { name: 'Summary' })
    .getByRole('term')
    .filter({ hasText: label })
    .locator('xpath=following-sibling::dd[1]');

test('“Why this price?” shows each step in the chosen unit, and the next price step @phone', async ({
  page,
}) => {
  await enter(page, '/product/1000');
  await page.getByRole('button', { name: 'Why this price?', exact: true }).click();
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
  await main.getByRole('combobox', { name: `Unit: ${OIL}` }).selectOption({ label: 'Case of 12' });
  await expect(main.getByText('$104.88', { exact: true })).toBeVisible();
  await main.getByRole('textbox', { name: `Quantity: ${OIL}` }).press('ArrowUp');
  await expect(main.getByText('Case of 12: $98.04').first()).toBeVisible();
  await main.getByRole('button', { name: `Add ${OIL}`, exact: true }).click();
  await openCart(page);
  await expect(page.getByText('24 × $8.17').first()).toBeVisible();
});

test('a typed size of 2x3 is priced as six, in the row and in the cart', async ({ browser, viewport }) => {
  const context = await browser.newContext({ locale: 'es-CO', viewport });
  const page = await context.newPage();
  const t = translatorFor('es');
  const board = 'Tablero triplex 15 mm';
  await enter(page, '/product/20118', 'andina', 'comprador@andina.test');
  const size = page.getByLabel(t('catalogue:size.of', { product: board }));
  await page.getByText(t('catalogue:size.enter'), { exact: true }).click();
  await size.fill('2x');
  await expect(page.getByText(t('catalogue:size.unread'))).toBeVisible();
  await size.fill('2x3');
  await expect(page.getByText(t('catalogue:size.result', { size: 6 }))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('catalogue:add.label', { product: board }), exact: true }).click();
  await size.fill('2,5 X 4');
  await page.getByRole('button', { name: t('catalogue:add.label', { product: board }), exact: true }).click();
  await page
    .getByRole('link', { name: t('catalogue:viewCart') })
    .first()
    .click();
  // 34,500 less 2 %: 33,810 a square metre; 6 of them 202,860, 10 of them 338,100.
  await expect(page.getByText(/202\.860/).first()).toBeVisible();
  await expect(page.getByText(/338\.100/).first()).toBeVisible();
  for (const [size, pieces] of [
    ['2x3', '6'],
    ['2,5x4', '10'],
  ] as const) {
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: size });
    await expect(line.getByText(new RegExp(`(^|· )${pieces} × `)).first()).toBeVisible();
  }
  await context.close();
});

test('0.4 of a kilogram is ordered, 0.4 of a tin is refused with the reason beside the field @phone', async ({
  page,
}) => {
  await enter(page, '/store?text=mature%20cheddar%201%20kg');
  const unit = page.getByRole('combobox', { name: `Unit: ${CHEDDAR}` });
  await expect(unit.getByRole('option', { name: 'Kilogram', selected: true })).toBeAttached();
  await add(page, CHEDDAR, 1);
  await page.goto('/store?text=olive%20oil%20tin');
  await add(page, TIN, 1);
  await openCart(page);
  const choose = async (product: string) => {
    const field = page.getByRole('textbox', { name: `Quantity: ${product}` });
    await field.fill('0.4');
    await field.press('Enter');
    return field;
  };
  const kilograms = await choose(CHEDDAR);
  await expect(kilograms).toHaveValue('0.4');
  await expect(kilograms).not.toHaveAttribute('aria-invalid', 'true');
  // 0.4 × 14.00 = 5.60, and a tin for 38.90.
  await expect(summaryValue(page, 'Subtotal')).toHaveText('$44.50');
  const tins = await choose(TIN);
  await expect(tins).toHaveAccessibleDescription('Enter a whole number');
  await expect(tins).toHaveAttribute('aria-invalid', 'true');
  await expect(summaryValue(page, 'Subtotal')).toHaveText('$44.50');
  await page.reload();
  await expect(kilograms).toHaveValue('0.4');
  await expect(tins).toHaveValue('1');
  await expect(summaryValue(page, 'Subtotal')).toHaveText('$44.50');
});

test('coupon, delivery and free-delivery minimum are calculated together @phone', async ({
  page,
  consoleMessages,
}) => {
  await enter(page, '/store?text=olive%20oil%20tin');
  await add(page, TIN, 1);
  await openCart(page);
  const minimum = page.getByRole('progressbar', { name: 'Minimum order $50.00' });
  await expect(minimum).toHaveAttribute('aria-valuetext', '$11.10 to go');
  const quantity = page.getByRole('textbox', { name: `Quantity: ${TIN}` });
  await quantity.fill('0.4');
  await quantity.press('Enter');
  await expect(quantity).toHaveAccessibleDescription('Enter a whole number');
  await expect(quantity).toHaveValue('0.4');
  await quantity.fill('13');
  await quantity.press('Enter');
  const delivery = page.getByRole('combobox', { name: 'Shipping' });
  const freeDelivery = page.getByRole('progressbar', { name: 'Free shipping from $500.00' });
  // Express is never free: 6 % of 505.70 are less than 35.
  await delivery.selectOption({ label: 'Shipping (Next-morning express)' });
  await expect(summaryValue(page, 'Shipping')).toHaveText('$35.00');
  await expect(freeDelivery).toBeHidden();
  await delivery.selectOption({ label: 'Ground shipping' });
  // 13 × 38.90 = 505.70: above 500 the delivery is free.
  await expect(summaryValue(page, 'Subtotal')).toHaveText('$505.70');
  await expect(summaryValue(page, 'Shipping')).toHaveText('Free');
  await expect(minimum).toBeHidden();

  const code = page.getByLabel('Coupon code');
  for (const [typed, message] of [
    ['EXPIRED', 'This coupon has expired'],
    ['NOSUCH', 'This coupon code isn’t valid'],
  ] as const) {
    await code.fill(typed);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText(message)).toBeVisible();
    await expect(code).toBeFocused();
  }
  expectConsole(consoleMessages, [/status of 4(04|22)/]);
  await code.fill('welcome10');
  await code.press('Enter');
  // 10 % of 505.70 is 50.57; of the 455.13 that are left, 2.5 % are less than 18.
  await expect(summaryValue(page, 'Coupon WELCOME10')).toHaveText('−$50.57');
  await expect(summaryValue(page, 'Shipping')).toHaveText('$18.00');
  await expect(freeDelivery).toHaveAttribute('aria-valuetext', '$44.87 to go');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove coupon WELCOME10' }).click();
  await expect(summaryValue(page, 'Shipping')).toHaveText('Free');
});

const modifyResponse = (modify: (text: string) => string) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: modify(await response.text()) });
};

test('the cart shows each changed line, which can be accepted and undone, and removes products no longer sold @phone', async ({
  page,
}) => {
  await enter(page, '/store?text=olive%20oil&brand=Casa+Oliva');
  await add(page, TIN, 2);
  await add(page, OIL, 2);
  await expect(headerCart(page, /^Cart · 2/)).toBeVisible();
  await page.route(
    /\/pricing\?/,
    modifyResponse((text) => text.replaceAll(/38\.9\b/g, '41.5')),
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
    modifyResponse((text) => text.replace(/("id":1000,.*?"disabled":)false/, '$1true')),
  );
  await page.reload();
  await expect(page.getByText('The following product were removed')).toBeVisible();
  await expect(page.getByText(`${OIL} · no longer sold`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Quantity: / })).toHaveCount(1);
  await expectAccessible(page);
});

test('an order below the minimum shows the reason, and isn’t placed', async ({ page }) => {
  await enter(page, '/store?text=olive%20oil%20tin');
  await add(page, TIN, 1);
  await openCart(page);
  await page.getByRole('combobox', { name: 'Shipping' }).selectOption({ label: 'Ground shipping' });
  await page.getByRole('link', { name: 'Check out' }).click();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('Minimum order amount is $50.00').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
});
