import type { FrameLocator, Locator, Page } from 'playwright/test';
import { chooseIn } from './support/checkoutSections.ts';
import {
  emptyCart,
  expect,
  expectAccessible,
  openAs,
  openShell,
  type PortalRoot,
  portalOf,
  test,
} from './support/journey.ts';
import { addedNotice } from './support/journeySteps.ts';
import { headerCart, search } from './support/ordering.ts';
import { chargedAt, charges, endAtBank } from './support/providers.ts';
import { translatorFor } from './support/translations.ts';

const EMAIL = 'contado@andina.test';
const PRODUCT = 'Tubo conduit 2';
/** 22.000 + IVA 19 % 4.180 + delivery 4 % 880 + bank transfer 3.500. */
const TOTAL = /\$\s?30\.560/;

test.beforeEach(() => emptyCart('andina', EMAIL));

const addProduct = async (portal: PortalRoot) => {
  await search(portal, 'TU-3022');
  await portal.getByRole('button', { name: `Add ${PRODUCT}`, exact: true }).click();
  await expect(portal.getByText(/^Added: \d+ × /).filter({ hasText: PRODUCT })).toBeVisible();
};

const payByBank = async (portal: PortalRoot | FrameLocator) => {
  await chooseIn(portal, 'Payment', /Bank transfer/);
  await expect(portal.getByText(TOTAL).filter({ visible: true }).first()).toBeVisible();
  await portal.getByRole('button', { name: 'Pay and complete purchase' }).click();
};

const openCheckout = async (page: Page, email = EMAIL) => {
  await openAs(page, email, '/store', 'andina');
  await addProduct(page);
  await headerCart(page, /^Cart · 1/).click();
  await page
    .getByRole('link', { name: /Check out/ })
    .filter({ visible: true })
    .first()
    .click();
};

const chooseBank = async (page: Page, bank: string) => {
  await page.getByRole('combobox', { name: 'Bank' }).selectOption(bank);
  await page.getByRole('button', { name: 'Continue' }).click();
};

const paymentIdOf = (page: Page) => new URL(page.url()).searchParams.get('payment') ?? '';

test('a bank transfer is approved at the bank’s page, and its result survives a reload', async ({ page }) => {
  await openCheckout(page);
  await payByBank(page);
  await chooseBank(page, 'Banco Aprobado');
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\/INV-\d+\?amount=30560&payment=/);
  await expect(page.getByText(TOTAL).first()).toBeVisible();
  await expectAccessible(page);
  await expect(headerCart(page, /^Cart · 0/)).toBeVisible();
  expect(await chargedAt(paymentIdOf(page))).toHaveLength(1);
  await page.reload();
  await page.getByRole('link', { name: 'View your invoice' }).click();
  await expect(page).toHaveURL(/\/confirmation\//);
});

test('a refused bank transfer keeps the cart, and another attempt pays', async ({ page }) => {
  await openCheckout(page);
  await payByBank(page);
  await chooseBank(page, 'Banco Rechazado');
  await expect(page.getByRole('heading', { name: 'Your payment didn’t go through' })).toBeVisible();
  await expect(headerCart(page, /^Cart · 1/)).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await payByBank(page);
  await chooseBank(page, 'Banco Aprobado');
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
});

test('a pending bank transfer waits visibly: one is approved, another one expires', async ({ page }) => {
  await openCheckout(page);
  await payByBank(page);
  await chooseBank(page, 'Banco Pendiente');
  await expect(page.getByRole('heading', { name: 'Waiting for your bank' })).toBeVisible();
  await expectAccessible(page);
  await endAtBank(paymentIdOf(page), 'expired');
  await expect(page.getByRole('heading', { name: 'Your payment wasn’t completed' })).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await payByBank(page);
  await chooseBank(page, 'Banco Pendiente');
  await expect(page.getByRole('heading', { name: 'Waiting for your bank' })).toBeVisible();
  await endAtBank(paymentIdOf(page), 'approved');
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
});

/** Openpay's test card that asks its holder. */
const ASKED_CARD = '4005 5800 0005 0508';
const CARD_HOLDER = 'Ana Ceiba';

/** `holder`: PayU leaves the payment pending for PENDING. */
const payByCard = async (portal: Page | Locator | FrameLocator, number: string, holder = CARD_HOLDER) => {
  await portal.getByRole('radio', { name: /^Card/ }).check();
  const card = portal.frameLocator('iframe[title="Card details"]');
  await card.getByLabel('Name on card').fill(holder);
  await card.getByLabel('Card number').fill(number);
  await card.getByLabel('Expiration date').fill('12/30');
  await card.getByLabel('Security code').fill('123');
  // PayU asks for it, Openpay doesn't.
  if (holder !== CARD_HOLDER) await card.getByLabel('Cardholder’s ID number').fill('79123456');
  await portal.getByRole('button', { name: 'Pay and complete purchase' }).click();
};

test('a card that its bank asks about is refused, then approved, on a phone', { tag: '@only-phone' }, async ({
  page,
}) => {
  const email = 'taller@andina.test';
  await emptyCart('andina', email);
  await openAs(page, email, '/store', 'andina');
  await addProduct(page);
  await page.goto(`${portalOf('andina')}/checkout`);
  await payByCard(page, ASKED_CARD);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByRole('heading', { name: 'Your payment didn’t go through' })).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await payByCard(page, ASKED_CARD);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await expectAccessible(page);
  expect(await chargedAt(paymentIdOf(page))).toEqual(['captured']);
});

const portalIn = (page: Page, mode: string): Locator | FrameLocator =>
  mode === 'frame' ? page.frameLocator('#ordering') : page.locator('#ordering');

for (const mode of ['frame', 'slot']) {
  test(`in a ${mode}, the parent’s page goes to the bank and comes back to the result`, async ({ page }) => {
    await openShell(page, 'C-2107', { mode });
    const portal = portalIn(page, mode);
    await addProduct(portal);
    await page.getByRole('button', { name: 'Checkout', exact: true }).click();
    await payByBank(portal);
    await chooseBank(page, 'Banco Aprobado');
    await expect(portal.getByRole('heading', { name: 'Payment received' })).toBeVisible();
    expect(new URL(page.url()).searchParams.has('payment')).toBe(false);
    await page.reload();
    await portal.getByRole('link', { name: 'View your invoice' }).click();
    await expect(page).toHaveURL(/portal=confirmation/);
  });
}

for (const [mode, email, account, number, holder] of [
  ['frame', 'taller@andina.test', 'C-2151', ASKED_CARD, CARD_HOLDER],
  ['slot', EMAIL, 'C-2107', '4111 1111 1111 1111', 'PENDING'],
] as const) {
  test(`in a ${mode}, a card that its bank asks about pays, and the parent’s page comes back`, async ({
    page,
  }) => {
    await emptyCart('andina', email);
    await openShell(page, account, { mode });
    const portal = portalIn(page, mode);
    await addProduct(portal);
    await page.getByRole('button', { name: 'Checkout', exact: true }).click();
    await payByCard(portal, number, holder);
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(portal.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  });
}

test('in a frame without that, a window is opened, and the page goes on by itself', async ({ page }) => {
  await openShell(page, 'C-2107');
  await page.getByLabel('Bank’s page').selectOption({ label: 'In a new window' });
  const portal = portalIn(page, 'frame');
  await addProduct(portal);
  await page.getByRole('button', { name: 'Checkout', exact: true }).click();
  const opening = page.waitForEvent('popup');
  await payByBank(portal);
  const bankWindow = await opening;
  await expect(portal.getByRole('alertdialog', { name: 'Continue at your bank' })).toBeVisible();
  await expectAccessible(page);
  await chooseBank(bankWindow, 'Banco Aprobado');
  await expect(bankWindow.getByText(/close this window/).first()).toBeVisible();
  await expect(portal.getByRole('alertdialog')).toBeHidden();
  await expect(portal.getByRole('heading', { level: 1, name: /created|placed/i })).toBeVisible();
});

const openSpanishCheckout = async (page: Page) => {
  const t = translatorFor('es');
  await openAs(page, EMAIL, '/store?text=TU-3022', 'andina');
  await page
    .getByRole('button', { name: t('catalogue:add.label', { product: PRODUCT }), exact: true })
    .click();
  await expect(addedNotice(page, t, PRODUCT)).toBeVisible();
  await page.goto(`${portalOf('andina')}/checkout`);
};

/** `holder`: PayU ends the payment as it says. */
const fillSpanishCard = async (page: Page, holder: string) => {
  await page.getByRole('radio', { name: /^Tarjeta Sin recargo/ }).check();
  const card = page.frameLocator('iframe[title="Datos de la tarjeta"]');
  await card.getByLabel('Nombre en la tarjeta').fill(holder);
  await card.getByLabel('Número de tarjeta').fill('4111 1111 1111 1111');
  await card.getByLabel('Fecha de vencimiento').fill('12/30');
  await card.getByLabel('Código de seguridad').fill('123');
  await card.getByLabel('Número de documento del titular').fill('79123456');
};

test.describe('in Spanish', () => {
  test.use({ locale: 'es-CO' });

  test('PayU refuses a card, then leaves two payments pending: one expires, the other is approved', async ({
    page,
  }) => {
    await openSpanishCheckout(page);
    const payAs = async (holder: string) => {
      await fillSpanishCard(page, holder);
      await page.getByRole('button', { name: 'Pagar y confirmar' }).click();
    };
    await payAs('REJECTED');
    await expect(page.getByText('Lo sentimos, su tarjeta fue rechazada.')).toBeVisible();
    for (const [ending, title] of [
      ['expired', 'Su pago no se completó'],
      ['approved', 'Pago recibido'],
    ] as const) {
      await payAs('PENDING');
      await page.getByRole('button', { name: 'Leave pending' }).click();
      await expect(page.getByRole('heading', { name: 'Esperando a su banco' })).toBeVisible();
      await endAtBank((await charges()).at(-1)?.paymentId ?? '', ending);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      if (ending === 'expired') await page.getByRole('link', { name: 'Intentar de nuevo' }).click();
    }
  });

  test('a card pays, and its number is sent to be exchanged for a token alone, and kept nowhere', async ({
    page,
  }) => {
    const number = /4111(\D{0,3}1111){3}/;
    const before = await charges();
    const holders: string[] = [];
    page.on('request', (request) => {
      const sent = `${request.url()} ${request.postData() ?? ''}`;
      if (number.test(sent)) holders.push(new URL(request.url()).pathname);
    });
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await openSpanishCheckout(page);
    await fillSpanishCard(page, 'APPROVED');
    // As by bank, without its 3.500.
    await expect(page.getByRole('region', { name: 'Su compra' })).toContainText(/\$\s?27\.060/);
    await page.getByRole('button', { name: 'Pagar y confirmar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Factura WEB-\d+ creada$/ })).toBeVisible();
    expect(holders).toEqual(['/backend/payu/tokenize']);
    const kept = await page.evaluate(() =>
      JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        (window as { dataLayer?: unknown }).dataLayer,
        history.state,
        location.href,
      ]),
    );
    expect(kept).toContain('purchase');
    expect([kept, ...messages].filter((text) => number.test(text))).toEqual([]);
    const made = (await charges()).slice(before.length);
    expect(made.map(({ state, captured }) => [state, captured])).toEqual([['captured', '27060']]);
  });
});
