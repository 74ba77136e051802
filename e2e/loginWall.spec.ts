import type { Page } from 'playwright/test';
import { expect, expectAccessible, expectConsole, portalOf, test } from './support/journey.ts';

/** The login with what the company shows beside it, and the home of an open shop's visitor. */

const placesOf = (page: Page) =>
  page
    .locator('#portal')
    .locator('h1, input, button[type=submit], [role=group]')
    .evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().top)));

test('the cursor is in Email, the phone is in sight, and a wrong password moves nothing @phone', async ({
  page,
  consoleMessages,
  viewport,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(page.getByRole('link', { name: '+1 973 555 0142' })).toBeVisible();
  await expect(page.getByText('Mon–Fri, 7 AM–5 PM')).toBeVisible();
  const isWide = (viewport?.width ?? 0) >= 900;
  await expect(page.getByText('590 products')).toBeVisible({ visible: isWide });
  const before = await placesOf(page);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Enter your password')).toBeVisible();
  expect(await placesOf(page)).toEqual(before);
  await page.getByLabel('Email').fill('nobody@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('Wrong#2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Incorrect email or password');
  expect(await placesOf(page)).toEqual(before);
  expectConsole(consoleMessages, [/status of 401/]);
});

test('each fact beside the form is a title and one line', async ({ page }) => {
  await page.goto('/login');
  const facts = page.getByRole('listitem').filter({ has: page.locator('strong') });
  await expect(facts).toHaveCount(3);
  for (const fact of await facts.all()) expect((await fact.boundingBox())?.height).toBe(66);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the login and its wall are accessible in ${colorScheme} @phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/login');
    await expect(page.getByRole('link', { name: '+1 973 555 0142' })).toBeVisible();
    await expectAccessible(page);
  });
}

test('a visitor of an open shop finds best sellers, a brand’s products and the way in', async ({ page }) => {
  await page.goto(`${portalOf('lumiere')}/home`);
  const main = page.getByRole('main');
  await expect(main.getByRole('region').nth(1)).toBeVisible();
  await expect(main.locator('a[href="/login"]')).toBeVisible();
  await expect(main.locator('a[href="/signup"]')).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: /^Boréale/ }).click();
  await expect(page).toHaveURL(/\/store\?brand=Bor/);
});
