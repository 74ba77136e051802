import { clicker } from './support/clicks.ts';
import { expect, expectAccessible, openAs, send, test, tokenOf } from './support/journey.ts';
import { inDollars, translatorFor } from './support/translations.ts';

/** What customers want from their home, with the clicks that it may take. */

const CUSTOMER = 'legacy@demo.test';
const t = translatorFor('en');

type MonthSums = { months: { month: string; amount: number }[] };

test('how much was ordered this year, and what comes next, needs no click @phone', async ({ page }) => {
  const answer = await send(
    'GET',
    '/transactions/months?kind=order',
    undefined,
    await tokenOf('demo', CUSTOMER),
  );
  const { months }: MonthSums = await answer.json();
  const year = String(new Date().getFullYear());
  const cents = months
    .filter(({ month }) => month.startsWith(year))
    .reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  await openAs(page, CUSTOMER, '/home');
  const tile = page.getByRole('region', { name: 'This year' });
  await expect(tile.getByText(inDollars((cents / 100).toFixed(2), t), { exact: true })).toBeVisible();
  await expect(tile.getByRole('img', { name: /^By month: January / })).toBeVisible();
  const delivery = page.getByRole('region', { name: 'Next shipment' });
  await expect(delivery.getByRole('listitem').filter({ hasText: 'Delivered' })).toBeVisible();
  await expectAccessible(page);
});

test('the last order is ordered again by two clicks', async ({ page }) => {
  await openAs(page, CUSTOMER, '/home');
  const { click, clicks } = clicker();
  await click(
    page
      .getByRole('table', { name: 'Recent orders' })
      .getByRole('link', { name: /^Order again: WEB-/ })
      .first(),
  );
  await click(page.getByRole('dialog').getByRole('button', { name: /^Add \d+ items?$/ }));
  await expect(page.getByText(/^\d+ products? added to your cart$/)).toBeVisible();
  expect(clicks()).toBe(2);
});

test('what is overdue is one click from its payment', async ({ page }) => {
  await openAs(page, CUSTOMER, '/home');
  const { click, clicks } = clicker();
  await click(page.getByRole('region', { name: 'You owe' }).getByRole('link', { name: /^Pay \$/ }));
  await expect(page).toHaveURL(/\/account\?pay=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(clicks()).toBe(1);
});
