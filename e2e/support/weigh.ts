import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { expect } from './journey.ts';
import type { Screen } from './screens.ts';
import { filesUntilShown, markShown, untilShown } from './shown.ts';

export const gzip = (body: Buffer): number => gzipSync(body, { level: 9 }).length;

export type Weight = { bytes: number; files: string[] };

/** Opens an address with an empty cache and adds up the scripts and styles, gzip, that were loaded when its content was shown. */
export const weigh = async (
  page: Page,
  address: string,
  screen: Pick<Screen, 'content' | 'text'>,
  isWeighed: (file: string) => boolean = () => true,
): Promise<Weight> => {
  const sizes = new Map<string, number>();
  page.on('response', async (response) => {
    if (!/\.(js|css)(\?|$)/.test(response.url())) return;
    const body = await response.body().catch(() => null);
    if (body) sizes.set(response.url(), gzip(body));
  });
  // Never idle, so that the background tasks of a fast machine add nothing; nothing is left of a last visit.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
    for (const key of Object.keys(localStorage)) if (key.includes('.visit.')) localStorage.removeItem(key);
  });
  await markShown(page, screen);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(address);
  await untilShown(page, screen);
  const files = (await filesUntilShown(page)).filter(isWeighed);
  await expect.poll(() => files.every((file) => sizes.has(file))).toBe(true);
  return { bytes: files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0), files };
};
