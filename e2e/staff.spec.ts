import { randomUUID } from 'node:crypto';
import { BACKEND, expect, expectAccessible, expectConsole, logIn, PORTAL, test } from './support/journey.ts';
import { newSignup } from './support/newCustomer.ts';
import { BACK_OFFICE_KEY } from './support/stacks.ts';

test('the staff approves a sign-up on the back end’s own page, and the customer logs in @phone', async ({
  page,
  consoleMessages,
}) => {
  const company = `Ruiz ${randomUUID().slice(0, 8)}`;
  const email = await newSignup('staff', company);
  const expectUsable = async () => {
    await expectAccessible(page);
    const isOverflowing = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isOverflowing, 'something is wider than the page').toBe(false);
  };
  const showSignups = async (key: string) => {
    await page.getByLabel('Company', { exact: true }).fill('demo');
    await page.getByLabel('Back office key').fill(key);
    await page.getByRole('button', { name: 'Show sign-ups' }).click();
  };

  await page.goto(`${BACKEND}/staff`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign-ups' })).toBeVisible();
  await expectUsable();
  await showSignups('not the key');
  await expect(page.getByText('The company or the key is wrong.')).toBeVisible();
  expectConsole(consoleMessages, [/status of 401/]);
  await expectUsable();

  await showSignups(BACK_OFFICE_KEY);
  const signup = page.getByRole('article', { name: company });
  await expect(signup.getByText(email)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectUsable();
  await signup.getByLabel('Payment terms in days').fill('15');
  await signup.getByLabel('Credit limit').fill('500');
  await signup.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('status')).toContainText(`${company}: approved.`);
  await expect(signup).toHaveCount(0);
  await expectUsable();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Back office key')).toHaveValue('');
  expect(page.url()).toBe(`${BACKEND}/staff`);

  await page.goto(`${PORTAL}/login`);
  await logIn(page, email);
});
