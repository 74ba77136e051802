import type { Browser, CDPSession, Page } from 'playwright';
import { ROW } from '../../e2e/support/screens.ts';
import { startWeighing, weightOf } from '../support/pageWeight.ts';
import type { Demo } from './demo.ts';
import { measured } from './options.ts';
import { printFigures } from './report.ts';

const FIRST = measured(5, 1);
const LAST = measured(50, 3);
const MAX_GROWTH = 1.05;
const SETTLE_MS = 1_500;

const measure = async (page: Page, session: CDPSession): Promise<Map<string, number>> => {
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.waitForTimeout(SETTLE_MS);
  const { heap = 0, ...counted } = await weightOf(session);
  return new Map([['heap, KB', heap / 1_024], ...Object.entries(counted)]);
};

/** What is left of a slot after it was mounted and unmounted many times in the demo parent. */
export const benchSlotMounts = async (browser: Browser, { shell }: Demo): Promise<void> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  const page = await context.newPage();
  const session = await startWeighing(page);
  await page.goto(`${shell}/?page=ordering&account=1042&way=slot&portal=store`);
  const first = new Map<string, number>();
  for (let count = 1; count <= LAST; count += 1) {
    if (count > 1) await page.getByRole('button', { name: 'Load again' }).click();
    await page.locator(`.wp-root ${ROW}`).first().waitFor();
    await page.getByRole('button', { name: 'Destroy' }).click();
    await page.locator('.wp-root').waitFor({ state: 'detached' });
    if (count === FIRST) for (const [name, value] of await measure(page, session)) first.set(name, value);
  }
  const last = await measure(page, session);
  await context.close();
  printFigures(
    `After mount and unmount ${LAST} of a slot; the goal is that after ${FIRST} and 5 %`,
    [...last].map(([name, value]) => ({ name, value, goal: (first.get(name) ?? 0) * MAX_GROWTH })),
    (value) => value.toFixed(0),
  );
};
