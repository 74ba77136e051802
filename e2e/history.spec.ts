import { readFile } from 'node:fs/promises';
import { openWithCart } from './support/customerData.ts';
import { emptyCart, expect, expectAccessible, openAs, test } from './support/journey.ts';

const BUYER = 'buyer@demo.test';

test.beforeEach(() => emptyCart('demo', BUYER));

test('filters the history, opens an order and orders it again @phone', async ({ page }) => {
  await openAs(page, BUYER, '/account');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Delivered');
  await expect(page).toHaveURL(/\/account\?status=delivered$/);
  const table = page.getByRole('table', { name: 'Orders' });
  await expect(table.getByRole('row').filter({ hasText: 'Delivered' }).first()).toBeVisible();
  await expect(table.getByText('Shipped')).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('delivered');

  await table.getByRole('link', { name: /^WEB-/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order WEB-/ })).toBeVisible();
  await expectAccessible(page);
  const pdf = page.getByRole('link', { name: /^PDF of WEB-/ });
  await expect(pdf).toHaveAttribute('target', '_blank');
  const href = (await pdf.getAttribute('href')) ?? '';
  const document = await page.evaluate(async (address) => {
    const response = await fetch(address, { credentials: 'omit' });
    return { status: response.status, type: response.headers.get('content-type') };
  }, href);
  expect(document).toEqual({ status: 200, type: 'application/pdf' });

  await page.getByRole('button', { name: 'Order again' }).click();
  const dialog = page.getByRole('dialog', { name: /^Order WEB-\d+ again$/ });
  await expect(dialog.getByRole('checkbox', { name: 'Select all' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Add \d+ products?$/ }).click();
  await expect(page.getByText(/^\d+ products? added to your cart$/)).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(table).toBeVisible();
});

test('the home screen offers the lines of a recent order beside what is in the cart', async ({ page }) => {
  await openWithCart(page, BUYER);
  await page.goto('/home');
  const recent = page.getByRole('table', { name: 'Recent orders' });
  await recent
    .getByRole('link', { name: /^Order again: WEB-/ })
    .last()
    .click();
  await expect(page.getByRole('dialog', { name: /^Order WEB-\d+ again$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: /^Order WEB-/ })).toBeVisible();
});

test('downloads the listed invoices as CSV', async ({ page }) => {
  await openAs(page, BUYER, '/account?kind=invoice');
  await expect(page.getByRole('table', { name: 'Invoices' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^invoices-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = (await readFile(await file.path(), 'utf8')).replaceAll('"', '');
  const [header, firstRow] = text.split('\r\n');
  expect(header).toBe('\uFEFFNumber,Date,Due date,Status,Approval,Comment,Products,Currency,Total,Balance');
  expect(firstRow).toMatch(
    /^INV-\d+,\d{4}-\d{2}-\d{2},\d{4}-\d{2}-\d{2},Unpaid,,,\d+,USD,\d+\.\d{2},\d+\.\d{2}$/,
  );
});

test('a cancelled order is listed as cancelled', async ({ page }) => {
  await openAs(page, BUYER, '/account?status=processing');
  const link = page.getByRole('table').getByRole('link', { name: /^WEB-/ }).first();
  const number = (await link.textContent()) ?? '';
  await link.click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Cancel order ${number}?` });
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText(`Order ${number} has been canceled`)).toBeVisible();
  await expect(page.getByRole('article').getByText('Canceled').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await page.goto(`/account?search=${number}`);
  await expect(page.getByRole('row').filter({ hasText: number }).getByText('Canceled')).toBeVisible();
});

test('the permalink shows a document without header and footer, on the full page', async ({ page }) => {
  await openAs(page, BUYER, '/account?kind=estimate');
  const estimate = page.getByRole('table').getByRole('link', { name: /^EST-/ }).first();
  await page.goto(`/transaction/${await estimate.textContent()}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Estimate EST-/ })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const mainBox = await page.getByRole('main').boundingBox();
  expect(mainBox?.width).toBe(1280);
  expect(mainBox?.height).toBeGreaterThanOrEqual(800);
  await expectAccessible(page);
});

test.describe('another customer’s history', () => {
  test.use({ expectedConsole: [/403/] });

  test('is refused with a message', async ({ page }) => {
    await openAs(page, BUYER, '/account?client=1');
    await expect(page.getByText('You do not have access to this account history')).toBeVisible();
    await page.getByRole('link', { name: 'Go to your history' }).click();
    await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible();
  });
});

test.describe('in French', () => {
  test.use({ locale: 'fr-CA' });

  test('a company that makes estimates lists them first, with their own status names', async ({ page }) => {
    await openAs(page, 'acheteuse@lumiere.test', '/account', 'lumiere');
    await expect(
      page.getByRole('navigation', { name: 'Types de documents' }).getByRole('link').first(),
    ).toHaveText('Devis');
    await expect(
      page
        .getByRole('table', { name: 'Devis' })
        .getByText(/^(Accepté|Ouvert)$/)
        .first(),
    ).toBeVisible();
  });
});
