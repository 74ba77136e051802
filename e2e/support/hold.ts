import type { Page } from 'playwright/test';

/** Holds requests back until `release` is called. */
export const hold = async (page: Page, url: RegExp): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};
