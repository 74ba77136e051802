import type { Page } from 'playwright/test';
import { cardForm, fillCard } from './support/cardForm.ts';
import { chooseGroundShipping, chooseIn } from './support/checkoutSections.ts';
import {
  BACKEND,
  emptyCart,
  expect,
  expectAccessible,
  openAs,
  openShell,
  type PortalRoot,
  portalOf,
  test,
  tokenOf,
} from './support/journey.ts';
import { add, search } from './support/ordering.ts';
import { charges, setFault } from './support/providers.ts';

const CASH = 'cash@demo.test';
const PRODUCT = 'Olive oil tin 5 L';

const payButton = (portal: PortalRoot) => portal.getByRole('button', { name: 'Pay and place order' });

/** As a customer who has saved none. */
const forgetSavedCards = async () => {
  const headers = {
    authorization: `Bearer ${await tokenOf('demo', CASH)}`,
    'content-type': 'application/json',
  };
  const { payment_methods: saved } = await (await fetch(`${BACKEND}/payment_methods`, { headers })).json();
  for (const { id } of saved)
    await fetch(`${BACKEND}/payment_methods/remove`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ id }),
    });
};

const openCardPayment = async (page: Page) => {
  await emptyCart('demo', CASH);
  await openAs(page, CASH, '/store?text=olive%20oil');
  await add(page, PRODUCT, 8);
  await page.goto('/checkout');
  await chooseGroundShipping(page);
  await chooseIn(page, 'Payment', /^Card/);
};

const expectPlaced = (portal: PortalRoot) =>
  expect(portal.getByRole('heading', { level: 1, name: /^Order \S+ is placed$/ })).toBeVisible({
    timeout: 30_000,
  });

test('a card that is wrong, declined, and in the end approved and saved pays an order once', {
  tag: '@phone',
}, async ({ page }) => {
  await forgetSavedCards();
  await openCardPayment(page);
  const form = cardForm(page);
  await expect(form.getByLabel('Card number')).toBeVisible();
  await expectAccessible(page);

  await payButton(page).click();
  await expect(form.getByText('Enter the card number')).toBeVisible();
  await expect(form.getByText('Enter the expiration date')).toBeVisible();
  await expect(form.getByText('Enter the security code')).toBeVisible();
  await expect(form.getByText('Enter the billing ZIP or postal code')).toBeVisible();
  await expect(form.getByLabel('Name on card')).toBeFocused();
  const isScrolled = await form.locator('html').evaluate((html) => html.scrollHeight > html.clientHeight);
  expect(isScrolled, 'a scroll bar inside the card form').toBe(false);

  await fillCard(page, '4000 0000 0000 0002');
  await payButton(page).click();
  await expect(page.getByText('Sorry, your card was declined.')).toBeVisible();
  await fillCard(page, '4000000000000119');
  await payButton(page).click();
  await expect(page.getByText('An error occurred while charging the card, please try again.')).toBeVisible();

  await fillCard(page, '4111-1111-1111-1111');
  await expect(form.getByText('Visa')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Save this card for next time' }).check();
  await payButton(page).click();
  await expectPlaced(page);
});

test('a saved card pays with the keyboard alone, once, although the answer to the charge is lost', async ({
  page,
}) => {
  const before = await charges();
  await openCardPayment(page);
  await expect(page.getByRole('radio', { name: /Visa ending in 1111/ })).toBeChecked();
  await setFault('lost-after');
  await payButton(page).focus();
  await page.keyboard.press('Enter');
  await expectPlaced(page);
  const made = (await charges()).slice(before.length);
  expect(made.map(({ state, lastFour }) => [state, lastFour])).toEqual([['authorised', '1111']]);
});

test('a customer with payment terms pays at once by bank account', async ({ page }) => {
  const email = 'buyer@demo.test';
  const before = await charges();
  await emptyCart('demo', email);
  await openAs(page, email, '/store?text=olive%20oil');
  await add(page, PRODUCT, 8);
  await page.goto('/checkout');
  await chooseGroundShipping(page);
  await chooseIn(page, 'Payment', /^Bank account/);
  const form = page.frameLocator('iframe[title="Bank account"]');
  await form.getByLabel('Account holder').fill('Corner Deli');
  await form.getByLabel('Routing number').fill('121042883');
  await form.getByLabel('Account number').fill('123456789');
  await payButton(page).click();
  await expect(form.getByText('Routing number is invalid')).toBeVisible();
  await form.getByLabel('Routing number').fill('1210-42882');
  await payButton(page).click();
  await expectPlaced(page);
  const made = (await charges()).slice(before.length);
  expect(made.map(({ state, lastFour }) => [state, lastFour])).toEqual([['captured', '6789']]);
});

test.describe('without an answer', () => {
  test.afterEach(() => setFault('lost-before', { call: 'lookup', mode: 'off' }));

  test('a card’s discount is shown, and its payment is checked until it is known, also after a reload', async ({
    page,
  }) => {
    const email = 'buyer@wolf.test';
    const before = await charges();
    await emptyCart('wolf', email);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/Accept.js')) scripts.push(new URL(request.frame().url()).pathname);
    });
    await openAs(page, email, '/store?text=serpentine', 'wolf');
    await add(page, 'Serpentine belt T14', 10);
    await page.goto(`${portalOf('wolf')}/checkout`);
    await chooseIn(page, 'Payment', /^Card 1% discount/);
    // 6 % cheaper than 23.85: 22.42. Ten of them 224.20, freight 25.00, less 1 %: 2.49.
    const summary = page.getByRole('region', { name: 'Your order' });
    await expect(summary).toContainText('Card discount 1%');
    await expect(summary).toContainText('−$2.49');
    await expect(summary).toContainText('$246.71');

    await fillCard(page, '4000 0000 0000 0127');
    await setFault('silent-card-charges');
    await setFault('lost-after');
    await setFault('lost-before', { call: 'lookup', mode: 'always' });
    await payButton(page).click();
    await expect(page.getByText(/^Checking whether your payment went through/)).toBeVisible();
    await expect.poll(async () => (await charges()).length).toBe(before.length + 1);
    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();
    const checking = page.getByRole('status').filter({ hasText: 'We’re checking your payment' });
    await expect(checking).toBeVisible();
    await expect(checking).toContainText('Please don’t pay again');
    await expect(checking).toContainText('Your order isn’t placed yet.');
    await expect(checking.getByRole('link', { name: /^\+?[\d ()-]+$/ })).toHaveAttribute(
      'href',
      /^tel:\+?\d+$/,
    );
    await expect(page.getByText(/didn’t go through|declined|an error/i)).toHaveCount(0);
    await expect(page.locator('iframe[title="Card details"]')).toHaveCount(0);
    await expect(payButton(page)).toBeDisabled();

    await setFault('lost-before', { call: 'lookup', mode: 'off' });
    await expectPlaced(page);
    await expect(page.getByText('Card discount 1%')).toBeVisible();
    await expect(page.getByText('−$2.49')).toBeVisible();
    await expect(page.getByText('$246.71').first()).toBeVisible();
    const made = (await charges()).slice(before.length);
    expect(made.map(({ state, captured }) => [state, captured])).toEqual([['captured', '246.71']]);
    // This company uses the provider's script, which only the page of the card form loads.
    expect(scripts).toEqual(['/card']);
  });
});

for (const mode of ['frame', 'slot']) {
  test(`in a ${mode}, an order is paid by a card that the parent’s document can’t read`, async ({ page }) => {
    await forgetSavedCards();
    await emptyCart('demo', CASH);
    await openShell(page, '1107', { mode });
    const portal = mode === 'frame' ? page.frameLocator('#ordering') : page.locator('#ordering');
    await search(portal, 'olive oil');
    await add(portal, PRODUCT, 8);
    await page.getByRole('button', { name: 'Checkout', exact: true }).click();
    await chooseGroundShipping(portal);
    await chooseIn(portal, 'Payment', /^Card/);
    await fillCard(portal, '4111 1111 1111 1111');
    const documents = page.frames().filter((frame) => new URL(frame.url()).pathname !== '/card');
    for (const frame of documents) {
      await expect(frame.locator('[autocomplete*="cc-"]'), frame.url()).toHaveCount(0);
    }
    const card = page.frames().find((frame) => !documents.includes(frame));
    expect(new URL(card?.url() ?? '').origin).toBe(portalOf('demo'));
    await payButton(portal).click();
    await expectPlaced(portal);
  });
}
