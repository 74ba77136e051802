import type { Scenario } from './bench.ts';
import { expectScreen, expectShopping } from './shopping.ts';

/** Rows for a parent that hasn't updated its SDK for as long as the portal allows. */
export const olderSdk: readonly Scenario[] = [
  {
    name: 'An SDK two minors behind: prices, the parent navigates, and hears of the cart',
    transports: ['frame', 'own'],
    parents: ['older-sdk'],
    async run({ customer, open, page }) {
      const opened = await open();
      await expectShopping(opened, customer);
      await opened.press('History');
      await expectScreen(opened, 'History');
      await page.goBack();
      await expectScreen(opened, 'Cart');
    },
  },
];
