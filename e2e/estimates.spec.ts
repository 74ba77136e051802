import type { Page } from 'playwright/test';
import { fillCard } from './support/cardForm.ts';
import { emptyCart, expect, expectAccessible, openAs, portalOf, test } from './support/journey.ts';
import { add } from './support/ordering.ts';
import { charges } from './support/providers.ts';
import { type Language, LOCALES } from './support/translations.ts';

/** Estimates at companies with a gateway, and customers who see no prices: who pays when placing, and who doesn't. */

const PRODUCT = 'Magnetic gift box 24 × 18 × 18 in';
/** Ten boxes at 11.87 are 118.70, ground delivery 15.00. */
const TOTAL = '$133.70';

const openCheckout = async (page: Page, email: string) => {
  await emptyCart('cedar', email);
  await openAs(page, email, '/store?text=magnetic%20gift%20box', 'cedar');
  await add(page, PRODUCT, 10);
  await page.goto(`${portalOf('cedar')}/checkout`);
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Shipping' })).toContainText('Ground shipping');
};

const payment = (page: Page) => page.getByRole('region', { name: 'Payment' });

const press = (page: Page, name: string) =>
  page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .locator('visible=true')
    .click();

const expectRequested = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, name: /^Estimate \S+ is requested$/ })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText(TOTAL).first()).toBeVisible();
};

test('a customer without payment terms, whose gateway authorizes no cards, requests an estimate without paying', {
  tag: '@phone',
}, async ({ page }) => {
  const before = await charges();
  await openCheckout(page, 'export@cedar.test');
  await expect(page.getByText(TOTAL).locator('visible=true').first()).toBeVisible();
  await expect(payment(page)).toHaveCount(0);
  await press(page, 'Request estimate');
  await expectRequested(page);
  await expect(
    page.getByText('Cedar Packaging is preparing your estimate and will email it to you.'),
  ).toBeVisible();
  expect(await charges()).toEqual(before);
});

test('a customer without payment terms has a card authorized for an estimate, and it isn’t charged', {
  tag: '@phone',
}, async ({ page }) => {
  const before = await charges();
  await openCheckout(page, 'cash@cedar.test');
  await expect(payment(page).getByRole('radio')).toHaveCount(1);
  await press(page, 'Request estimate');
  await expect(payment(page).getByText('Choose how to pay: card')).toBeVisible();
  await payment(page).getByRole('radio', { name: /^Card/ }).check();
  await expect(
    payment(page).getByText('Your card is authorized now. Nothing is charged for an estimate.'),
  ).toBeVisible();
  await expectAccessible(page);
  const width = await page.locator('html').evaluate((html) => html.scrollWidth);
  expect(width, 'the long button fits the screen').toBe(page.viewportSize()?.width);
  await fillCard(page, '4111 1111 1111 1111');
  await press(page, 'Authorize card and request estimate');
  await expectRequested(page);
  const made = (await charges()).slice(before.length);
  expect(made.map(({ state, amount, captured }) => [state, amount, captured])).toEqual([
    ['authorised', '133.70', '0'],
  ]);
});

test('a customer with payment terms sees them, and neither card nor bank, for an estimate', {
  tag: '@phone',
}, async ({ page }) => {
  const before = await charges();
  await openCheckout(page, 'buyer@cedar.test');
  await expect(payment(page)).toContainText('Net 30');
  await expect(payment(page).getByRole('radio')).toHaveCount(0);
  await press(page, 'Request estimate');
  await expectRequested(page);
  await expect(page.getByText('Net 30', { exact: true })).toBeVisible();
  expect(await charges()).toEqual(before);
});

/** What looks like a price and isn't the zero that stands for a hidden one. */
const pricesOn = async (page: Page): Promise<string[]> =>
  ((await page.getByRole('main').allInnerTexts()).join().match(/\d+[.,]\d\d/g) ?? []).filter(
    (price) => !/^0[.,]00$/.test(price),
  );

type Words = Record<'add' | 'payment' | 'notNow' | 'action' | 'placed' | 'held' | 'review', string>;

const WORDS: Record<Language, Words> = {
  en: {
    add: 'Add',
    payment: 'Payment',
    notNow: 'You don’t pay now. Cedar Packaging will review your request and contact you.',
    action: 'Request estimate',
    placed: 'Estimate \\S+ is requested',
    held: 'On hold for review',
    review: 'Cedar Packaging will review your request and contact you.',
  },
  es: {
    add: 'Agregar',
    payment: 'Pago',
    notNow: 'No paga ahora. Cedar Packaging revisará su solicitud y se pondrá en contacto con usted.',
    action: 'Solicitar cotización',
    placed: 'Cotización \\S+ solicitada',
    held: 'En espera de revisión',
    review: 'Cedar Packaging revisará su solicitud y se pondrá en contacto con usted.',
  },
  fr: {
    add: 'Ajouter',
    payment: 'Paiement',
    notNow: 'Vous ne payez rien maintenant. Cedar Packaging examinera votre demande et vous contactera.',
    action: 'Demander un devis',
    placed: 'Devis \\S+ demandé',
    held: 'En attente d’examen',
    review: 'Cedar Packaging examinera votre demande et vous contactera.',
  },
};

for (const language of ['en', 'es', 'fr'] as const) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });

    test('a customer who sees no prices pays nothing, and is told that the wholesaler holds the request', {
      tag: '@phone',
    }, async ({ page }) => {
      const words = WORDS[language];
      const email = 'visitor@cedar.test';
      const before = await charges();
      await emptyCart('cedar', email);
      await openAs(page, email, '/store?text=magnetic%20gift%20box', 'cedar');
      await page.getByRole('button', { name: `${words.add} ${PRODUCT}`, exact: true }).click();
      await expect(page.getByRole('textbox', { name: `: ${PRODUCT}` }).first()).toHaveValue('1');
      await page.goto(`${portalOf('cedar')}/checkout`);
      const section = page.getByRole('region', { name: words.payment, exact: true });
      await expect(section).toContainText(words.notNow);
      await expect(section.getByRole('radio')).toHaveCount(0);
      expect(await pricesOn(page)).toEqual([]);
      await press(page, words.action);
      await expect(page.getByRole('heading', { level: 1, name: new RegExp(words.placed) })).toBeVisible();
      await expect(page.getByText(words.held, { exact: true })).toBeVisible();
      await expect(page.getByText(words.review)).toBeVisible();
      expect(await pricesOn(page)).toEqual([]);
      expect(await charges()).toEqual(before);
    });
  });
}
