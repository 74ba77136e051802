import { expect, type Locator } from 'playwright/test';
import { portalOf } from '../journey.ts';
import { type OpenPortal, type Scenario, TRANSPORTS } from './bench.ts';

const OIL = 'Extra virgin olive oil 1 L';

const linkIn = ({ portal }: OpenPortal) => portal.getByRole('link', { name: OIL, exact: true }).first();

/** Points at a link until its address is there. */
const pointAt = (link: Locator, attribute: 'href' | 'data-path', address: RegExp): Promise<void> =>
  expect(async () => {
    await link.hover();
    await expect(link).toHaveAttribute(attribute, address, { timeout: 2_000 });
  }).toPass({ timeout: 15_000 });

/** A link that is opened in a new tab. */
export const linkScenarios: readonly Scenario[] = [
  {
    name: 'A link in a new tab: the parent’s page at the same place, without a login',
    transports: TRANSPORTS,
    async run({ context, open, page, transport }) {
      const link = linkIn(await open({ hasLinks: true }));
      await pointAt(link, 'href', /[?&]portal=product%2F\d+/);
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
      await pointAt(link, 'data-path', /^\/product\/\d+/);
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
