import type { Browser } from 'playwright/test';
import { chooseGroundShipping } from './support/checkoutSections.ts';
import { clicker } from './support/clicks.ts';
import { ERRANDS } from './support/errands.ts';
import {
  emptyCart,
  expect,
  expectAccessible,
  openAs,
  PORTAL,
  send,
  test,
  tokenOf,
} from './support/journey.ts';
import { headerCart } from './support/ordering.ts';

/** A colleague's order is approved on a phone, with the taps that it may take. */

const JUNIOR = 'junior@demo.test';
const APPROVER = 'approver@demo.test';

/** Places an order that has to be approved; answers with its number. */
const askForApproval = async (browser: Browser | null): Promise<string> => {
  const context = await browser?.newContext({ viewport: { width: 1280, height: 800 } });
  if (!context) throw new Error('There is no browser for a second person');
  const page = await context.newPage();
  await emptyCart('demo', JUNIOR);
  await openAs(page, JUNIOR, '/product/1034');
  const product = page.getByRole('main');
  // 12 × $6.95: more than the smallest order.
  await product.getByRole('textbox', { name: 'Quantity: Balsamic vinegar 500 ml' }).fill('12');
  await product.getByRole('button', { name: 'Add Balsamic vinegar 500 ml', exact: true }).click();
  await expect(headerCart(page, /^Cart · 1/)).toBeVisible();
  await page.goto(`${PORTAL}/checkout`);
  await chooseGroundShipping(page);
  await page.getByRole('button', { name: /^Send for approval/ }).click();
  await expect(page.getByText(/Waiting for Helen Brandt/)).toBeVisible();
  const text = await page
    .getByText(/WEB-\d+/)
    .first()
    .textContent();
  await context.close();
  return /WEB-\d+/.exec(text ?? '')?.[0] ?? '';
};

const pendingNumbers = async (): Promise<string[]> => {
  const token = await tokenOf('demo', APPROVER);
  const answer = await send('GET', '/b2bportal/orders-for-approval?page=1&page_size=20', undefined, token);
  const { orders }: { orders: { transaction_number: string }[] } = await answer.json();
  return orders.map(({ transaction_number }) => transaction_number);
};

test('from its notification an order is one tap from Approve, which stays in sight @only-phone', async ({
  page,
}) => {
  const number = await askForApproval(page.context().browser());
  await openAs(page, APPROVER, '/store');
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: /^Notifications: \d+ unread/ }).click();
  const news = page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem');
  const { click, clicks } = clicker();
  await click(news.filter({ hasText: number }).first().getByRole('link'));
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  const approve = page.getByRole('button', { name: /^Approve · \$\d/ });
  await expect(approve).toBeInViewport({ ratio: 1 });
  expect((await approve.boundingBox())?.height).toBe(52);
  expect(clicks()).toBe(1);
  await expect(page.getByText(/^\d of \d$/)).toBeVisible();
  await expectAccessible(page);
  for (const line of await page
    .getByRole('list', { name: /^\d+ products?$/ })
    .getByRole('listitem')
    .all())
    expect((await line.boundingBox())?.height).toBeLessThanOrEqual(59);
  await click(approve);
  await expect(page.getByText(`Order ${number} approved`)).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(ERRANDS.anOrderApprovedOnAPhone.clicks);
  await expect(page.getByRole('link', { name: 'View pending approvals' })).toBeInViewport({ ratio: 1 });
  expect(await pendingNumbers()).not.toContain(number);
});

test('from the home the order that waits longest is approved by two taps @only-phone', async ({ page }) => {
  await askForApproval(page.context().browser());
  const [oldest = ''] = await pendingNumbers();
  await openAs(page, APPROVER, '/home');
  const { click, clicks } = clicker();
  await click(page.getByRole('link', { name: `Review ${oldest}` }));
  await click(page.getByRole('button', { name: /^Approve · \$\d/ }));
  await expect(page.getByText(`Order ${oldest} approved`)).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(ERRANDS.anOrderApprovedOnAPhone.clicks);
  expect(await pendingNumbers()).not.toContain(oldest);
});

test('the list has person, sum and Approve of 44 px, which approves at once @only-phone', async ({
  page,
}) => {
  const number = await askForApproval(page.context().browser());
  await openAs(page, APPROVER, '/approvals');
  const row = page.getByRole('list', { name: 'Approvals' }).getByRole('listitem').filter({ hasText: number });
  const approve = row.getByRole('button', { name: `Approve ${number}` });
  await expect(row.getByText(/\$\d/)).toBeVisible();
  expect((await approve.boundingBox())?.height).toBe(44);
  await expectAccessible(page);
  await approve.click();
  await expect(page.getByText(`Order ${number} approved`)).toBeVisible();
  await expect(row).toHaveCount(0);
});
