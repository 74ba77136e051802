import type { Page } from 'playwright/test';
import { expect, SHELL } from './journey.ts';

/** The address of the button in the newest e-mail with this subject to `email`, as the Mail page of the demo parent shows it. */
export const linkInMail = async (page: Page, email: string, subject: string): Promise<string> => {
  await page.goto(`${SHELL}/?page=mail&wholesaler=demo`);
  const mail = page
    .getByRole('listitem')
    .filter({ hasText: `→ ${email}` })
    .filter({ hasText: subject });
  const button = mail.first().frameLocator('iframe').getByRole('link');
  await expect(button).toBeVisible();
  return (await button.getAttribute('href')) ?? '';
};

/** Approves a sign-up as the wholesaler's staff, on the demo parent's page, with 30 days and a credit limit of 10,000. */
export const approveSignup = async (page: Page, company: string): Promise<void> => {
  await page.goto(`${SHELL}/?page=backOffice`);
  const card = page.getByRole('listitem', { name: company });
  await card.getByLabel('Payment terms in days').fill('30');
  await card.getByLabel('Credit limit').fill('10000');
  await card.getByRole('button', { name: 'Approve' }).click();
  await expect(card).toHaveCount(0);
};
