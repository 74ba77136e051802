import { cardForm } from './support/cardForm.ts';
import { chooseGroundShipping, chooseIn } from './support/checkoutSections.ts';
import { modesOf, tagOf } from './support/combinations.ts';
import { journeys } from './support/customerJourneys.ts';
import { enterStore } from './support/enterPortal.ts';
import { emptyCart, expect, expectAccessible, openAs, test } from './support/journey.ts';
import {
  addProduct,
  heading,
  type Journey,
  openCheckout,
  placeButton,
  readOrderNumber,
} from './support/journeySteps.ts';
import { headerCart } from './support/ordering.ts';
import { LOCALES, translatorFor } from './support/translations.ts';

/**
 * The checkout of each kind of customer, in successive modes and widths: from the store to the history, or to the reason why the
 * order can't be placed.
 */

for (const [index, customerJourney] of journeys.entries()) {
  const {
    tenant,
    email,
    language,
    description,
    product,
    quantity,
    kind,
    status,
    isAudited = false,
  } = customerJourney;
  test.describe(email, () => {
    test.use({ locale: LOCALES[language] });

    for (const { mode, width } of modesOf(index, { isAudited })) {
      test(`${description}, ${mode}`, { tag: tagOf(width) }, async ({ page }) => {
        const sent: string[] = [];
        page.on('request', (request) => {
          if (/\/visit-?sync$/i.test(request.url())) sent.push(new URL(request.url()).pathname);
        });
        await emptyCart(tenant, email);
        const t = translatorFor(language);
        const portal = await enterStore(page, mode, customerJourney);
        const journey: Journey = { page, portal, mode, t, isAudited };

        await customerJourney.inStore?.(journey);
        await addProduct(journey, product, quantity, customerJourney.searchText);
        await openCheckout(journey, kind);
        await customerJourney.inCheckout?.(journey);
        if (isAudited) await expectAccessible(page);
        await placeButton(journey, kind).click();
        if (status === null) {
          await expect(heading(journey, t(`checkout:title.${kind}`))).toBeVisible();
          await expect(portal.getByText(t('checkout:problem.title.order'))).toBeVisible();
          expect(sent).toEqual([]);
          return;
        }
        const title = status === 'orders:approval.pending' ? 'waiting' : 'title';
        const number = await readOrderNumber(journey);
        await expect(heading(journey, t(`checkout:placed.${title}.${kind}`, { number }))).toBeVisible();
        expect(number).toMatch(customerJourney.number);
        expect(sent).toEqual([`/backend${customerJourney.service}`]);
        await customerJourney.onConfirmation?.(journey);

        await portal.getByRole('link', { name: t(`checkout:placed.open.${kind}`) }).click();
        // The bar in a parent's page has one too.
        await portal
          .getByRole('link', { name: t('orders:title'), exact: true })
          .last()
          .click();
        await expect(
          portal
            .getByRole('navigation', { name: t('orders:tabs') })
            .getByRole('link', { name: t(`orders:kind.${kind}`) }),
        ).toHaveAttribute('aria-current', 'page');
        const row = portal
          .getByRole('row')
          .filter({ has: page.getByRole('link', { name: number, exact: true }) });
        await expect(row.getByText(t(status), { exact: true })).toBeVisible();
        if (customerJourney.total) await expect(row).toContainText(customerJourney.total);
        await customerJourney.afterwards?.(journey, number);
      });
    }
  });
}

test('all missing fields show their errors at the same time, and a typed address is checked', async ({
  page,
}) => {
  const user = { tenant: 'demo', email: 'buyer@demo.test', account: '1042', language: 'en' } as const;
  await emptyCart(user.tenant, user.email);
  const portal = await enterStore(page, 'standalone', user);
  const journey: Journey = { page, portal, mode: 'standalone', t: translatorFor('en'), isAudited: false };
  await addProduct(journey, 'Chamomile tea 25 bags', '30');
  await openCheckout(journey);
  await chooseIn(page, 'Ship to', /Use a different address/);
  await placeButton(journey, 'order').click();
  await expect(page.getByText('Your order wasn’t placed')).toBeVisible();
  await expect(page.getByText('4 issues need your attention')).toBeVisible();
  const methods = page.getByRole('group', { name: 'Select a shipping method' });
  await expect(methods).toHaveAccessibleDescription('Select a shipping method');
  await expectAccessible(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await page.getByRole('button', { name: 'Enter the city' }).click();
  await expect(page.getByLabel('City', { exact: true })).toBeFocused();
  await page.getByRole('radio', { name: /Next-morning express/ }).check();
  await page.getByLabel('Street and number').fill('1 Ocean Drive');
  await page.getByLabel('City', { exact: true }).fill('Miami');
  await page.getByLabel('State', { exact: true }).fill('FL');
  await page.getByLabel('Country').selectOption({ label: 'United States' });
  await expect(page.getByText('Next-morning express doesn’t ship to this address')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Shipping' })).toContainText('Ground shipping');
  await page.getByLabel('State', { exact: true }).fill('NY');
  await expect(page.getByText(/doesn’t ship to this address/)).toBeHidden();
  await expect(page.getByRole('radio', { name: /Next-morning express/ })).toBeChecked();
});

/** Seven products, the usual shipping. Heights: a page of 1280 × 800 without its footer; on a phone the whole page. */
test('the checkout of seven products is one screen, and 1,400 px on a phone', async ({ page }) => {
  const user = { tenant: 'demo', email: 'buyer@demo.test', account: '1042', language: 'en' } as const;
  await emptyCart(user.tenant, user.email);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, user.email, '/store');
  const products = page.getByRole('button', { name: /^Add (?!.* to favorites$)/ });
  await expect(products.nth(6)).toBeVisible();
  const names = await products.evaluateAll((buttons) =>
    buttons.slice(0, 7).map((button) => button.getAttribute('aria-label') ?? ''),
  );
  for (const name of names) await page.getByRole('button', { name, exact: true }).click();
  await expect(headerCart(page, /^Cart · 7/)).toBeVisible();
  await page.goto('/checkout');
  await chooseGroundShipping(page);
  await page.getByRole('button', { name: 'Done Shipping' }).click();
  const summary = page.getByRole('region', { name: 'Your order' });
  await expect(summary.getByText(/^7 products/)).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Place order · \$/ })).toBeInViewport({ ratio: 1 });
  const { y, height } = await summary.evaluate((node) => node.getBoundingClientRect());
  expect(y + height).toBeLessThanOrEqual(800);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1_400);
  await expectAccessible(page);
});

test('the warning opens below the button, which stays where it is', async ({ page }) => {
  const user = { tenant: 'demo', email: 'buyer@demo.test', account: '1042', language: 'en' } as const;
  await emptyCart(user.tenant, user.email);
  const portal = await enterStore(page, 'standalone', user);
  const journey: Journey = { page, portal, mode: 'standalone', t: translatorFor('en'), isAudited: false };
  await addProduct(journey, 'Chamomile tea 25 bags', '30');
  await openCheckout(journey);
  await chooseIn(page, 'Ship to', /Use a different address/);
  const summary = page.getByRole('region', { name: 'Your order' });
  const placeFromTitle = async () => {
    const title = await summary.getByRole('heading', { name: 'Your order' }).boundingBox();
    const button = await placeButton(journey, 'order').boundingBox();
    return (button?.y ?? 0) - (title?.y ?? 0);
  };
  const before = await placeFromTitle();
  await placeButton(journey, 'order').click();
  const warning = summary.getByText('Your order wasn’t placed');
  await expect(warning).toBeVisible();
  expect(await placeFromTitle()).toBe(before);
  const button = await placeButton(journey, 'order').boundingBox();
  expect((await warning.boundingBox())?.y).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0));
});

test('without a method the checkout asks how to pay, and an empty card form says at the button what to enter', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const user = { tenant: 'demo', email: 'cash@demo.test', account: '1107', language: 'en' } as const;
  await emptyCart(user.tenant, user.email);
  const portal = await enterStore(page, 'standalone', user);
  const journey: Journey = { page, portal, mode: 'standalone', t: translatorFor('en'), isAudited: false };
  await addProduct(journey, 'Chamomile tea 25 bags', '30');
  await openCheckout(journey);
  await chooseGroundShipping(page);
  const button = page.getByRole('button', { name: 'Pay and place order' }).locator('visible=true');
  await page
    .getByRole('button', { name: /^(Pay and place|Place) order$/ })
    .locator('visible=true')
    .click();
  await expect(page.getByText('Choose how to pay: card or bank account')).toBeVisible();
  await page.getByRole('radio', { name: /^Card/ }).check();
  await expect(cardForm(page).getByLabel('Card number')).toBeVisible();
  await button.click();
  const summary = page.getByRole('region', { name: 'Your order' });
  await expect(summary.getByText('5 fields need your attention')).toBeVisible();
  await summary.getByRole('button', { name: 'Enter the security code' }).click();
  await expect(cardForm(page).getByLabel('Security code')).toBeFocused();
  await expect(cardForm(page).getByLabel('Security code')).toBeInViewport();
  await page.keyboard.type('123');
  await expect(summary.getByText('4 fields need your attention')).toBeVisible();
});
