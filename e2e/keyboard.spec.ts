import type { Locator, Page } from 'playwright/test';
import { emptyCart, expect, openShell, type Place, test, tokenOf } from './support/journey.ts';
import { type Language, LOCALES, wordsOf } from './support/words.ts';

const BUYER = 'buyer@demo.test';
const ACCOUNT = '1042';
const TIN = 'Olive oil tin 5 L';
/** More stops than any screen has between two places. */
const MOST = 80;

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses a key until the target has the focus. */
const reach = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> => {
  await expect(target).toBeEnabled();
  for (let presses = 0; presses < MOST; presses += 1) {
    await page.keyboard.press(key);
    if (await hasFocus(target)) return;
  }
  await expect(target).toBeFocused();
};

const places = [
  { way: 'alone', language: 'en' },
  { way: 'alone', language: 'es' },
  { way: 'in a frame', language: 'fr' },
] as const satisfies readonly { way: string; language: Language }[];

for (const { way, language } of places) {
  test.describe(`${way}, in ${language}`, () => {
    test.use({ locale: LOCALES[language] });

    test('search, add and cart with the keyboard alone', async ({ page }) => {
      const say = wordsOf(language);
      await emptyCart('demo', BUYER);
      let portal: Place = page;
      if (way === 'alone') {
        await page.goto(`/store/${await tokenOf('demo', BUYER)}`);
      } else {
        await openShell(page, ACCOUNT, say(`common:language.${language}`));
        portal = page.frameLocator('iframe').locator('body');
        await reach(page, portal.getByRole('link', { name: say('layout:nav.cart') }), 'Tab');
      }
      await expect(portal.getByRole('list', { name: say('catalogue:store.list') })).toBeVisible();
      await page.keyboard.press('/');
      await page.keyboard.type('olive oil tin');
      await expect(
        portal.getByRole('heading', {
          level: 1,
          name: say('catalogue:store.found', { text: 'olive oil tin' }),
        }),
      ).toBeVisible();
      await reach(
        page,
        portal.getByRole('button', { name: say('catalogue:add.label', { product: TIN }), exact: true }),
        'Tab',
      );
      await page.keyboard.press('Enter');
      await expect(portal.getByText(say('catalogue:added', { quantity: 1, product: TIN }))).toBeVisible();
      const quantity = portal.getByRole('textbox', {
        name: say('common:quantity.label', { word: say('common:quantity.word'), product: TIN }),
      });
      await reach(page, quantity, 'Shift+Tab');
      await page.keyboard.press('Shift+ArrowUp');
      await expect(quantity).toHaveValue('11');
      const inCart = portal.getByRole('link', { name: say('catalogue:add.inCart', { product: TIN }) });
      const inBar = portal.getByRole('link', { name: `${say('layout:nav.cart')} · 1` });
      await reach(page, inBar.or(inCart), way === 'alone' ? 'Tab' : 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(portal.getByRole('heading', { level: 1, name: say('cart:title') })).toBeFocused();
      await expect(quantity).toHaveValue('11');
    });
  });
}

test('the look into the cart opens and closes with the keyboard, and gives the focus back', async ({
  page,
}) => {
  await page.goto(`/store/${await tokenOf('demo', BUYER)}`);
  const cart = page.getByRole('button', { name: /^Cart · \d/ });
  await expect(cart).toBeVisible();
  await cart.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cart).toBeFocused();
});
