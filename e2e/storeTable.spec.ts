import type { Locator } from 'playwright/test';
import { emptyCart, expect, logIn, openAs, portalOf, test } from './support/journey.ts';

const BUYER = 'buyer@demo.test';

test.beforeEach(() => emptyCart('demo', BUYER));

test('the list is a table with what was bought last, and can be narrowed to it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/login');
  await logIn(page, BUYER);
  await page.goto('/store');
  const hearts = page.getByRole('list', { name: 'Products' }).getByRole('button', { name: /to favorites$/ });
  await expect(hearts.nth(4)).toBeVisible();
  const starts = await hearts.evaluateAll((all) => all.map((heart) => heart.getBoundingClientRect().left));
  expect(new Set(starts).size).toBe(1);
  await page.goto('/store?view=compact');
  const list = page.getByRole('list', { name: 'Products' });
  const twelfth = list.getByRole('listitem').nth(11);
  await expect(twelfth).toBeInViewport({ ratio: 1 });
  await page.getByRole('complementary', { name: 'Filters' }).getByLabel('Bought before').check();
  await expect(page).toHaveURL(/bought=1/);
  await expect(list.getByText('You bought:').first()).toBeAttached();
  await list
    .getByRole('button', { name: /^Add (?!.* to favorites$)/ })
    .first()
    .click();
  await expect(list.getByText(/\d+ in\scart$/).first()).toBeVisible();
});

/** Neither wider than its place nor of a second line. */
const expectWhole = async (text: Locator): Promise<void> => {
  await expect(text.first()).toBeVisible();
  const isCut = await text.evaluateAll((all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 4),
  );
  expect(isCut).toHaveLength(0);
};

for (const [locale, word, orMore] of [
  ['en-US', /^31.in.cart$/, '24 or more'],
  ['es-ES', /^31.en.carrito$/, '24 o más'],
  ['fr-FR', /^31.au.panier$/, '24 ou plus'],
] as const) {
  test(`the chip and the count in the cart are whole, and the rows low: ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({ locale, viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await openAs(page, BUYER, '/store');
    const row = page.getByRole('listitem').filter({ hasText: 'Extra virgin olive oil 1 L' }).first();
    await row.getByRole('textbox').fill('31');
    // It waits until the cart is open.
    await row.getByRole('button', { name: /^(Add|Agregar|Ajouter) .* 1 L$/ }).click();
    // One line; in longer languages the word is left out where there is room for the number only.
    await expect(row.getByText(word)).toBeVisible();
    expect((await row.getByText(word).boundingBox())?.height).toBeLessThan(20);
    await expectWhole(row.getByText(orMore, { exact: true }));
    const heights = await page
      .getByRole('listitem')
      .evaluateAll((rows) => rows.slice(0, 9).map((each) => each.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(66);
    await page.goto('/store?view=compact');
    await expectWhole(row.getByText('24+', { exact: true }));
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/store?view=grid');
      await expectWhole(row.getByText(width === 1280 ? orMore : '24+', { exact: true }));
    }
    const [card, stepper] = await Promise.all([row.boundingBox(), row.getByRole('group').boundingBox()]);
    expect(stepper?.x, 'the stepper is in its card').toBeGreaterThan(card?.x ?? Number.NaN);
    await context.close();
  });
}

test('a company that checks no stock has no column for it, and a deal’s price is the one that is charged', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, 'buyer@wolf.test', '/store', 'wolf');
  const hub = page.getByRole('listitem').filter({ hasText: 'Wheel hub assembly front T14' });
  await expect(hub.getByRole('button', { name: '$73.95 Why this price?' })).toBeVisible();
  await expectWhole(hub.getByText('−4%', { exact: true }));
  await expect(hub.locator('s')).toContainText('$77.03');
  await expect(page.getByText('Code', { exact: true })).toBeVisible();
  await expect(page.getByText('Stock', { exact: true })).toHaveCount(0);
});

test('the words for a hidden price stand on one line, in the list and on a phone @phone', async ({
  page,
}) => {
  await openAs(page, 'acheteuse@lumiere.test', '/store', 'lumiere');
  for (const view of ['list', 'grid']) {
    await page.goto(`${portalOf('lumiere')}/store?view=${view}`);
    const words = page.getByRole('listitem').getByText(/^(Price on request|Prix sur demande)$/);
    await expect(words.first()).toBeVisible();
    expect((await words.first().boundingBox())?.height).toBeLessThan(20);
  }
});
