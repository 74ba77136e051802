import type { Locator, Page } from 'playwright/test';
import { isPhone } from './isPhone.ts';
import { startingWith, type Translate } from './translations.ts';

/** The bell with this number of unread notifications; on a phone an entry of the account menu, which is opened for it. */
export const findBell = async (page: Page, t: Translate, count: number): Promise<Locator> => {
  const key = count === 1 ? 'unread_one' : 'unread_other';
  const name = count === 0 ? t('layout:bell.none') : t(`layout:bell.${key}`, { count });
  if (!isPhone(page)) return page.getByRole('button', { name, exact: true });
  await page.getByRole('button', { name: startingWith(t('layout:account.open', { email: '' })) }).click();
  return page.getByRole('menuitem', { name, exact: true });
};
