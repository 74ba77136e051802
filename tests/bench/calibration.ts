import type { Browser } from 'playwright';
import { CALIBRATION_REFERENCE_MS, calibrationWork } from '../support/calibrationWork.ts';
import { PHONE_SLOWDOWN, slowDown } from './demo.ts';
import { measured } from './options.ts';
import { median, ms, printLine, scaleTimes } from './report.ts';

const ROUNDS = 7;

// ms; the browser gets the work's source.
const TIMED_WORK = `(() => {
  const began = performance.now();
  return (${calibrationWork})() > 0 ? performance.now() - began : NaN;
})()`;

/** Measures a fixed workload in the slowed browser; from then on goals are checked against figures of the reference machine. */
export const calibrate = async (browser: Browser): Promise<void> => {
  const page = await browser.newPage();
  await slowDown(page, PHONE_SLOWDOWN);
  const times: number[] = [];
  for (let round = 0; round < measured(ROUNDS, 3); round += 1)
    times.push(await page.evaluate<number>(TIMED_WORK));
  await page.close();
  const scale = CALIBRATION_REFERENCE_MS / median(times);
  scaleTimes(scale);
  printLine(
    `Calibration: ${ms(median(times))}, on the reference machine ${ms(CALIBRATION_REFERENCE_MS)}. Goals are compared with times × ${scale.toFixed(2)}.`,
  );
};
