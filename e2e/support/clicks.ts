import type { Locator, Page } from 'playwright/test';

/** Presses, and counts: an errand may take no more clicks than its goal. */
export const clicker = () => {
  let clicks = 0;
  return {
    clicks: () => clicks,
    async click(target: Locator): Promise<void> {
      clicks++;
      await target.click();
    },
  };
};

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses keys, and counts, up to the most that an errand may take. */
export const typist = (page: Page, most: number) => {
  let keys = 0;
  const press = async (key: string): Promise<void> => {
    keys++;
    await page.keyboard.press(key);
  };
  return {
    keys: () => keys,
    press,
    async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
      while (keys < most && !(await hasFocus(target))) await press(key);
    },
  };
};
