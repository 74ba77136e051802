import type { Page } from 'playwright/test';
import { openShell, type Place, portalOf, tokenOf } from './journey.ts';
import { type Language, wordsOf } from './words.ts';

/** The ways to the same portal: at its own address, in the frame of a parent app, or in a slot of the parent's own page. */
export type Way = 'standalone' | 'frame' | 'slot';

/** A customer of a demo company, with the number of their account in the demo parent. */
export type PortalUser = { tenant: string; email: string; account: string; language: Language };

/** Opens the portal in the demo parent as a customer. `place`: where in the portal, as the parent's address names it. */
export const enterParent = async (
  page: Page,
  way: 'frame' | 'slot',
  { account, language }: PortalUser,
  place = 'store',
): Promise<Place> => {
  await openShell(page, account, { language: wordsOf('en')(`common:language.${language}`), place, way });
  return way === 'frame' ? page.frameLocator('iframe').locator('body') : page.locator('.wp-root');
};

/** Opens the store as a customer: standalone by a user link, embedded by the parent's token. */
export const enterStore = async (page: Page, way: Way, who: PortalUser): Promise<Place> => {
  if (way !== 'standalone') return enterParent(page, way, who);
  await page.goto(`${portalOf(who.tenant)}/store/${await tokenOf(who.tenant, who.email)}`);
  return page;
};
