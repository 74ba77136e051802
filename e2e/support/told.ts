import { expect, type Frame, type Page } from 'playwright/test';
import { PORTAL } from './journey.ts';
import type { Walk } from './walk.ts';

type Pushed = { event?: string; event_id?: string; v?: number };

/** The portal's own document: the page itself, or the frame that a parent's page holds. */
export const portalFrame = (page: Page): Frame => {
  const { host } = new URL(PORTAL);
  const frame = page.frames().find((each) => new URL(each.url()).host.endsWith(host));
  if (!frame) throw new Error('The page holds no portal');
  return frame;
};

/** The events in the portal's data layer, in order. */
export const pushed = (page: Page): Promise<Pushed[]> =>
  portalFrame(page).evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: Pushed[] };
    return dataLayer.filter(({ event }) => event !== undefined);
  });

/** The names of the events in the portal's data layer, in order. */
export const toldEvents = async (page: Page): Promise<(string | undefined)[]> =>
  (await pushed(page)).map(({ event }) => event);

/** These events have been told: in the portal's data layer, which a slot has none of, and to the parent. */
export const expectTold = async ({ page, way }: Walk, events: readonly string[]): Promise<void> => {
  if (way !== 'slot') {
    await expect.poll(() => toldEvents(page)).toEqual(expect.arrayContaining([...events]));
  }
  if (way === 'standalone') return;
  const heard = page.getByRole('complementary', { name: 'Bridge' }).getByRole('listitem');
  for (const event of events) await expect(heard.filter({ hasText: event }).first()).toBeAttached();
};
