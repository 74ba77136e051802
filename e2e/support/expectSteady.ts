import { expect, type Page, test } from 'playwright/test';
import { mostHeadersOf, shiftsOf } from './layoutShifts.ts';
import { untilQuiet } from './ordering.ts';

const MAX_SHIFT = 0.02;
/** Long enough for a response to be rendered. */
const QUIET_MS = 100;

/** There was one header, and nothing moved while the page was loading; `recordShifts` comes before. */
export const expectSteady = async (page: Page, screen: string): Promise<void> => {
  await untilQuiet(page, QUIET_MS);
  const { total, sources } = await shiftsOf(page);
  const name = `${screen} at a width of ${page.viewportSize()?.width} px`;
  test.info().annotations.push({ type: 'layout shift', description: `${name}: ${total.toFixed(4)}` });
  expect.soft(await mostHeadersOf(page), `${name}: headers at a time`).toBeLessThanOrEqual(1);
  expect.soft(total, `${name}: ${sources.join(', ')}`).toBeLessThanOrEqual(MAX_SHIFT);
};
