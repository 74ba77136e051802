import type { Page } from 'playwright/test';
import { linkTokenOf, openShell, type PortalRoot, portalOf } from './journey.ts';
import { type Language, translatorFor } from './translations.ts';

/** The portal at its own address, in a parent app's frame, or in a slot of the parent's own page. */
export type PortalMode = 'standalone' | 'frame' | 'slot';

/** A customer of a demo company; `account` is their number in the demo parent. */
export type PortalUser = { tenant: string; email: string; account: string; language: Language };

/** Opens the portal in the demo parent. `screen`: the path in the parent's address. */
export const enterParent = async (
  page: Page,
  mode: 'frame' | 'slot',
  { account, language }: PortalUser,
  screen = 'store',
): Promise<PortalRoot> => {
  await openShell(page, account, {
    language: translatorFor('en')(`common:language.${language}`),
    screen,
    mode,
  });
  return mode === 'frame' ? page.frameLocator('iframe').locator('body') : page.locator('.wp-root');
};

/** Opens the store: standalone by a user link, embedded by the parent's token. */
export const enterStore = async (page: Page, mode: PortalMode, user: PortalUser): Promise<PortalRoot> => {
  if (mode !== 'standalone') return enterParent(page, mode, user);
  await page.goto(`${portalOf(user.tenant)}/store/${await linkTokenOf(user.tenant, user.email)}`);
  return page;
};
