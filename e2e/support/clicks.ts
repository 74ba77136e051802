import type { Locator } from 'playwright/test';

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
