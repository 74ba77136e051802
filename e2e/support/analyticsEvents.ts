import { expect, type Frame, type Page } from 'playwright/test';
import { PORTAL } from './journey.ts';
import type { Journey } from './journeySteps.ts';

type DataLayerEvent = { event?: string; event_id?: string; v?: number };

/** The portal's document: the page itself, or the frame in a parent's page. */
export const portalFrame = (page: Page): Frame => {
  const { host } = new URL(PORTAL);
  const frame = page.frames().find((candidate) => new URL(candidate.url()).host.endsWith(host));
  if (!frame) throw new Error('The page holds no portal');
  return frame;
};

export const dataLayerEvents = (page: Page): Promise<DataLayerEvent[]> =>
  portalFrame(page).evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: DataLayerEvent[] };
    return dataLayer.filter(({ event }) => event !== undefined);
  });

export const dataLayerEventNames = async (page: Page): Promise<(string | undefined)[]> =>
  (await dataLayerEvents(page)).map(({ event }) => event);

/** The events were reported to the data layer, which a slot doesn't have, and to the parent. */
export const expectEvents = async ({ page, mode }: Journey, events: readonly string[]): Promise<void> => {
  if (mode !== 'slot') {
    await expect.poll(() => dataLayerEventNames(page)).toEqual(expect.arrayContaining([...events]));
  }
  if (mode === 'standalone') return;
  const entries = page.getByRole('complementary', { name: 'Bridge' }).getByRole('listitem');
  for (const event of events) await expect(entries.filter({ hasText: event }).first()).toBeAttached();
};
