import { expect } from 'playwright/test';
import { portalOf } from '../journey.ts';
import { type OpenPortal, type Scenario, TRANSPORTS } from './bench.ts';

const OIL = 'Extra virgin olive oil 1 L';

const linkIn = ({ portal }: OpenPortal) => portal.getByRole('link', { name: OIL, exact: true }).first();

/** A link that is opened in a new tab. */
export const linkScenarios: readonly Scenario[] = [
  {
    name: 'A link in a new tab: the parent’s page at the same place, without a login',
    transports: TRANSPORTS,
    async run({ context, open, page, transport }) {
      const link = linkIn(await open({ hasLinks: true }));
      await link.hover();
      await expect(link).toHaveAttribute('href', /[?&]portal=product%2F\d+/);
      const opening = context.waitForEvent('page');
      await link.click({ modifiers: ['ControlOrMeta'] });
      const tab = await opening;
      const place =
        transport === 'frame' ? tab.frameLocator('iframe').locator('body') : tab.locator('.wp-root');
      await expect(place.getByRole('heading', { level: 1, name: OIL })).toBeVisible();
      expect(new URL(tab.url()).origin).toBe(new URL(page.url()).origin);
    },
  },
  {
    name: 'A link has the portal’s own address where the parent gives none',
    transports: TRANSPORTS,
    async run({ open }) {
      const link = linkIn(await open());
      await link.hover();
      const addressOf = () =>
        link.evaluate((anchor) => (anchor instanceof HTMLAnchorElement ? anchor.href : ''));
      await expect.poll(addressOf).toMatch(new RegExp(`^${portalOf('demo')}/.*product`));
    },
  },
];
