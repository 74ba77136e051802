import type { Locator, Page } from 'playwright/test';
import { ONE_WIDTH } from './support/combinations.ts';
import { inEveryWay } from './support/everyWay.ts';
import { emptyCart, expect, test, tokenOf } from './support/journey.ts';
import { heading, quantityOf } from './support/walk.ts';

const BUYER = { tenant: 'demo', email: 'buyer@demo.test', account: '1042' };
const TIN = 'Olive oil tin 5 L';
/** More stops than any screen has between two places. */
const MAX_TAB_STOPS = 80;

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses a key until the target has the focus. */
const reach = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> => {
  await expect(target).toBeEnabled();
  for (let presses = 0; presses < MAX_TAB_STOPS; presses += 1) {
    await page.keyboard.press(key);
    if (await hasFocus(target)) return;
  }
  await expect(target).toBeFocused();
};

/** At the one width only: a phone has no keyboard with Tab and arrows. */
inEveryWay('search, add and cart with the keyboard alone', BUYER, {
  before: () => emptyCart(BUYER.tenant, BUYER.email),
  combinations: ONE_WIDTH,
  walk: async (walk) => {
    const { page, portal, way, say } = walk;
    if (way !== 'standalone') {
      await reach(page, portal.getByRole('link', { name: say('layout:nav.cart') }), 'Tab');
    }
    await expect(portal.getByRole('list', { name: say('catalogue:store.list') })).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('olive oil tin');
    await expect(heading(walk, say('catalogue:store.found', { text: 'olive oil tin' }))).toBeVisible();
    const add = say('catalogue:add.label', { product: TIN });
    await reach(page, portal.getByRole('button', { name: add, exact: true }), 'Tab');
    await page.keyboard.press('Enter');
    await expect(portal.getByText(say('catalogue:added', { quantity: 1, product: TIN }))).toBeVisible();
    const quantity = quantityOf(walk, TIN);
    await reach(page, quantity, 'Shift+Tab');
    await page.keyboard.press('Shift+ArrowUp');
    await expect(quantity).toHaveValue('11');
    const inCart = portal.getByRole('link', { name: say('catalogue:add.inCart', { product: TIN }) });
    const inBar = portal.getByRole('link', { name: `${say('layout:nav.cart')} · 1` });
    await reach(page, inBar.or(inCart), way === 'standalone' ? 'Tab' : 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(heading(walk, say('cart:title'))).toBeFocused();
    await expect(quantity).toHaveValue('11');
  },
});

test('the look into the cart opens and closes with the keyboard, and gives the focus back', async ({
  page,
}) => {
  await page.goto(`/store/${await tokenOf(BUYER.tenant, BUYER.email)}`);
  const cart = page.getByRole('button', { name: /^Cart · \d/ });
  await expect(cart).toBeVisible();
  await cart.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cart).toBeFocused();
});
