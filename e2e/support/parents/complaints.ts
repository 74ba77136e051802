import type { Locator, Page } from 'playwright/test';
import { expect, expectConsole } from '../journey.ts';
import { type OpenPortal, type Scenario, type Transport, untilStatus } from './bench.ts';

/** What users of other embeds complain of; what needs no browser is in tests/host-sdk/complaintsElsewhere.test.tsx. */

const FRAME_AND_SLOT: readonly Transport[] = ['frame', 'shared'];

/** Of the frame or slot in one picture, px; null while it can’t be seen. */
type Sight = { width: number; height: number } | null;

declare global {
  interface Window {
    /** What was seen of the portal, each change once. */
    sights?: Sight[];
  }
}

const ELEMENT = '.portal iframe, .portal .wp-slot';

/** Notes each picture until the page is left. */
const watchSights = (page: Page): Promise<void> =>
  page.evaluate((selector) => {
    const sights: Sight[] = [];
    window.sights = sights;
    const look = () => {
      const element = document.querySelector(selector);
      const isSeen = element?.checkVisibility({ visibilityProperty: true }) ?? false;
      const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      const sight = isSeen ? { width, height } : null;
      if (JSON.stringify(sight) !== JSON.stringify(sights.at(-1))) sights.push(sight);
      requestAnimationFrame(look);
    };
    look();
  }, ELEMENT);

const sizeOf = async (place: Locator): Promise<Sight> => {
  const { width, height } = (await place.boundingBox()) ?? { width: 0, height: 0 };
  return { width, height };
};

const untilRows = async (opened: OpenPortal): Promise<void> => {
  await untilStatus(opened, 'ready');
  await expect(opened.portal.getByRole('searchbox')).toBeVisible();
  await expect(opened.portal.getByText('$').first()).toBeVisible();
};

/** Without the height that the parent’s style sheet gives it. */
const takeHeight = (place: Locator): Promise<void> =>
  place.evaluate((element) => {
    element.style.height = 'auto';
  });

const NO_HEIGHT = /container gives the portal no height.*size: \{ mode: 'auto'/;

export const complaints: readonly Scenario[] = [
  {
    // connect-js #217 and #148, react-connect-js #88
    name: 'Opened, and opened again: it comes once, with its place’s size, stays in sight, and opens no window',
    transports: FRAME_AND_SLOT,
    async run({ context, open, page }) {
      const opened = await open({ isClosed: true });
      const size = await sizeOf(opened.section.locator('.portal'));
      await watchSights(page);
      for (let times = 0; times < 2; times += 1) {
        await opened.press('Open');
        await untilRows(opened);
        await opened.press('Remove');
        await expect(page.locator(ELEMENT)).toHaveCount(0);
      }
      await expect.poll(() => page.evaluate(() => window.sights)).toEqual([null, size, null, size, null]);
      expect(context.pages()).toEqual([page]);
    },
  },
  {
    // shopify-app-bridge #426
    name: 'The customer cancels the reload of the parent’s page: it is as it was',
    transports: FRAME_AND_SLOT,
    async run({ open, page }) {
      const opened = await open();
      await opened.press('Cart');
      const heading = (name: string) => opened.portal.getByRole('heading', { level: 1, name, exact: true });
      await expect(heading('Cart')).toBeVisible();
      await page.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault()));
      const asked = page.waitForEvent('dialog');
      const reload = page.evaluate(() => location.reload());
      await (await asked).dismiss();
      await reload;
      await expect(opened.status).toHaveText('ready');
      await expect(heading('Cart')).toBeVisible();
      await opened.press('History');
      await expect(heading('History')).toBeVisible();
      // The bench may leave the page without that question.
      page.on('dialog', (dialog) => dialog.accept());
    },
  },
  {
    name: 'A container without a height: it is bounded, its rows too, and the console says so once',
    transports: FRAME_AND_SLOT,
    async run({ console, open, page, transport }) {
      const opened = await open({ isClosed: true });
      const place = opened.section.locator('.portal');
      await takeHeight(place);
      await opened.press('Open');
      await untilRows(opened);
      const windowHeight = page.viewportSize()?.height ?? 0;
      const height = async () => (await sizeOf(page.locator(ELEMENT)))?.height;
      await expect.poll(height).toBe(transport === 'frame' ? Math.min(600, windowHeight) : windowHeight);
      expect(await opened.portal.getByRole('listitem').count()).toBeLessThan(100);
      expect(console.filter((text) => NO_HEIGHT.test(text))).toHaveLength(1);
      expectConsole(console, [NO_HEIGHT]);
      await place.evaluate((element) => {
        element.style.height = '450px';
      });
      await expect.poll(height).toBe(450);
    },
  },
];
