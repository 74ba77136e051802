import type { Page } from 'playwright/test';
import {
  BACKEND,
  collectConsole,
  expect,
  expectAccessible,
  openAs,
  PORTAL,
  test,
  tokenOf,
} from './support/journey.ts';

const VISA = '4111 1111 1111 1111';

/** The customer's invoices that aren't paid, oldest first. */
const unpaidInvoices = async (email: string) => {
  const authorization = `Bearer ${await tokenOf('demo', email)}`;
  const response = await fetch(`${BACKEND}/transactions?kind=invoice&status=unpaid&page_size=100`, {
    headers: { authorization },
  });
  const { transactions } = await response.json();
  const invoices = transactions as {
    id: string;
    transaction_number: string;
    balance: number;
    due_date: string;
  }[];
  return invoices.toSorted((one, other) => one.due_date.localeCompare(other.due_date));
};

const paymentLinkOf = async (email: string, id: string): Promise<string> => {
  const authorization = `Bearer ${await tokenOf('demo', email)}`;
  const response = await fetch(`${BACKEND}/transactions/${id}`, { headers: { authorization } });
  return (await response.json()).transaction.payment_link_id;
};

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const cents = (amount: number) => Math.round(amount * 100);
/** The demo company's surcharge on cards, 2.9 %, rounded half up. */
const withSurcharge = (amount: number) => amount + Math.round((amount * 29) / 1000);

const enterCard = async (page: Page, number: string) => {
  await page.getByRole('radio', { name: 'Card' }).check();
  const card = page.frameLocator('iframe[title="Card details"]');
  await card.getByLabel('Name on card').fill('Ana Buyer');
  await card.getByLabel('Card number').fill(number);
  await card.getByLabel('Expiration date').fill('12 / 30');
  await card.getByLabel('Security code').fill('123');
  await card.getByLabel('Billing ZIP or postal code').fill('33101');
};

const payButton = (page: Page, amount: number) =>
  page.getByRole('button', { name: `Pay ${dollars(amount)}`, exact: true });

test('invoices are chosen, paid in part oldest first with a card that is saved, then whole with the saved card', async ({
  page,
}) => {
  const email = 'legacy@demo.test';
  const [oldest, second, third] = await unpaidInvoices(email);
  if (!oldest || !second || !third) throw new Error('three unpaid invoices are needed');
  const part = 1000;
  const first = cents(oldest.balance) + part;

  await openAs(page, email, '/account?kind=invoice');
  for (const { transaction_number: number } of [oldest, second, third])
    await page.getByRole('checkbox', { name: `Select ${number} to pay` }).check();
  const sum = cents(oldest.balance) + cents(second.balance) + cents(third.balance);
  await expect(page.getByRole('region', { name: 'Pay invoices' })).toContainText(dollars(sum));
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Pay 3 invoices' }).click();

  await page.getByText('Pay a fixed amount').click();
  await page.getByLabel('Amount', { exact: true }).fill(String(first / 100));
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByLabel(`Amount for ${second.transaction_number}`)).toHaveValue('10.00');
  await expect(page.getByLabel(`Amount for ${third.transaction_number}`)).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel(`Amount for ${second.transaction_number}`)).toHaveValue('10.00');

  await enterCard(page, '4000 0000 0000 0002');
  await expectAccessible(page);
  // The sums and the button stay beside the fields, and what became of the payment is said there.
  await expect(payButton(page, withSurcharge(first))).toBeInViewport();
  await payButton(page, withSurcharge(first)).click();
  await expect(page.getByText('Sorry, your card was declined.')).toBeInViewport();
  await expect(page.getByLabel(`Amount for ${second.transaction_number}`)).toHaveValue('10.00');
  await enterCard(page, VISA);
  await page.getByRole('checkbox', { name: 'Save this card for next time' }).check();
  await payButton(page, withSurcharge(first)).click();

  await expect(page.getByRole('heading', { level: 1, name: /^Receipt / })).toBeVisible();
  await expect(page.getByText('Thank you. Your payment was successful.')).toBeVisible();
  const receipt = page.getByRole('article');
  await expect(receipt).toContainText('Visa ···· 1111, paid');
  await expect(receipt).toContainText(dollars(withSurcharge(first)));
  const row = (number: string) => receipt.getByRole('row').filter({ hasText: number });
  await expect(row(oldest.transaction_number)).toContainText('Paid in full');
  await expect(row(second.transaction_number)).toContainText(dollars(cents(second.balance) - part));
  await expectAccessible(page);
  const pdf = (await page.getByRole('link', { name: /^PDF of receipt/ }).getAttribute('href')) ?? '';
  const file = await fetch(pdf);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Receipt / })).toBeVisible();

  await receipt.getByRole('link', { name: second.transaction_number }).click();
  const payments = page.getByRole('region', { name: 'Payments' });
  // One was paid partly before there were receipts.
  await expect(payments.getByRole('listitem').filter({ hasText: '$10.00' })).toHaveCount(1);
  await expect(payments.getByRole('listitem').filter({ hasText: 'Earlier payments' })).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Partially paid');
  await page.getByRole('link', { name: 'Pay invoice' }).click();
  const rest = cents(second.balance) - part;
  await expect(page.getByRole('radio', { name: /^Visa ending in 1111/ })).toBeChecked();
  await payButton(page, withSurcharge(rest)).click();
  await expect(row(second.transaction_number)).toContainText('Paid in full');

  await page.goto(`${PORTAL}/account?kind=invoice&status=unpaid`);
  await expect(page.getByRole('link', { name: third.transaction_number, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: second.transaction_number, exact: true })).toHaveCount(0);

  await page.goto(`${PORTAL}/account-settings`);
  await expect(page.getByText('Visa ending in 1111')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove Visa ending in 1111' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(/^No saved payment methods/)).toBeVisible();
});

test.describe('two tabs at once', () => {
  // The back office refuses the second payment.
  test.use({ expectedConsole: [/409/] });
  test('an invoice that two tabs pay at once is charged once', async ({ page, context }) => {
    const email = 'group@demo.test';
    const invoice = (await unpaidInvoices(email)).at(-1);
    if (!invoice) throw new Error('an unpaid invoice is needed');
    const path = `/account?pay=${invoice.id}`;
    await openAs(page, email, path);
    const other = await context.newPage();
    await other.goto(PORTAL + path);
    for (const tab of [page, other]) await enterCard(tab, VISA);
    const total = withSurcharge(cents(invoice.balance));
    await Promise.all([page, other].map((tab) => payButton(tab, total).click()));
    const paid = (tab: Page) => tab.getByRole('heading', { level: 1, name: /^Receipt / });
    const refused = (tab: Page) =>
      tab.getByText(/A balance has changed|The amount is more than|^Nothing left to pay/);
    for (const tab of [page, other]) await expect(paid(tab).or(refused(tab)).first()).toBeVisible();
    const receipts = await Promise.all([page, other].map((tab) => paid(tab).count()));
    expect(receipts.toSorted()).toEqual([0, 1]);
    expect((await unpaidInvoices(email)).map(({ id }) => id)).not.toContain(invoice.id);
  });
});

test('whoever has the link pays a part of an invoice without login @phone', async ({ page }) => {
  const email = 'restricted@demo.test';
  const [invoice] = await unpaidInvoices(email);
  if (!invoice) throw new Error('an unpaid invoice is needed');
  await page.goto(`${PORTAL}/payment-form/${await paymentLinkOf(email, invoice.id)}`);
  await expect(
    page.getByRole('heading', { level: 1, name: `Pay invoice ${invoice.transaction_number}` }),
  ).toBeVisible();
  await page.getByLabel('Amount to pay').fill('5,50');
  // The captcha of the demo is solved meanwhile.
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await enterCard(page, VISA);
  await expectAccessible(page);
  await payButton(page, withSurcharge(550)).click();
  const result = page.getByRole('status').filter({ hasText: 'Thank you. Your payment was successful.' });
  await expect(result).toContainText('Receipt number');
  await expect(result).toContainText(dollars(withSurcharge(550)));
  await expect(result).toContainText(`Left to pay ${dollars(cents(invoice.balance) - 550)}`);
  await expectAccessible(page);
});

test.describe('a shared link', () => {
  test.use({ expectedConsole: [/404/] });
  test('is copied, pays without login, and is turned off; then the number asks for another @phone', async ({
    page,
    browser,
    consoleMessages,
  }) => {
    const email = 'group@demo.test';
    const [invoice] = await unpaidInvoices(email);
    if (!invoice) throw new Error('an unpaid invoice is needed');
    const { transaction_number: number } = invoice;
    await openAs(page, email, `/account?document=${invoice.id}`);
    await page.getByRole('button', { name: 'Share payment link' }).click();
    const dialog = page.getByRole('dialog', { name: `Share invoice ${number} to pay` });
    await expect(dialog.getByText(/^Works until /)).toBeVisible();
    await expectAccessible(page);
    const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();

    const stranger = await (await browser.newContext()).newPage();
    collectConsole(stranger, consoleMessages, [/404/]);
    await stranger.goto(link);
    await expect(stranger.getByRole('heading', { level: 1, name: `Pay invoice ${number}` })).toBeVisible();

    await dialog.getByRole('button', { name: 'Turn off link' }).click();
    await expect(page.getByText(/^The links to pay this invoice no longer work/)).toBeVisible();
    await stranger.reload();
    await expect(stranger.getByRole('alert')).toContainText('Invalid transaction ID');
    for (const entered of [number, 'INV-0']) {
      await stranger.getByRole('textbox', { name: 'Invoice number' }).fill(entered);
      await expectAccessible(stranger);
      await stranger.getByRole('button', { name: 'Email the link' }).click();
      const sent = 'If this invoice can be paid online, we’ve emailed a link to the address on file.';
      await expect(stranger.getByRole('status').filter({ hasText: sent })).toBeVisible();
      await stranger.reload();
    }
    await stranger.context().close();
  });
});

test.describe('a wrong link', () => {
  test.use({ expectedConsole: [/404/] });
  test('has a message', async ({ page }) => {
    await page.goto(`${PORTAL}/payment-form/wrong`);
    await expect(page.getByRole('alert')).toContainText(
      'Invalid transaction ID (no invoice or collection found)',
    );
    await expect(page.getByRole('textbox', { name: 'Invoice number' })).toBeVisible();
  });
});
