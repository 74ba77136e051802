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
    name: 'A link in a new tab of a parent that gives no addresses: the portal’s own page, without a login',
    transports: TRANSPORTS,
    async run({ context, open }) {
      const link = linkIn(await open());
      await link.hover();
      await expect(link).toHaveAttribute('data-path', /^\/product\/\d+/);
      const opening = context.waitForEvent('page');
      await link.click({ modifiers: ['ControlOrMeta'] });
      const tab = await opening;
      const heading = tab.getByRole('heading', { level: 1, name: OIL });
      await expect(heading).toBeVisible();
      expect(new URL(tab.url()).origin).toBe(portalOf('demo'));
      await expect(tab.getByRole('button', { name: /^Account:/ })).toBeVisible();
      await tab.reload();
      await expect(heading).toBeVisible();
      await expect(tab.getByRole('button', { name: /^Account:/ })).toBeVisible();
    },
  },
];
