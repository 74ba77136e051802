import type { Browser } from 'playwright';
import { type Demo, openBrowser, SLOWED, startDemo } from './demo.ts';
import { benchLargeCart } from './largeCart.ts';
import { isQuick, measured, QUICK_CATALOGUE } from './options.ts';
import { benchQuickOrder } from './quickOrder.ts';
import { printLine, table } from './report.ts';
import { runBenchmarks } from './run.ts';
import { benchKeystrokes, benchScrolling, benchService, KEYSTROKE_COLUMNS } from './search.ts';
import { benchVerifying } from './verifying.ts';

const FIRST_PORT = 4140;
const SMALL_CATALOGUE = 600;
const LARGE_CATALOGUE = measured(100_000, QUICK_CATALOGUE);

const nameOf = (products: number) => `${products.toLocaleString('en')} products`;

/** Runs with a demo of this many products; its data is kept for the next time. */
const withDemo = async <Result>(
  products: number,
  port: number,
  run: (demo: Demo) => Promise<Result>,
): Promise<Result> => {
  printLine(`\nStarting a demo of ${nameOf(products)}; the first time it makes them…`);
  const demo = await startDemo(products, port);
  try {
    return await run(demo);
  } finally {
    await demo.stop();
  }
};

const benchSmallCatalogue = (browser: Browser): Promise<string[]> =>
  withDemo(
    SMALL_CATALOGUE,
    FIRST_PORT,
    async (demo) => (await benchKeystrokes(browser, demo, nameOf(SMALL_CATALOGUE))).row,
  );

const benchLargeCatalogue = (browser: Browser, rows: readonly string[][]): Promise<void> =>
  withDemo(LARGE_CATALOGUE, FIRST_PORT + 1, async (demo) => {
    const { row, sent } = await benchKeystrokes(browser, demo, nameOf(LARGE_CATALOGUE));
    table(
      `From a key to its results on screen, less the 100 ms that typing rests, ${SLOWED}`,
      KEYSTROKE_COLUMNS,
      [...rows, row],
    );
    await benchLargeCart(browser, demo);
    await benchVerifying(browser, demo);
    table(
      `The search service with ${nameOf(LARGE_CATALOGUE)}, one search after another`,
      ['', 'median', 'goal', '95 %', 'worst', 'searches'],
      await benchService(sent),
    );
    await benchQuickOrder(browser, demo, nameOf(LARGE_CATALOGUE));
    table(
      'Scrolling the store as a quick flick',
      ['', 'rows', 'frames', 'dropped', 'goal', 'longest'],
      [[nameOf(LARGE_CATALOGUE), ...(await benchScrolling(browser, demo))]],
    );
  });

/** Searching, a large cart and scrolling in a real browser, with a demo of few products and one of many. */
export const benchBrowser = async (): Promise<void> => {
  const browser = await openBrowser();
  try {
    await benchLargeCatalogue(browser, isQuick ? [] : [await benchSmallCatalogue(browser)]);
  } finally {
    await browser.close();
  }
};

if (import.meta.main) await runBenchmarks({ browser: benchBrowser });
