import type { Browser, Page } from 'playwright';
import { type Demo, logIn, SLOWED, slowDown } from './demo.ts';
import { measured } from './options.ts';
import { toNextPaint } from './paint.ts';
import { median, ms, quantile, table, withGoal, worst } from './report.ts';

const CODES_PER_CALL = 500;
const LOOK_UPS = measured(60, 2);
const LIST_ROWS = measured(5_000, 200);
const KEYS = measured(40, 4);
const SETTLE_MS = 1_000;
const GOAL = { lookUpMs: 50, pasteMs: 2_000, keyMs: 32 };

type Call = { address: string; headers: Record<string, string> };

const codeField = (page: Page, row: number) =>
  page.getByRole('combobox', { name: `Code or name, row ${row}`, exact: true });

/** Codes as a customer types them: exact, without punctuation, with a mistake, and unknown. */
const typedCodes = (codes: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    const code = codes[at % codes.length] ?? '';
    if (at % 50 === 49) return `${code}7`;
    return at % 5 === 4 ? code.replace('-', '').toLowerCase() : code;
  });

const codesOf = async (demo: Demo, { headers }: Call): Promise<string[]> => {
  const response = await fetch(`${demo.backend}/products/_search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: headers.authorization ?? '' },
    body: JSON.stringify({ size: 1_000, query: { term: { disabled: 0 } }, _source: ['code'] }),
  });
  const { hits } = await response.json();
  return hits.hits.map(({ _source }: { _source: { code: string } }) => _source.code);
};

/** The page with an empty quick order, and one of its look-ups. */
const openQuickOrder = async (browser: Browser, demo: Demo): Promise<{ page: Page; call: Call }> => {
  const page = await logIn(browser, demo);
  await page.goto(`${demo.portal}/quick-order`);
  await codeField(page, 1).waitFor();
  const clear = page.getByRole('button', { name: 'Clear all' });
  if (await clear.isVisible()) await clear.click();
  const asked = page.waitForRequest((request) => request.url().includes('/products/by_codes'));
  await codeField(page, 1).fill('CO-1001');
  await codeField(page, 1).press('Enter');
  const request = await asked;
  await clear.click();
  await page.waitForTimeout(SETTLE_MS);
  return { page, call: { address: request.url(), headers: await request.allHeaders() } };
};

const lookUpTimes = async (demo: Demo, { headers }: Call, codes: readonly string[]): Promise<number[]> => {
  const body = JSON.stringify({ codes: typedCodes(codes, CODES_PER_CALL) });
  const times: number[] = [];
  for (let at = 0; at < LOOK_UPS; at += 1) {
    const began = performance.now();
    const response = await fetch(`${demo.backend}/products/by_codes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: headers.authorization ?? '' },
      body,
    });
    await response.text();
    if (!response.ok) throw new Error(`a look-up was answered with ${response.status}`);
    if (at > 0) times.push(performance.now() - began);
    // A caller has a share of the processor's time.
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return times;
};

/** ms from a paste to the first price, and to everything known. */
const pasteTimes = async (page: Page, codes: readonly string[]): Promise<{ first: number; all: number }> => {
  const list = typedCodes(codes, LIST_ROWS).map((code, at) => `${code}\t${(at % 9) + 1}`);
  const began = performance.now();
  await page.getByRole('textbox', { name: 'Your list' }).evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, list.join('\n'));
  await page.getByRole('row').nth(1).getByText('$').locator('visible=true').first().waitFor();
  const first = performance.now() - began;
  await page.getByText(/^[\d,]+ rows?$/).waitFor({ timeout: 60_000 });
  return { first, all: performance.now() - began };
};

const keyTimes = async (page: Page): Promise<number[]> => {
  const session = await slowDown(page);
  const field = codeField(page, 2);
  await field.click();
  const times: number[] = [];
  for (let at = 0; at < KEYS; at += 1) times.push(await toNextPaint(page, () => page.keyboard.press('5')));
  await session.detach();
  return times;
};

/** The quick order: looking up codes, pasting a list, and typing into the grid with the list in it. */
export const benchQuickOrder = async (browser: Browser, demo: Demo, catalogue: string): Promise<void> => {
  const { page, call } = await openQuickOrder(browser, demo);
  const codes = await codesOf(demo, call);
  const lookUps = await lookUpTimes(demo, call, codes);
  const pasted = await pasteTimes(page, codes);
  const keys = await keyTimes(page);
  await page.context().close();
  const rows = LIST_ROWS.toLocaleString('en');
  table(
    `Quick order, ${catalogue}`,
    ['', 'time', 'goal', 'median', 'worst'],
    [
      [
        `a look-up of ${CODES_PER_CALL} codes over HTTP, 95 %`,
        ...withGoal({
          of: `looking up ${CODES_PER_CALL} codes, 95 %`,
          value: quantile(lookUps, 0.95),
          goal: GOAL.lookUpMs,
        }),
        ms(median(lookUps)),
        ms(worst(lookUps)),
      ],
      [
        `${rows} pasted rows to the first screen’s prices`,
        ...withGoal({ of: `${rows} pasted rows to the preview`, value: pasted.first, goal: GOAL.pasteMs }),
        '',
        '',
      ],
      [`${rows} pasted rows, everything known`, ms(pasted.all), '', '', ''],
      [
        `a key in the grid to its paint, ${SLOWED}`,
        ...withGoal({ of: 'a key in the grid', value: median(keys), goal: GOAL.keyMs }),
        ms(median(keys)),
        ms(worst(keys)),
      ],
    ],
  );
};
