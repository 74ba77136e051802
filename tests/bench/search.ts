import type { Browser, Page } from 'playwright';
import { type Demo, logIn, slowDown } from './demo.ts';
import { framesDuring, toResults } from './paint.ts';
import { median, ms, quantile, worst } from './report.ts';

/** Words of the demo's catalogue, and some that a person mistypes. */
const WORDS =
  'olive oil,coffee,pasta,tomato,sparkling,honey,rice,chips,cheese,flour,butter,bread,tomatto,cofee';
const TYPING_RESTS = 100;
const REST = 600;
const REPEATS = 40;

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search products' });

/** A search as the portal sent it, to be sent again. */
type Sent = { address: string; headers: Record<string, string>; body: string };

/** Types the last letter of each word and waits for what it finds; answers with the times and with what was asked for. */
export const benchKeystrokes = async (browser: Browser, demo: Demo) => {
  const page = await logIn(browser, demo);
  const sent: Sent[] = [];
  page.on('request', async (request) => {
    if (!request.url().includes('/_search')) return;
    const address = request.url().replace(`${demo.portal}/backend`, demo.backend);
    sent.push({ address, headers: await request.allHeaders(), body: request.postData() ?? '' });
  });
  await page.goto(`${demo.portal}/store`);
  await searchBox(page).waitFor();
  await page.waitForTimeout(REST);
  await slowDown(page);
  const shown: number[] = [];
  const own: number[] = [];
  for (const word of WORDS.split(',')) {
    await searchBox(page).fill(word.slice(0, -1));
    await page.waitForTimeout(2 * REST);
    await searchBox(page).press('End');
    const times = await toResults(page, `“${word}”`, () => searchBox(page).press(word.slice(-1)));
    shown.push(times.shown - TYPING_RESTS);
    own.push(times.shown - TYPING_RESTS - times.waited);
  }
  await page.context().close();
  return { row: [shown, own].flatMap((times) => [ms(median(times)), ms(worst(times))]), sent };
};

const tookOf = (answer: unknown): number =>
  typeof answer === 'object' && answer && 'took' in answer ? Number(answer.took) : Number.NaN;

/** How long the search service takes for the same searches over HTTP, one after another, and how long it says itself. */
export const benchService = async (sent: readonly Sent[]): Promise<string[][]> => {
  const times: number[] = [];
  const took: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    for (const { address, headers, body } of sent) {
      const { authorization = '' } = headers;
      const began = performance.now();
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body,
      });
      const answer: unknown = await response.json();
      if (!response.ok || repeat === 0) continue;
      times.push(performance.now() - began);
      took.push(tookOf(answer));
    }
  }
  const row = (of: number[]) => [ms(median(of)), ms(quantile(of, 0.95)), ms(worst(of)), String(of.length)];
  return [
    ['over HTTP', ...row(times)],
    ['the search itself', ...row(took)],
  ];
};

const FRAME = 1_000 / 60;
const ROWS = 2_000;
/** px a second: a quick flick. */
const SPEED = 8_000;

/** Frames that were not painted while a list of 2,000 rows ran by. */
export const benchScrolling = async (browser: Browser, demo: Demo): Promise<string[]> => {
  const page = await logIn(browser, demo);
  await page.goto(`${demo.portal}/store`);
  await page.getByRole('listitem').first().waitFor();
  const known = () =>
    page.evaluate(() =>
      Math.max(
        0,
        ...[...document.querySelectorAll('main [aria-posinset]')].map((row) =>
          Number(row.getAttribute('aria-posinset')),
        ),
      ),
    );
  for (let tries = 0; tries < 200 && (await known()) < ROWS; tries += 1) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForTimeout(100);
  }
  const rows = await known();
  const height = await page.evaluate(() => {
    scrollTo(0, 0);
    return document.documentElement.scrollHeight;
  });
  await page.waitForTimeout(2 * REST);
  const session = await page.context().newCDPSession(page);
  const frames = await framesDuring(page, async () => {
    const way = { x: 800, y: 400, yDistance: -height, speed: SPEED, gestureSourceType: 'mouse' } as const;
    await session.send('Input.synthesizeScrollGesture', way);
  });
  const dropped = frames.map((frame) => Math.max(0, Math.round(frame / FRAME) - 1));
  await page.context().close();
  return [
    String(rows),
    String(frames.length),
    String(dropped.reduce((sum, each) => sum + each, 0)),
    ms(worst(frames)),
  ];
};
