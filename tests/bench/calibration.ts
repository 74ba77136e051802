import type { Browser } from 'playwright';
import { PHONE_SLOWDOWN, slowDown } from './demo.ts';
import { measured } from './options.ts';
import { median, ms, printLine, scaleTimes } from './report.ts';

/** What the workload takes on the machine that the goals were set on, ms. */
const REFERENCE_MS = 400;
const ROUNDS = 7;

/** Sorting, texts and a map, then two thousand elements with a layout: what a screen's processor time consists of. ms. */
const work = (): number => {
  const began = performance.now();
  let seed = 1;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed;
  };
  const numbers = Array.from({ length: 60_000 }, next).toSorted((one, two) => one - two);
  const texts = new Map(numbers.map((number) => [number.toString(36), `${number} of ${numbers.length}`]));
  const list = document.createElement('ul');
  document.body.append(list);
  for (const [key, text] of [...texts].slice(0, 2_000)) {
    const item = document.createElement('li');
    item.style.padding = '1px';
    item.textContent = `${key} ${text}`;
    list.append(item);
  }
  const { height } = list.getBoundingClientRect();
  list.remove();
  return height > 0 ? performance.now() - began : Number.NaN;
};

/** Measures a fixed workload in the slowed browser; from then on goals are checked against figures of the reference machine. */
export const calibrate = async (browser: Browser): Promise<void> => {
  const page = await browser.newPage();
  await slowDown(page, PHONE_SLOWDOWN);
  const times: number[] = [];
  for (let round = 0; round < measured(ROUNDS, 3); round += 1) times.push(await page.evaluate(work));
  await page.close();
  const scale = REFERENCE_MS / median(times);
  scaleTimes(scale);
  printLine(
    `Calibration: ${ms(median(times))}, on the reference machine ${ms(REFERENCE_MS)}. Goals are compared with times × ${scale.toFixed(2)}.`,
  );
};
