import { openBrowser, startDemo } from './demo.ts';
import { benchLargeCart } from './largeCart.ts';
import { printLine, table } from './report.ts';
import { benchKeystrokes, benchScrolling, benchService, KEYSTROKE_COLUMNS } from './search.ts';
import { benchVerifying } from './verifying.ts';

/** Times in a real browser with its own demo. A benchmark, not a test: it prints, and fails only with `--strict`. */

const FIRST_PORT = 4140;
const SMALL_CATALOGUE = 600;
const LARGE_CATALOGUE = 100_000;

const browser = await openBrowser();
const rows: string[][] = [];

printLine('\nStarting a demo of 600 products…');
const smallDemo = await startDemo(SMALL_CATALOGUE, FIRST_PORT);
try {
  rows.push((await benchKeystrokes(browser, smallDemo, '600 products')).row);
} finally {
  await smallDemo.stop();
}

printLine('\nStarting a demo of 100,000 products; the first time it makes them…');
const largeDemo = await startDemo(LARGE_CATALOGUE, FIRST_PORT + 1);
try {
  const { row, sent } = await benchKeystrokes(browser, largeDemo, '100,000 products');
  rows.push(row);
  table(
    'From a key to its results on screen, less the 100 ms that typing rests, processor 4 times slower',
    KEYSTROKE_COLUMNS,
    rows,
  );
  await benchLargeCart(browser, largeDemo);
  await benchVerifying(browser, largeDemo);
  table(
    'The search service with 100,000 products, one search after another',
    ['', 'median', 'goal', '95 %', 'worst', 'searches'],
    await benchService(sent),
  );
  table(
    'Scrolling the store as a quick flick',
    ['', 'rows', 'frames', 'dropped', 'goal', 'longest'],
    [['100,000 products', ...(await benchScrolling(browser, largeDemo))]],
  );
} finally {
  await browser.close();
  await largeDemo.stop();
}
