import { expect } from 'playwright/test';
import { type Scenario, TRANSPORTS } from './bench.ts';

/** What the parent says of its page and its customers' devices holds in the portal. */
export const contextScenarios: readonly Scenario[] = [
  {
    name: 'The parent’s context: safe areas are kept free, controls are for fingers, nothing moves',
    transports: TRANSPORTS,
    async run({ open }) {
      const safeArea = { top: 47, right: 0, bottom: 34, left: 12 };
      const context = { safeArea, pointer: 'coarse', hover: false, reducedMotion: true };
      const { portal } = await open({ options: { context } });
      await expect(portal.locator('header').first()).toHaveCSS('border-top-width', '47px');
      const store = portal.getByRole('link', { name: 'Store', exact: true }).first();
      expect((await store.boundingBox())?.x).toBeGreaterThanOrEqual(safeArea.left);
      await expect(store).toHaveCSS('transition-property', 'none');
      await expect(portal.getByRole('textbox', { name: /^Quantity/ }).first()).toHaveCSS('font-size', '16px');
    },
  },
];
