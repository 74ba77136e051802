import type { Page } from 'playwright/test';
import { openShell, type Place, portalOf, tokenOf } from './journey.ts';
import { type Language, wordsOf } from './words.ts';

/** The two ways to the same portal: at its own address, or in the frame of a parent app. */
export const WAYS = ['alone', 'embedded'] as const;
export type Way = (typeof WAYS)[number];

/** A customer of a demo company, with the number of their account in the demo parent. */
export type Who = { tenant: string; email: string; account: string; language: Language };

/** Opens the store as a customer: alone by a user link, embedded by the parent's token. */
export const enterStore = async (page: Page, way: Way, who: Who): Promise<Place> => {
  const { tenant, email, account, language } = who;
  if (way === 'alone') {
    await page.goto(`${portalOf(tenant)}/store/${await tokenOf(tenant, email)}`);
    return page;
  }
  await openShell(page, account, wordsOf('en')(`common:language.${language}`));
  return page.frameLocator('iframe').locator('body');
};
