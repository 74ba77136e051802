import { expect } from 'playwright/test';
import { type Scenario, TRANSPORTS } from './bench.ts';

/** The portal over the whole page of a parent that offers it. */
export const fullscreenScenarios: readonly Scenario[] = [
  {
    name: 'Full screen: the portal covers the parent’s page, and is back in its place as it was',
    transports: TRANSPORTS,
    async run({ open, page, transport }) {
      const { portal, section, press } = await open({ options: { fullscreen: true } });
      const element = section.locator(transport === 'frame' ? '.portal iframe' : '.portal .wp-slot');
      // What the parent heard is above the portal, so that it moves.
      const size = async () => {
        const { width = 0, height = 0 } = (await element.boundingBox()) ?? {};
        return { width, height };
      };
      const before = await size();
      await press('Cart');
      const heading = portal.getByRole('heading', { level: 1, name: 'Cart', exact: true });
      await expect(heading).toBeVisible();
      await portal.getByRole('button', { name: 'Full screen', exact: true }).click();
      // Firefox's scrollbar takes some of the width.
      const pageBox = () =>
        page.locator('html').evaluate(({ clientWidth, clientHeight }) => ({
          x: 0,
          y: 0,
          width: clientWidth,
          height: clientHeight,
        }));
      await expect(async () => expect(await element.boundingBox()).toEqual(await pageBox())).toPass({
        timeout: 15_000,
      });
      await expect(heading).toBeVisible();
      await portal.getByRole('button', { name: 'Exit full screen', exact: true }).click();
      await expect.poll(size).toEqual(before);
      await expect(heading).toBeVisible();
    },
  },
];
