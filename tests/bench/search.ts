import type { Browser, Page } from 'playwright';
import { type Demo, logIn, slowDown } from './demo.ts';
import { emptyCart } from './fillCart.ts';
import { measured } from './options.ts';
import { framesDuring, toResults } from './paint.ts';
import { count, median, ms, quantile, withGoal, worst } from './report.ts';

/** Words of the demo's catalogue, some of them misspelt. */
const WORDS = [
  ...['olive oil', 'coffee', 'pasta', 'tomato', 'sparkling', 'honey', 'rice'],
  ...['chips', 'cheese', 'flour', 'butter', 'bread', 'tomatto', 'cofee'],
].slice(0, measured(14, 2));
const TYPING_DELAY_MS = 100;
const SETTLE_MS = 600;
const REPETITIONS = measured(40, 2);
const GOAL = { totalMs: 100, medianMs: 40, worstMs: 100, serviceMs: 10, droppedFrames: 0 };

export const KEYSTROKE_COLUMNS = [
  '',
  'median',
  'goal',
  'worst',
  'without the network',
  'goal',
  'worst',
  'goal',
];

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search products' });

type RecordedSearch = { address: string; headers: Record<string, string>; body: string };

/** Types the last letter of each word and waits for the results; returns the times and the requests. */
export const benchKeystrokes = async (browser: Browser, demo: Demo, catalogue: string) => {
  await emptyCart(demo);
  const page = await logIn(browser, demo);
  const sent: RecordedSearch[] = [];
  page.on('request', async (request) => {
    if (!request.url().includes('/_search')) return;
    const address = request.url().replace(`${demo.portal}/backend`, demo.backend);
    sent.push({ address, headers: await request.allHeaders(), body: request.postData() ?? '' });
  });
  await page.goto(`${demo.portal}/store`);
  await searchBox(page).waitFor();
  await page.waitForTimeout(SETTLE_MS);
  await slowDown(page);
  const totalTimes: number[] = [];
  const ownTimes: number[] = [];
  for (const word of WORDS) {
    await searchBox(page).fill(word.slice(0, -1));
    await page.waitForTimeout(2 * SETTLE_MS);
    await searchBox(page).press('End');
    const times = await toResults(page, `“${word}”`, () => searchBox(page).press(word.slice(-1)));
    totalTimes.push(times.totalMs - TYPING_DELAY_MS);
    ownTimes.push(times.totalMs - TYPING_DELAY_MS - times.responseMs);
  }
  await page.context().close();
  const of = `key to results, ${catalogue}`;
  const row = [
    catalogue,
    ...withGoal({ of, value: median(totalTimes), goal: GOAL.totalMs }),
    ms(worst(totalTimes)),
    ...withGoal({ of: `${of}, without the network`, value: median(ownTimes), goal: GOAL.medianMs }),
    ...withGoal({ of: `${of}, without the network, worst`, value: worst(ownTimes), goal: GOAL.worstMs }),
  ];
  return { row, sent };
};

const reportedDuration = (responseBody: unknown): number =>
  typeof responseBody === 'object' && responseBody && 'took' in responseBody
    ? Number(responseBody.took)
    : Number.NaN;

/** Times of the same searches over HTTP, measured and as reported by the service. */
export const benchService = async (sent: readonly RecordedSearch[]): Promise<string[][]> => {
  const times: number[] = [];
  const took: number[] = [];
  for (let repeat = 0; repeat < REPETITIONS; repeat += 1) {
    for (const { address, headers, body } of sent) {
      const { authorization = '' } = headers;
      const began = performance.now();
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body,
      });
      const responseBody: unknown = await response.json();
      if (!response.ok || repeat === 0) continue;
      times.push(performance.now() - began);
      took.push(reportedDuration(responseBody));
    }
  }
  const summaryRow = (of: string, times: number[]) => [
    of,
    ...withGoal({ of: `the search service, ${of}`, value: median(times), goal: GOAL.serviceMs }),
    ms(quantile(times, 0.95)),
    ms(worst(times)),
    String(times.length),
  ];
  return [summaryRow('over HTTP', times), summaryRow('the search itself', took)];
};

const FRAME = 1_000 / 60;
const ROWS = measured(2_000, 200);
/** px a second: fast scrolling. */
const SCROLL_SPEED = 8_000;

/** Counts the frames dropped while a list of 2,000 rows is scrolled. */
export const benchScrolling = async (browser: Browser, demo: Demo): Promise<string[]> => {
  const page = await logIn(browser, demo);
  await page.goto(`${demo.portal}/store`);
  await page.getByRole('listitem').first().waitFor();
  const rowHeights = () =>
    page.evaluate(() =>
      Math.max(
        0,
        ...[...document.querySelectorAll('main [aria-posinset]')].map((summaryRow) =>
          Number(summaryRow.getAttribute('aria-posinset')),
        ),
      ),
    );
  for (let tries = 0; tries < 200 && (await rowHeights()) < ROWS; tries += 1) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForTimeout(100);
  }
  const rows = await rowHeights();
  const height = await page.evaluate(() => {
    scrollTo(0, 0);
    return document.documentElement.scrollHeight;
  });
  await page.waitForTimeout(2 * SETTLE_MS);
  const session = await page.context().newCDPSession(page);
  const frames = await framesDuring(page, async () => {
    const gesture = {
      x: 800,
      y: 400,
      yDistance: -height,
      speed: SCROLL_SPEED,
      gestureSourceType: 'mouse',
    } as const;
    await session.send('Input.synthesizeScrollGesture', gesture);
  });
  const dropped = frames.map((frame) => Math.max(0, Math.round(frame / FRAME) - 1));
  await page.context().close();
  return [
    String(rows),
    String(frames.length),
    ...withGoal({
      of: 'scrolling, dropped frames',
      value: dropped.reduce((sum, frames) => sum + frames, 0),
      goal: GOAL.droppedFrames,
      format: count,
    }),
    ms(worst(frames)),
  ];
};
