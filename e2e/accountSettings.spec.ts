import type { Page } from 'playwright/test';
import { tagOf, type Width } from './support/combinations.ts';
import { collectConsole, expect, expectAccessible, logIn, openAs, PORTAL, test } from './support/journey.ts';
import { addedNotice, openCheckout } from './support/journeySteps.ts';
import { newCustomer } from './support/newCustomer.ts';
import { untilFound } from './support/ordering.ts';
import { type Language, translatorFor } from './support/translations.ts';

const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

const NAMES = { en: 'English', es: 'Español', fr: 'Français' };

const cases: readonly { from: Language; language: Language; width: Width }[] = [
  { from: 'es', language: 'en', width: 'desktop' },
  { from: 'en', language: 'es', width: 'phone' },
  { from: 'en', language: 'fr', width: 'desktop' },
];

const speak = (page: Page, language: Language) =>
  page.addInitScript((code) => {
    if (localStorage.getItem('portal.demo.language') === null)
      localStorage.setItem('portal.demo.language', code);
  }, language);

for (const { from, language, width } of cases) {
  test(`a customer changes language, ends a device, and has a default address: ${language}, ${width}`, {
    tag: tagOf(width),
  }, async ({ page, browser, consoleMessages }) => {
    const t = translatorFor(language);
    const settings = (key: string, values = {}) => t(`settings:${key}`, values);
    const email = await newCustomer('settings');
    const deals = page
      .getByRole('region', { name: settings('section.emails') })
      .getByRole('switch', { name: settings('emails.deals') });
    const laptop = await (await browser.newContext({ userAgent: LAPTOP })).newPage();
    collectConsole(laptop, consoleMessages, [/status of 401/]);
    await laptop.goto(`${PORTAL}/login`);
    await logIn(laptop, email);

    await speak(page, from);
    await openAs(page, email, '/account-settings');
    const saved = () =>
      page.waitForResponse((response) => response.url().endsWith('/users/preferences') && response.ok());
    await Promise.all([saved(), page.getByRole('radio', { name: NAMES[language] }).check()]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('pages:name.accountSettings'));
    await Promise.all([saved(), deals.uncheck()]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('pages:name.accountSettings'));
    await expect(deals).not.toBeChecked();
    await deals.check();

    const device = settings('devices.name', { browser: 'Firefox', system: 'Windows' });
    await laptop.goto(`${PORTAL}/account-settings`);
    await expect(laptop.getByRole('heading', { level: 1 })).toHaveText(t('pages:name.accountSettings'));
    await page.getByRole('button', { name: settings('devices.logOutOf', { device }) }).click();
    await expect(page.getByText(settings('devices.loggedOut', { device }))).toBeVisible();
    await laptop.goto(`${PORTAL}/account`);
    await expect(laptop.getByLabel(t('session:login.password.label'), { exact: true })).toBeVisible();
    await laptop.close();

    await page.getByRole('button', { name: settings('addresses.add'), exact: true }).click();
    const street = page.getByLabel(t('checkout:address.line'));
    await expect(street).toBeFocused();
    await street.fill('7 Dock Road');
    await page.getByRole('button', { name: settings('addresses.save') }).click();
    await expect(page.getByText(t('checkout:address.missing.city'))).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(t('checkout:address.city')).fill('Hoboken');
    await page.getByLabel(t('checkout:address.state')).fill('NJ');
    await page.getByRole('button', { name: settings('addresses.save') }).click();
    await page
      .getByRole('button', { name: settings('addresses.makeDefaultOf', { address: '7 Dock Road' }) })
      .click();
    await expect(page.getByText(settings('addresses.madeDefault', { address: '7 Dock Road' }))).toBeVisible();

    const product = 'Olive oil tin 5 L';
    await page.goto('/store?text=olive%20oil%20tin');
    await untilFound(page, t('catalogue:store.found', { text: 'olive oil tin' }));
    await page.getByRole('button', { name: t('catalogue:add.label', { product }), exact: true }).click();
    await expect(addedNotice(page, t, product)).toBeVisible();
    const journey = { page, portal: page, mode: 'standalone', t, isAudited: false } as const;
    await openCheckout(journey);
    const place = page.getByRole('region', { name: t('checkout:where.title') });
    await expect(place).toContainText('7 Dock Road, Hoboken, NJ');
  });
}

test('the link of a section leads to it on a full load and stays there; the section being read is marked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, await newCustomer('sections'), '/account-settings#devices');
  const heading = page.getByRole('heading', { level: 2, name: 'Devices' });
  const current = page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current]');
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(current).toHaveText('Devices');
  const top = async () => (await heading.boundingBox())?.y;
  const before = await top();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await top()).toBe(before);
  await expectAccessible(page);
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, -10_000);
  await expect(current).toHaveText('Profile');
  await page.mouse.wheel(0, 10_000);
  await expect(current).toHaveText('PDF links');
});

test('on a phone the links of the sections are a row that stays in sight and shows the one being read', {
  tag: tagOf('phone'),
}, async ({ page }) => {
  await openAs(page, await newCustomer('chips'), '/account-settings');
  const links = page.getByRole('navigation', { name: 'Sections' });
  await expect(links.locator('[aria-current]')).toHaveText('Profile');
  await links.getByRole('link', { name: 'Devices' }).click();
  const heading = page.getByRole('heading', { level: 2, name: 'Devices' });
  await expect(heading).toBeFocused();
  await expect(links.locator('[aria-current]')).toHaveText('Devices');
  await expect(links.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
  const row = await links.boundingBox();
  expect((await heading.boundingBox())?.y).toBeGreaterThan((row?.y ?? 0) + (row?.height ?? 0));
  await expectAccessible(page);
});
