import type { Page } from 'playwright/test';
import { accountTexts } from '../host-demo/server/texts/account.ts';
import { approveSignup, linkInMail } from './support/backOffice.ts';
import { chooseGroundShipping } from './support/checkoutSections.ts';
import { EACH_LANGUAGE, tagOf } from './support/combinations.ts';
import {
  collectConsole,
  expect,
  expectAccessible,
  expectConsole,
  openAs,
  PASSWORD,
  PORTAL,
  test,
} from './support/journey.ts';
import { addProduct, heading, openCheckout, placeButton, readOrderNumber } from './support/journeySteps.ts';
import { layoutProblems } from './support/layoutProblems.ts';
import { newCustomer, newUnconfirmedSignup } from './support/newCustomer.ts';
import { type Language, translatorFor } from './support/translations.ts';

const COMPANY = 'Bluebird Foods';

const speak = (page: Page, language: Language) =>
  page.addInitScript((code) => {
    try {
      localStorage.setItem('portal.demo.language', code);
    } catch {
      // An e-mail's frame has no storage.
    }
  }, language);

/** At the widths of phones, a tablet and a desktop, px. */
const expectGoodPage = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  const size = page.viewportSize();
  expect(await layoutProblems(page, [1280, 768, 390, 320])).toEqual([]);
  if (size) await page.setViewportSize(size);
};

/** All of a step, down to its button, is seen on a phone without scrolling. */
const expectFitsPhone = async (page: Page, button: string): Promise<void> => {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => window.scrollTo(0, 0));
  const box = await page.getByRole('button', { name: button, exact: true }).boundingBox();
  expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN), button).toBeLessThanOrEqual(844);
  if (size) await page.setViewportSize(size);
};

for (const { language, width } of EACH_LANGUAGE) {
  const t = translatorFor(language);
  const access = (key: string, values = {}) => t(`access:${key}`, { company: COMPANY, ...values });

  test(`a new customer signs up, confirms, is approved and orders: ${language}, ${width}`, {
    tag: tagOf(width),
  }, async ({ page, consoleMessages }) => {
    const email = `new-${language}@ruiz.test`;
    const company = `Ruiz Foods ${language}`;
    const field = (name: string, isOptional = false) => {
      const label = access(`signup.field.${name}`);
      return page.getByLabel(isOptional ? access('signup.optional', { label }) : label, { exact: true });
    };
    await speak(page, language);
    await page.goto('/login');
    await page.getByRole('link', { name: t('session:login.createAccount') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('pages:name.signup'));
    const expectStep = (step: number) =>
      expect(page.getByRole('status')).toHaveText(access('signup.step', { step, count: 2 }));
    await expectStep(1);
    await expectFitsPhone(page, access('signup.continue'));
    await field('contact_name').press('Enter');
    await expect(field('contact_name')).toBeFocused();
    await expect(field('password')).toHaveAccessibleDescription(access('signup.missing.password'));
    await expectGoodPage(page);
    await field('contact_name').fill('Ana Ruiz');
    await field('email').fill(email);
    await field('password').fill('Nuevo#20');
    await field('repeat').fill('Nuevo#20');
    await field('repeat').press('Enter');
    await expectStep(2);
    await expect(field('company_name')).toBeFocused();
    await expectFitsPhone(page, access('signup.submit'));
    await expectGoodPage(page);
    await field('company_name').fill(company);
    await page.getByRole('button', { name: access('signup.back') }).click();
    await expectStep(1);
    await expect(field('contact_name')).toHaveValue('Ana Ruiz');
    await page.getByRole('button', { name: access('signup.continue') }).click();
    await expect(field('company_name')).toHaveValue(company);
    await field('address', true).fill('12 Main St');
    await field('city').fill('Hoboken');
    await field('state').fill('NJ');
    await page.getByRole('checkbox', { name: access('signup.isCustomer') }).check();
    await field('customer_code').fill('C-unknown');
    await page
      .getByLabel(access('signup.optional', { label: access('signup.document.label') }))
      .setInputFiles({
        name: 'tax.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
      });
    await page.getByRole('button', { name: access('signup.submit') }).click();
    await expect(page.getByRole('status')).toContainText(email);

    const subjects = accountTexts[language];
    await page.goto(await linkInMail(page, email, subjects.confirm.subject(COMPANY)));
    const password = page.getByLabel(access('activation.password'), { exact: true });
    await password.fill('Wrong#20');
    const confirm = page.getByRole('button', { name: access('activation.submit') });
    await confirm.click();
    await expect(page.getByText(access('link.wrongPassword'))).toBeVisible();
    expectConsole(consoleMessages, [/status of 422/]);
    await expectGoodPage(page);
    await password.fill('Nuevo#20');
    await confirm.click();
    await expect(page.getByRole('status')).toHaveText(access('link.pending'));
    await page.reload();
    await expect(page.getByRole('status')).toHaveText(access('link.used'));

    await approveSignup(page, company);
    await page.goto(await linkInMail(page, email, subjects.approved.subject(COMPANY)));
    await page.getByLabel(t('session:login.email.label')).fill(email);
    await page.getByLabel(t('session:login.password.label'), { exact: true }).fill('Nuevo#20');
    await page.getByRole('button', { name: t('session:login.submit'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('session:login.title'));
    const journey = { page, portal: page, mode: 'standalone', t, isAudited: false } as const;
    await addProduct(journey, 'Olive oil tin 5 L', '4');
    await openCheckout(journey);
    await chooseGroundShipping(page, t);
    await expect(page.getByText(/12 Main St/).first()).toBeVisible();
    await placeButton(journey, 'order').click();
    const number = await readOrderNumber(journey);
    expect(number).toMatch(/^WEB-/);
    await expect(heading(journey, t('checkout:placed.title.order', { number }))).toBeVisible();
  });

  test(`who is approved first is logged in by the confirmation: ${language}, ${width}`, {
    tag: tagOf(width),
  }, async ({ page }) => {
    const company = `Prompt Foods ${language}`;
    const email = await newUnconfirmedSignup('prompt', company, language);
    await approveSignup(page, company);
    await speak(page, language);
    const link = await linkInMail(page, email, accountTexts[language].approved.subject(COMPANY));
    await page.goto(link);
    await page.getByLabel(access('activation.password'), { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: access('activation.submit') }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(access('activation.title'));
    await page.goto('/account-settings');
    await expect(page.getByText(email).first()).toBeVisible();
    await page.goto(link);
    await expect(page.getByText(access('link.used'))).toBeVisible();
  });

  test(`a forgotten password is chosen anew, and other devices are logged out: ${language}, ${width}`, {
    tag: tagOf(width),
  }, async ({ page, browser, consoleMessages }) => {
    const email = await newCustomer('forgotten');
    const other = await (await browser.newContext()).newPage();
    collectConsole(other, consoleMessages, [/status of 401/]);
    await openAs(other, email, '/account-settings');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Account settings');

    await speak(page, language);
    await page.goto('/login');
    await page.getByRole('link', { name: t('session:login.forgotten') }).click();
    await page.getByLabel(t('session:login.email.label')).fill(email);
    await page.getByRole('button', { name: access('forgot.submit') }).click();
    await expect(page.getByRole('status')).toHaveText(access('forgot.sent'));
    await expectGoodPage(page);
    await page.goto(await linkInMail(page, email, accountTexts[language].reset.subject(COMPANY)));
    await page.getByLabel(t('layout:password.new'), { exact: true }).fill(PASSWORD);
    await page.getByLabel(t('layout:password.repeat'), { exact: true }).fill('Other#20');
    await page.getByRole('button', { name: access('reset.submit') }).click();
    await expect(page.getByText(t('layout:password.mismatch'))).toBeVisible();
    await expectGoodPage(page);
    await page.getByLabel(t('layout:password.repeat'), { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: access('reset.submit') }).click();
    await expect(page.getByRole('status')).toHaveText(access('link.done'));

    await other.goto(`${PORTAL}/account-settings`);
    await expect(other.getByLabel('Password', { exact: true })).toBeVisible();
    await other.close();
    await page.getByRole('link', { name: access('logIn') }).click();
    await page.getByLabel(t('session:login.email.label')).fill(email);
    await page.getByLabel(t('session:login.password.label'), { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: t('session:login.submit'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('session:login.title'));
  });
}
