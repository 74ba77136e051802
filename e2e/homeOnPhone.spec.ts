import type { Page } from 'playwright/test';
import { emptyCart, expect, expectAccessible, openAs, test } from './support/journey.ts';
import { untilQuiet } from './support/ordering.ts';
import { LANGUAGES, LOCALES, translatorFor } from './support/translations.ts';

/** Two screens of a usual phone, px. */
const MOST_HEIGHT = 1_688;

const BUYER = 'buyer@demo.test';
const APPROVER = 'approver@demo.test';

/** In the order in which they are read. */
const SECTIONS = [
  'home:wait.title',
  'home:owe.title',
  'home:delivery.title',
  'recommendations:smart.title.order',
  'home:year.title.order',
  'home:recent.order',
  'deals:title',
  'home:categories',
];

const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    const t = translatorFor(language);

    for (const customer of [BUYER, APPROVER]) {
      test(`the home of ${customer} takes two screens of a phone, and has everything @only-phone`, async ({
        page,
      }) => {
        await openAs(page, customer, '/home');
        const names = SECTIONS.map((key) => t(key)).slice(customer === APPROVER ? 0 : 1);
        const titles = page.getByRole('main').getByRole('heading', { level: 2 });
        await expect(titles).toHaveText(names);
        for (const name of names) await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
        await untilQuiet(page);
        expect(await heightOf(page)).toBeLessThanOrEqual(MOST_HEIGHT);
      });
    }
  });
}

test('what the home of a phone leaves out is one press away @only-phone', async ({ page }) => {
  await emptyCart('demo', BUYER);
  await openAs(page, BUYER, '/home');
  const smart = page.getByRole('region', { name: 'Your smart order' });
  await expect(smart.getByRole('listitem')).toHaveCount(2);
  await smart.getByRole('button', { name: /^Show all \d+$/ }).click();
  await expect(smart.getByRole('checkbox').nth(2)).toBeFocused();
  expect(await smart.getByRole('listitem').count()).toBeGreaterThan(2);
  const [first] = await smart.getByRole('checkbox').all();
  await first?.uncheck();
  await expect(smart.getByRole('button', { name: /^Add \d+ products? · \$/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('region', { name: 'Today’s deals' }).getByRole('listitem').first().click();
  await expect(page.getByRole('article', { name: 'Oil for the season' })).toBeVisible();
});
