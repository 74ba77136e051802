import type { Frame, Page } from 'playwright/test';
import { aCartLine } from '../../tests/domain/builders.ts';
import { type RenderCounts, takeRenders } from '../../tests/support/renderCounts.ts';
import { enterParent, type PortalMode } from './enterPortal.ts';
import { BACKEND, openAs, type PortalRoot, patchDocument, tokenOf } from './journey.ts';
import { untilQuiet } from './ordering.ts';

const BUYER = { tenant: 'demo', email: 'buyer@demo.test', account: '1042', language: 'en' } as const;

/** Nothing changes for so long after an act, ms. */
const QUIET_MS = 1_000;

export type CountedPortal = {
  portal: PortalRoot;
  /** What React does until nothing changes any more after the act. */
  countAfter(act: () => Promise<unknown>): Promise<RenderCounts>;
};

/** Counts in the page, or in the frame in it. */
export const countIn = (page: Page, mode: PortalMode): CountedPortal['countAfter'] => {
  const place = (): Page | Frame =>
    (mode === 'frame' && page.frames().find((frame) => frame.parentFrame() === page.mainFrame())) || page;
  return async (act) => {
    await takeRenders(place());
    await act();
    await untilQuiet(place(), QUIET_MS);
    return takeRenders(place());
  };
};

/** The buyer's screen at its path without the first slash, when nothing changes any more. */
export const openCounted = async (page: Page, mode: PortalMode, screen: string): Promise<CountedPortal> => {
  const countAfter = countIn(page, mode);
  let portal: PortalRoot = page;
  if (mode === 'standalone') await openAs(page, BUYER.email, `/${screen}`);
  else portal = await enterParent(page, mode, BUYER, screen);
  await portal.getByRole('heading', { level: 1 }).first().waitFor();
  await countAfter(async () => undefined);
  return { portal, countAfter };
};

/** A piece of each product: far more lines than are in sight. */
export const fillCart = async (): Promise<void> => {
  const token = await tokenOf(BUYER.tenant, BUYER.email);
  const response = await fetch(`${BACKEND}/products/_search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ from: 0, size: 1_000 }),
  });
  const { hits } = await response.json();
  const lines = hits.hits.map(({ _source: { id } }: { _source: { id: number } }, position: number) => [
    String(id),
    { ...aCartLine({ productId: id }), position },
  ]);
  await patchDocument(BUYER.tenant, BUYER.email, 'transaction', { lines: Object.fromEntries(lines) });
};
