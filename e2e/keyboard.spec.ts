import type { Locator, Page } from 'playwright/test';
import { ONE_WIDTH } from './support/combinations.ts';
import { inEveryMode } from './support/everyMode.ts';
import { emptyCart, expect, linkTokenOf, PASSWORD, test } from './support/journey.ts';
import { addedNotice, heading, quantityField } from './support/journeySteps.ts';
import { addButton } from './support/ordering.ts';

const BUYER = { tenant: 'demo', email: 'buyer@demo.test', account: '1042' };
const TIN = 'Olive oil tin 5 L';
const MAX_TAB_STOPS = 80;

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> => {
  await expect(target).toBeEnabled();
  for (let presses = 0; presses < MAX_TAB_STOPS; presses += 1) {
    await page.keyboard.press(key);
    if (await hasFocus(target)) return;
  }
  await expect(target).toBeFocused();
};

/** Only at desktop width: a phone has no Tab and arrow keys. */
inEveryMode('searches, adds and opens the cart with the keyboard alone', BUYER, {
  before: () => emptyCart(BUYER.tenant, BUYER.email),
  combinations: ONE_WIDTH,
  run: async (journey) => {
    const { page, portal, mode, t } = journey;
    if (mode !== 'standalone') {
      await tabTo(page, portal.getByRole('link', { name: t('layout:nav.cart') }), 'Tab');
    }
    await expect(portal.getByRole('list', { name: t('catalogue:store.list') })).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('olive oil tin');
    await expect(heading(journey, t('catalogue:store.found', { text: 'olive oil tin' }))).toBeVisible();
    await tabTo(page, addButton(portal, TIN, t), 'Tab');
    await page.keyboard.press('Enter');
    await expect(addedNotice(portal, t, TIN)).toBeVisible();
    const quantity = quantityField(journey, TIN);
    await tabTo(page, quantity, 'Shift+Tab');
    const tenMore = String(Number(await quantity.inputValue()) + 10);
    await page.keyboard.press('Shift+ArrowUp');
    await expect(quantity).toHaveValue(tenMore);
    const cartLink = portal.getByRole('link', { name: t('catalogue:add.inCart', { product: TIN }) });
    const barLink = portal.getByRole('link', { name: `${t('layout:nav.cart')} · 1` });
    await tabTo(page, barLink.or(cartLink), mode === 'standalone' ? 'Tab' : 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(heading(journey, t('cart:title'))).toBeFocused();
    await expect(quantity).toHaveValue(tenMore);
  },
});

test('logs in, orders and sees the confirmation with the keyboard alone', async ({ page }) => {
  await emptyCart(BUYER.tenant, BUYER.email);
  await page.goto('/login');
  await tabTo(page, page.getByLabel('Email'), 'Tab');
  await page.keyboard.type(BUYER.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }), 'Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Corner Deli' })).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.type('olive oil tin');
  await tabTo(page, page.getByRole('button', { name: `Add ${TIN}`, exact: true }), 'Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: `Quantity: ${TIN}` }), 'Shift+Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('8');
  await tabTo(page, page.getByRole('link', { name: /view cart$/ }), 'Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Check out' }).locator('visible=true'), 'Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused();
  const place = page.getByRole('button', { name: 'Place order' }).locator('visible=true');
  await tabTo(page, place, 'Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: /Ground shipping/ })).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, place, 'Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Order \S+ is placed$/ })).toBeFocused();
});

test('a category that has the focus is seen whole, beside the button that scrolls', async ({ page }) => {
  await page.goto(`/store/${await linkTokenOf(BUYER.tenant, BUYER.email)}`);
  const categories = page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('list')
    .first()
    .getByRole('link');
  await expect(categories.first()).toBeVisible();
  await categories.first().focus();
  for (const category of await categories.all()) {
    await expect(category).toBeFocused();
    await expect(category).toBeInViewport({ ratio: 1 });
    const isCovered = await category.evaluate((link) => {
      const { left, right, top, height } = link.getBoundingClientRect();
      const seenAt = (x: number) => link.contains(document.elementFromPoint(x, top + height / 2));
      return !seenAt(left + 4) || !seenAt(right - 4);
    });
    expect(isCovered, (await category.textContent()) ?? '').toBe(false);
    await page.keyboard.press('Tab');
  }
});

test('the cart menu opens and closes with the keyboard, and returns the focus to its button', async ({
  page,
}) => {
  await page.goto(`/store/${await linkTokenOf(BUYER.tenant, BUYER.email)}`);
  const cart = page.getByRole('button', { name: /^Cart · \d/ });
  await expect(cart).toBeVisible();
  await cart.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cart).toBeFocused();
});
