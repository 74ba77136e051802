import type { FrameLocator, Page } from 'playwright/test';

/** The card form is a document of its own, in a frame of the portal's origin. */
export const cardForm = (portal: Pick<Page, 'frameLocator'>): FrameLocator =>
  portal.frameLocator('iframe[title="Card details"]');

export const fillCard = async (portal: Pick<Page, 'frameLocator'>, number: string): Promise<void> => {
  const form = cardForm(portal);
  await form.getByLabel('Name on card').fill('Ann Buyer');
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel('Expiration date').fill('12/30');
  await form.getByLabel('Security code').fill('123');
  await form.getByLabel('Billing ZIP or postal code').fill('33101');
};
