import type { Page } from 'playwright/test';
import {
  emptyCart,
  expect,
  expectAccessible,
  openShell,
  type Place,
  patchDocument,
  test,
  tokenOf,
} from './support/journey.ts';
import { LANGUAGES, type Language, LOCALES, type Words, wordsOf } from './support/words.ts';

const BUYER = 'buyer@demo.test';
const ACCOUNT = '1042';
const SEARCHED = 'penne rigate hartwell';
const PENNE = 'Penne rigate 1 kg';
const PENNE_ID = 1287;

const openAlone = async (page: Page): Promise<Place> => {
  await page.goto(`/store/${await tokenOf('demo', BUYER)}`);
  return page;
};

const openInFrame = async (page: Page, language: Language): Promise<Place> => {
  await openShell(page, ACCOUNT, wordsOf('en')(`common:language.${language}`));
  return page.frameLocator('iframe').locator('body');
};

/** Where there is room the filters stand beside the list; else they are behind a button. */
const chooseFilter = async (portal: Place, say: Words, value: string): Promise<void> => {
  const name = say('catalogue:filter.open');
  const rail = portal.getByRole('complementary', { name });
  const open = portal
    .getByRole('link', { name, exact: true })
    .or(portal.getByRole('button', { name, exact: true }))
    .filter({ visible: true })
    .first();
  await expect(rail.or(open)).toBeVisible();
  const hasRail = await rail.isVisible();
  if (!hasRail) await open.click();
  const filters = hasRail ? rail : portal.getByRole('dialog', { name });
  const choice = filters.getByRole('checkbox', { name: new RegExp(`^${value} \\d`) });
  await choice.click();
  await expect(choice).toBeChecked();
  if (hasRail) return;
  await filters
    .getByRole('button', { name: new RegExp(`^${say('catalogue:filter.show_other', { count: '\\d+' })}$`) })
    .click();
  await expect(filters).toBeHidden();
};

/** Search, a filter, the product, the way to its price, into the cart and the favourites, the cart. */
const walk = async (page: Page, portal: Place, say: Words): Promise<void> => {
  const button = (key: string, values = {}) =>
    portal.getByRole('button', { name: say(key, values), exact: true });

  await portal.getByRole('searchbox', { name: say('layout:search.label') }).fill(SEARCHED);
  await expect(
    portal.getByRole('heading', { level: 1, name: say('catalogue:store.found', { text: SEARCHED }) }),
  ).toBeVisible();
  await chooseFilter(portal, say, 'Pasta');
  await expect(page).toHaveURL(/line(=|%3D)Pasta/);
  await portal.getByRole('link', { name: PENNE, exact: true }).first().click();
  await expect(portal.getByRole('heading', { level: 1, name: PENNE })).toBeVisible();

  const product = portal.getByRole('main');
  const quantity = product.getByRole('textbox', {
    name: say('common:quantity.label', { word: say('common:quantity.word'), product: PENNE }),
  });
  await quantity.fill('24');
  await quantity.press('Enter');
  // From 24 on 1.97, of which the campaign takes 5 %: 1.87.
  await product
    .getByRole('button', { name: `$1.87 ${say('common:price.why')}` })
    .first()
    .click();
  const trail = portal.getByRole('dialog', { name: say('common:price.why') });
  for (const text of [
    say('pricing:list'),
    '$2.10',
    say('pricing:rule.SCALE_PRICE'),
    '$1.97',
    '−$0.10',
    '$1.87',
  ]) {
    await expect(trail.getByText(text, { exact: true }).first()).toBeVisible();
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(trail).toBeHidden();

  await button('catalogue:add.label', { product: PENNE }).click();
  await expect(portal.getByText(say('catalogue:added', { quantity: 24, product: PENNE }))).toBeVisible();
  const heart = button('catalogue:favourite', { product: PENNE });
  await heart.click();
  await expect(
    portal.getByText(say('favourites:added', { product: PENNE, list: say('favourites:defaultName') })),
  ).toBeVisible();
  await heart.click();
  const lists = portal.getByRole('dialog', { name: say('favourites:choose.title') });
  await lists.getByRole('button', { name: say('favourites:choose.removeAll') }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');

  await portal.getByRole('link', { name: say('catalogue:add.inCart', { product: PENNE }) }).click();
  await expect(portal.getByRole('heading', { level: 1, name: say('cart:title') })).toBeVisible();
  await expect(quantity).toHaveValue('24');
  // 24 × 1.87
  await expect(portal.getByText('$44.88').first()).toBeVisible();
  await expect(portal.getByText(say('cart:sync.saved'))).toBeVisible();
  await expectAccessible(page);
};

for (const language of LANGUAGES) {
  test.describe(`the catalogue in ${language}`, () => {
    test.use({ locale: LOCALES[language] });
    test.beforeEach(async () => {
      await emptyCart('demo', BUYER);
      const noFavourite = { lists: { default: { marks: { [PENNE_ID]: false } } } };
      await patchDocument('demo', BUYER, 'favourites', noFavourite);
    });

    test('alone: from the search to the cart @phone', async ({ page }) => {
      await walk(page, await openAlone(page), wordsOf(language));
    });

    test('in a frame: from the search to the cart @phone', async ({ page }) => {
      await walk(page, await openInFrame(page, language), wordsOf(language));
    });
  });
}
